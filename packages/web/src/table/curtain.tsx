import type { SideKey } from '@longtwilight/engine';
import { useSpeech } from './speech.ts';

/** Between two people at one screen. */
export function Curtain({ side, onReady }: { readonly side: SideKey; readonly onReady: () => void }) {
  const { words } = useSpeech();
  return (
    <main class="curtain" data-side={side}>
      <h1>{words.side(side)}</h1>
      <p>{words.say('ui.curtain', { side })}</p>
      <button type="button" class="primary" onClick={onReady}>
        {words.say('ui.curtain.ready', { side })}
      </button>
      <a class="button" href="#/">
        {words.say('ui.home')}
      </a>
    </main>
  );
}
