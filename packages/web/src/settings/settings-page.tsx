import { PageFrame } from '../shared/page-frame.tsx';
import { useSetting } from './context.ts';
import { SettingsForm } from './settings-form.tsx';

export function SettingsPage() {
  const { words } = useSetting();
  return (
    <PageFrame title={words.say('ui.settings')}>
      <SettingsForm />
    </PageFrame>
  );
}
