import { useRef } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { CopyButton } from './copy-button.tsx';

interface LinkFieldProps {
  readonly link: string;
  readonly label: string;
  /** What goes with the link where it is shared. */
  readonly text?: string;
}

/** A link to read, to share where the device can, and to copy. */
export function LinkField({ link, label, text }: LinkFieldProps) {
  const { words } = useSetting();
  const field = useRef<HTMLInputElement>(null);
  const shares = 'share' in navigator;
  // Whoever shares it with nobody after all has done nothing wrong
  const share = () => void navigator.share({ url: link, ...(text === undefined ? {} : { text }) }).catch(() => {});
  return (
    <>
      <input ref={field} class="link" readOnly value={link} aria-label={label} />
      {shares && (
        <button type="button" class="primary" onClick={share}>
          {words.say('ui.share')}
        </button>
      )}
      <CopyButton of={link} text={() => link} field={field} primary={!shares} />
    </>
  );
}
