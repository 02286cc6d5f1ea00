import { sharedText } from '../editor/share.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { goTo } from '../site/routes.ts';
import { usePlayer } from '../story/player.ts';
import { Stepper } from '../story/stepper.tsx';
import { nextMistake } from '../study/use-study.ts';
import { useSpeech } from '../table/speech.ts';
import type { Onlooker, ReplayMatch } from './replay-match.ts';
import { useReplayKeys } from './use-replay-keys.ts';

interface ScrubberProps {
  readonly match: ReplayMatch;
  readonly at: number;
  readonly onLook: (steps: number) => void;
}

const ONLOOKERS: readonly Onlooker[] = ['both', 'us', 'ussr', 'public'];

/** Through a game step by step, with anybody's eyes. */
export function Scrubber({ match, at, onLook }: ScrubberProps) {
  const { words } = useSpeech();
  const { telling, pause, step, back, jump } = usePlayer();
  const setUp = async () => {
    const seen = match.viewAfter(at);
    const hands = { us: seen.hands.us.cards, ussr: seen.hands.ussr.cards };
    goTo(`position/${await sharedText(seen, match.as === 'both' ? hands : undefined)}`);
  };
  const last = telling?.beats.length ?? 1;
  const { as } = match;
  useReplayKeys({
    back,
    on: step,
    first: () => jump(0),
    last: () => jump(last - 1),
    flip: () => match.seeAs(ONLOOKERS[(ONLOOKERS.indexOf(as) + 1) % ONLOOKERS.length]!), // inside the list
    nextMistake: () => {
      const next = nextMistake(match.record, at);
      if (next !== null) onLook(next);
    },
  });
  return (
    <>
      <Stepper
        at={(telling?.at ?? 0) + 1}
        last={last}
        playing={telling !== null && !telling.paused}
        onMove={(one) => jump(one - 1)}
        onBack={back}
        onStep={step}
        onPlay={pause}
      />
      <ChoiceField
        label={words.say('ui.view-as')}
        value={match.as}
        options={ONLOOKERS}
        name={(one) => (one === 'us' || one === 'ussr' ? words.side(one) : words.say(`ui.view.${one}`))}
        onChange={(one) => match.seeAs(one)}
      />
      <button type="button" class="quiet" onClick={() => void setUp()}>
        {words.say('ui.edit.from-here')}
      </button>
    </>
  );
}
