import { yearsOf } from '@longtwilight/words';
import { useMemo } from 'preact/hooks';
import { type Chapter, chaptersOf } from '../log/chapters.ts';
import { Told } from '../log/told.tsx';
import type { ReplayMatch } from '../replay/replay-match.ts';
import { useSpeech } from '../table/speech.ts';

/** A whole game on paper, turn by turn. */
export function LogSheet({ match }: { readonly match: ReplayMatch }) {
  const { words } = useSpeech();
  const { story, view } = match.now;
  const turns = useMemo(() => byTurn(chaptersOf(words, story, view)), [words, story, view]);
  return (
    <>
      <p class="lt-quiet">{words.rules(view.rules).join(' · ')}</p>
      <div class="sheet-log">
        {turns.map(([turn, chapters]) => (
          <section key={turn}>
            {turn > 0 && <h2>{words.say('ui.turn.years', { turn, years: yearsOf(turn) })}</h2>}
            {chapters.map(({ until, sentences: [first = '', ...rest] }) => (
              <p key={until}>
                <b>
                  <Told text={first} />
                </b>{' '}
                <Told text={rest.join(' ')} />
              </p>
            ))}
          </section>
        ))}
      </div>
    </>
  );
}

function byTurn(chapters: readonly Chapter[]): [turn: number, chapters: Chapter[]][] {
  const turns = new Map<number, Chapter[]>();
  for (const chapter of chapters) turns.set(chapter.turn, [...(turns.get(chapter.turn) ?? []), chapter]);
  return [...turns];
}
