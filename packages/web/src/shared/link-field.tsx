import { useRef } from 'preact/hooks';
import { CopyButton } from './copy-button.tsx';

/** A link to read, with a button that copies it. */
export function LinkField({ link, label }: { readonly link: string; readonly label: string }) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <>
      <input ref={field} class="link" readOnly value={link} aria-label={label} />
      <CopyButton of={link} text={() => link} field={field} primary />
    </>
  );
}
