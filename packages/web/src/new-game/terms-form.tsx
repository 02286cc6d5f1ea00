import type { ClockTerms } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import { clockTermsText } from '../invitation/terms-words.ts';
import { api } from '../server/api.ts';
import { useSetting } from '../settings/context.ts';
import { ChoiceField } from '../settings/settings-form.tsx';

/** Minutes a side, or days a move below zero; none is zero. */
const CLOCKS = [0, 45, 90, -1, -3, -7] as const;
export type ClockField = (typeof CLOCKS)[number];

export function clockTerms(clock: ClockField): ClockTerms {
  if (clock === 0) return { kind: 'none' };
  if (clock > 0) return { kind: 'live', minutes: clock, increment: 10, timeout: 'loses' };
  return { kind: 'move', days: -clock, timeout: 'loses' };
}

interface ClockChoiceProps {
  readonly clock: ClockField;
  readonly onChange: (clock: ClockField) => void;
}

/** How much time both have. */
export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  const { words } = useSetting();
  return (
    <ChoiceField
      label={words.say('ui.clock')}
      value={clock}
      options={CLOCKS}
      name={(one) => clockTermsText(words, clockTerms(one))}
      onChange={onChange}
    />
  );
}

interface RatedSwitchProps {
  readonly rated: boolean;
  readonly onChange: (rated: boolean) => void;
}

/** Whether the result counts, which is for owners of accounts. */
export function RatedSwitch({ rated, onChange }: RatedSwitchProps) {
  const { words } = useSetting();
  const [owner, setOwner] = useState(false);
  useEffect(() => {
    api.me().then(
      ({ me }) => setOwner(me?.kind === 'account'),
      () => setOwner(false),
    );
  }, []);
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={rated}
        disabled={!owner}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <span>
        {words.say('ui.rated')}
        <small>{words.say(owner ? 'ui.rated.about' : 'ui.rated.account')}</small>
      </span>
    </label>
  );
}
