import { useEffect, useRef } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

interface SureDialogProps {
  readonly title: string;
  readonly about: string;
  /** What the button says that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before something that can't be undone, away from the button that was pressed for it. */
export function SureDialog({ title, about, yes, onYes, onNo }: SureDialogProps) {
  const { words } = useSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class="sure"
      aria-labelledby="sure-title"
      onClose={onNo}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="sure-title">{title}</h2>
      <p>{about}</p>
      <p class="buttons">
        <button type="button" class="primary" onClick={onNo}>
          {words.say('ui.sure.no')}
        </button>
        <button type="button" class="quiet" onClick={onYes}>
          {yes}
        </button>
      </p>
    </dialog>
  );
}
