import type { Webhook } from '@longtwilight/protocol';
import { useEffect, useState } from 'preact/hooks';
import { usePeople } from '../people/people-words.ts';
import { api } from '../server/api.ts';
import { refusalText } from '../server/refusal-text.ts';
import { useSetting } from '../settings/context.ts';
import { ProblemNote } from '../shared/problem.tsx';

/** An address of mine that the server calls, behind a fold: few need one. */
export function WebhookField() {
  const { words } = useSetting();
  const people = usePeople();
  const [webhook, setWebhook] = useState<Webhook | null>(null);
  const [url, setUrl] = useState('');
  const [secret, setSecret] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = (found: Webhook | null, newSecret: string | null) => {
    setWebhook(found);
    setUrl(found?.url ?? '');
    setSecret(newSecret);
    setProblem(null);
  };
  const complain = (error: unknown) => setProblem(refusalText(words, error));
  useEffect(() => {
    api.webhook().then((found) => show(found.webhook, null), complain);
  }, []);
  return (
    <details class="webhook">
      <summary>{people.say('notice.webhook')}</summary>
      <p class="lt-quiet">{people.say('notice.webhook.about')}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          api.setWebhook(url).then(({ secret: fresh, ...set }) => show(set, fresh), complain);
        }}
      >
        <label class="choice">
          <span>{people.say('notice.webhook.url')}</span>
          <input type="url" required value={url} onInput={({ currentTarget }) => setUrl(currentTarget.value)} />
        </label>
        <p class="buttons">
          <button type="submit" class="primary">
            {people.say('notice.webhook.set')}
          </button>
          {webhook !== null && (
            <button
              type="button"
              class="quiet"
              onClick={() => void api.removeWebhook().then(() => show(null, null), complain)}
            >
              {people.say('notice.webhook.remove')}
            </button>
          )}
        </p>
      </form>
      <div role="status">
        {webhook !== null && (
          <p class={webhook.failures > 0 ? 'warning' : 'lt-quiet'}>
            {webhook.off
              ? people.say('notice.webhook.off')
              : people.say('notice.webhook.state', { count: webhook.failures })}
          </p>
        )}
        {secret !== null && (
          <p>
            {people.say('notice.webhook.secret')} <code>{secret}</code>
          </p>
        )}
      </div>
      <ProblemNote text={problem} />
    </details>
  );
}
