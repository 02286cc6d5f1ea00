import { sharedText } from '../editor/share.ts';
import { ChoiceField } from '../settings/settings-form.tsx';
import { goTo } from '../site/routes.ts';
import { usePlayer } from '../story/player.ts';
import { Stepper } from '../story/stepper.tsx';
import { useSpeech } from '../table/speech.ts';
import type { Onlooker, ReplayMatch } from './replay-match.ts';

interface ScrubberProps {
  readonly match: ReplayMatch;
  readonly at: number;
}

const ONLOOKERS: readonly Onlooker[] = ['both', 'us', 'ussr', 'public'];

/** Through a game step by step, with anybody's eyes. */
export function Scrubber({ match, at }: ScrubberProps) {
  const { words } = useSpeech();
  const { telling, pause, step, back, jump } = usePlayer();
  const setUp = async () => {
    const seen = match.viewAfter(at);
    const hands = { us: seen.hands.us.cards, ussr: seen.hands.ussr.cards };
    goTo(`position/${await sharedText(seen, match.as === 'both' ? hands : undefined)}`);
  };
  return (
    <>
      <Stepper
        at={(telling?.at ?? 0) + 1}
        last={telling?.beats.length ?? 1}
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
