import { Die } from '@longtwilight/board';
import { SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import { useSpeech } from '../table/speech.ts';
import { type Face, facesTitle } from './faces.ts';

/** The six faces of a die, each with what it leads to. */
export function OddsStrip({ faces, side }: { readonly faces: readonly Face[]; readonly side: SideKey }) {
  const { words } = useSpeech();
  return (
    <section class="odds-strip">
      <b class="odds-title">{facesTitle(words, faces, side)}</b>
      <ol>
        {faces.map((face) => (
          <li key={face.roll} data-effect={face.effect} data-side={face.effect}>
            <Die roll={face.roll} />
            <span class="lt-hidden">{words.say('ui.face.sentence', { roll: face.roll, text: face.spoken })}</span>
            <span class="tokens" aria-hidden="true">
              {SIDE_KEYS.map((one) => (
                <Token key={one} side={one} amount={face.influence?.[one] ?? 0} solid={face.control === one} />
              ))}
            </span>
            <small aria-hidden="true">{face.word}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Token({ side, amount, solid }: { readonly side: SideKey; readonly amount: number; readonly solid: boolean }) {
  if (amount === 0) return null;
  return (
    <i class="token" data-side={side} data-solid={solid || undefined}>
      {amount}
    </i>
  );
}
