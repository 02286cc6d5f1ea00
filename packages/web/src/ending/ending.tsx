import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { usePlayer } from '../story/player.ts';
import { useSpeech } from '../table/speech.ts';
import { type EndedGame, endTitle, whatDecided } from './what-decided.ts';

interface EndingProps extends EndedGame {
  /** What can be done with the game now. */
  readonly children: ComponentChildren;
}

const EndStage = lazyPage<EndingProps & { readonly onClose: () => void }>(
  async () => (await import('./end-stage.tsx')).EndStage,
);

/** How a game ended: over the whole table first, then as a note beside it. What led to it is told before. */
export function Ending(props: EndingProps) {
  const { words } = useSpeech();
  const { settings } = useSetting();
  const { telling } = usePlayer();
  const [open, setOpen] = useState(true);
  const { view, story, children } = props;
  const decided = useMemo(() => whatDecided(words, props), [words, story, view]);
  const again = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Where it was has gone with what lay over the table
    if (!open && document.activeElement === document.body) again.current?.focus({ preventScroll: true });
  }, [open]);
  if (telling !== null) return null;
  if (open && !settings.textView) return <EndStage {...props} onClose={() => setOpen(false)} />;
  const winner = view.outcome?.winner;
  return (
    <section class="ending" data-side={winner === 'draw' ? undefined : winner}>
      <h2>{endTitle(words, props)}</h2>
      <p class="decided">{decided.sentence}</p>
      <p class="buttons">
        {children}
        {!settings.textView && (
          <button ref={again} type="button" class="quiet" onClick={() => setOpen(true)}>
            {words.say('ui.end.again')}
          </button>
        )}
      </p>
    </section>
  );
}
