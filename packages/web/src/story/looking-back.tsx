import type { RailProps } from '../table/rail.tsx';
import { useSpeech } from '../table/speech.ts';
import { Stepper } from './stepper.tsx';

/** While a past moment of a running game is shown: the way through it, and back to the game. */
export function LookingBack({ now, past, onPast, replaying }: RailProps & { readonly past: number }) {
  const { words } = useSpeech();
  return (
    <section class="looking-back">
      <Stepper story={now.story} at={past} onMove={onPast} onPlayed={replaying ? () => onPast(null) : undefined} />
      <button type="button" class="primary" onClick={() => onPast(null)}>
        {words.say('ui.now')}
      </button>
    </section>
  );
}
