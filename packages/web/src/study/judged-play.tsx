import type { StudiedPlay } from '@longtwilight/bots';
import type { Words } from '@longtwilight/words';
import { Reasons } from '../advice/suggested-move.tsx';
import { useSpeech } from '../table/speech.ts';

interface JudgedPlayProps {
  readonly play: StudiedPlay;
  /** Its best answers are shown. */
  readonly isOpen?: boolean | undefined;
  readonly onLook: (steps: number) => void;
}

/** So many answers of a decision are named. */
const MOST_ANSWERS = 4;

/** A decision of a game: what was done, what it cost, what would have been better and why. */
export function JudgedPlay({ play, isOpen, onLook }: JudgedPlayProps) {
  const { words } = useSpeech();
  const { at, turn, side, decision, answers, options, grade, loss, better } = play;
  const played = words.answer(decision, answers[0] ?? '');
  const isCostly = grade !== null;
  return (
    <li data-grade={grade}>
      <button type="button" onClick={() => onLook(at + 1)}>
        <b>{isCostly ? words.say('ui.study.loss', { points: Math.round(100 * loss) }) : '✓'}</b>
        <span>
          {words.say('ui.study.one', { turn, side, text: played })}
          {isCostly && (
            <small>
              <em>{words.say(`ui.study.grade.${grade}`)}</em>{' '}
              {words.say('ui.study.better', { text: betterText(words, play) })}
            </small>
          )}
          {better !== null && <Reasons reasons={better.reasons} />}
        </span>
      </button>
      {isOpen && (
        <ol class="answers">
          {options.slice(0, MOST_ANSWERS).map(({ answer, value }) => (
            <li key={answer}>
              <span>{words.answer(decision, answer)}</span>
              <meter min={0} max={1} value={value} />
              <b>{words.say('ui.percent', { points: Math.round(100 * value) })}</b>
            </li>
          ))}
          <li>
            <span>{words.say('ui.study.played', { text: played })}</span>
            <meter min={0} max={1} value={play.chance} />
            <b>{words.say('ui.percent', { points: Math.round(100 * play.chance) })}</b>
          </li>
        </ol>
      )}
    </li>
  );
}

/** Another first answer, or the same one followed up otherwise. */
function betterText(words: Words, { decision, answers, options }: StudiedPlay): string {
  const [first = ''] = answers;
  const [best] = options;
  return best === undefined || best.answer === first
    ? words.say('ui.study.otherwise', { text: words.answer(decision, first) })
    : words.answer(decision, best.answer);
}
