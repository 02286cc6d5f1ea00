import { useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

interface ForgetButtonProps {
  /** What is deleted. */
  readonly label: string;
  readonly onForget: () => void;
}

/** Deletes at the second click. */
export function ForgetButton({ label, onForget }: ForgetButtonProps) {
  const { words } = useSetting();
  const [sure, setSure] = useState(false);
  if (sure)
    return (
      <button type="button" class="forget danger" onClick={onForget} onBlur={() => setSure(false)}>
        {words.say('ui.forget.sure')}
      </button>
    );
  return (
    <button
      type="button"
      class="forget quiet"
      title={words.say('ui.forget')}
      aria-label={`${words.say('ui.forget')}: ${label}`}
      onClick={() => setSure(true)}
    >
      <svg class="lt-icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5" />
      </svg>
    </button>
  );
}
