import { useNextFrame } from '@longtwilight/board';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { isOnButton, isTyping, isWriting } from '../shared/typing.ts';
import { useHeldFocus } from '../shared/use-held-focus.ts';
import { useSpeech } from '../table/speech.ts';
import { Pacer } from './pacer.tsx';
import type { BeatPlayer, BeatsTold } from './use-beats.ts';

interface StageProps {
  readonly kind: 'headlines' | 'scoring' | 'turn';
  readonly label: string;
  readonly title: string;
  /** Stands before the title. */
  readonly sign?: ComponentChildren;
  readonly player: BeatPlayer;
  readonly telling: BeatsTold;
  readonly children: ComponentChildren;
}

/** A great moment over the table. Escape, Enter or a click beside it goes on. */
export function Stage({ kind, label, title, sign, player, telling, children }: StageProps) {
  const { words } = useSpeech();
  const dialog = useRef<HTMLElement>(null);
  useHeldFocus(dialog);
  // The table first, then what lies over it
  const tableDrawn = useNextFrame();
  useEffect(() => {
    if (!isWriting()) dialog.current?.focus({ preventScroll: true });
  }, [tableDrawn]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const goesOn = event.key === 'Escape' || (event.key === 'Enter' && !isOnButton(event));
      if (!goesOn || isTyping(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      player.step();
    };
    addEventListener('keydown', press, { capture: true });
    return () => removeEventListener('keydown', press, { capture: true });
  });
  if (!tableDrawn) return null;
  return (
    <div class="veil">
      <button type="button" class="veil-away" aria-hidden="true" tabIndex={-1} onClick={player.step} />
      <section
        class="stage"
        data-stage={kind}
        role="dialog"
        aria-modal="true"
        aria-label={title}
        tabIndex={-1}
        ref={dialog}
      >
        <header>
          {sign}
          <div class="stage-title">
            <small>{label}</small>
            <h2>{title}</h2>
          </div>
          <Pacer player={player} paused={telling.paused} />
        </header>
        {children}
        <footer>
          <button type="button" class="primary" onClick={player.step}>
            {words.say('ui.continue')}
          </button>
        </footer>
      </section>
    </div>
  );
}
