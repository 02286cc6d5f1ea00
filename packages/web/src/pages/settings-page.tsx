import { useSetting } from '../settings/context.ts';
import { SettingsForm } from '../settings/settings-form.tsx';
import { PageFrame } from './page-frame.tsx';

export function SettingsPage() {
  const { words } = useSetting();
  return (
    <PageFrame title={words.say('ui.settings')}>
      <SettingsForm />
    </PageFrame>
  );
}
