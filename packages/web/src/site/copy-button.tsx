import type { RefObject } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

interface CopyButtonProps {
  /** What the link leads to: for another one nothing has been copied yet. */
  readonly of: unknown;
  readonly link: () => string | Promise<string>;
  /** Where the link can be read already. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly primary?: boolean;
  readonly disabled?: boolean;
}

/** Copies a link; where the browser does not allow that, the link is there to be taken by hand. */
export function CopyButton({ of, link, field, primary = false, disabled = false }: CopyButtonProps) {
  const { words } = useSetting();
  const [result, setResult] = useState<{ of: unknown; link: string; copied: boolean } | null>(null);
  const now = result?.of === of ? result : null;
  const copy = async () => {
    const text = await link();
    const copied = await tryToCopy(text);
    setResult({ of, link: text, copied });
    if (!copied) field?.current?.select();
  };
  return (
    <>
      <button type="button" class={primary ? 'primary' : 'quiet'} disabled={disabled} onClick={() => void copy()}>
        {words.say(now?.copied ? 'ui.copied' : 'ui.copy-link')}
      </button>
      {now !== null && !now.copied && (
        <span class="by-hand" role="status">
          {words.say('ui.copy-by-hand')}
          {field === undefined && <LinkByHand link={now.link} />}
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

function LinkByHand({ link }: { readonly link: string }) {
  const { words } = useSetting();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), [link]);
  return <input ref={field} class="link" readOnly value={link} aria-label={words.say('ui.copy-link')} />;
}
