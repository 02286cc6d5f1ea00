import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

interface CopyButtonProps {
  /** What the text is about: of anything else nothing has been copied yet. */
  readonly of: unknown;
  readonly text: () => string | Promise<string>;
  /** Where the text can be read already. */
  readonly field?: RefObject<HTMLInputElement | null>;
  /** A link is copied unless this says what else. */
  readonly label?: string;
  readonly primary?: boolean;
  readonly disabled?: boolean;
}

/** Copies a link or another text; where the browser does not allow that, the text is there to be taken by hand. */
export function CopyButton({ of, text, field, label, primary = false, disabled = false }: CopyButtonProps) {
  const { words } = useSetting();
  const [result, setResult] = useState<{ of: unknown; text: string; copied: boolean } | null>(null);
  const now = result?.of === of ? result : null;
  const name = label ?? words.say('ui.copy-link');
  const copy = async () => {
    const wanted = await text();
    const copied = await tryToCopy(wanted);
    setResult({ of, text: wanted, copied });
    if (!copied) field?.current?.select();
  };
  return (
    <>
      <button type="button" class={primary ? 'primary' : 'quiet'} disabled={disabled} onClick={() => void copy()}>
        {now?.copied ? words.say('ui.copied') : name}
      </button>
      {now !== null && !now.copied && (
        <span class="by-hand" role="status">
          {words.say('ui.copy-by-hand')}
          {field === undefined && <TextByHand text={now.text} label={name} />}
        </span>
      )}
    </>
  );
}

/** Browsers have no clipboard on addresses without encryption, and may ask or refuse elsewhere. */
async function tryToCopy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function TextByHand({ text, label }: { readonly text: string; readonly label: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), [text]);
  return <textarea ref={field} class="link" readOnly rows={text.split('\n').length} value={text} aria-label={label} />;
}
