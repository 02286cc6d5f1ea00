import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

/** A link to read, with a button that copies it. */
export function LinkField({ link, label }: { readonly link: string; readonly label: string }) {
  const { words } = useSetting();
  const [copied, setCopied] = useState<string | null>(null);
  return (
    <>
      <input class="link" readOnly value={link} aria-label={label} />
      <button
        type="button"
        class="primary"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(link))}
      >
        {words.say(copied === link ? 'ui.copied' : 'ui.copy-link')}
      </button>
    </>
  );
}
