import { useSetting } from '../settings/context.ts';
import { useTitle } from './use-title.ts';

interface TroubleProps {
  readonly text: string;
  /** What the computer has to say about it. */
  readonly details?: string | undefined;
  readonly reload?: boolean;
}

/** Something went wrong: in plain words, with a way on. */
export function Trouble({ text, details, reload = false }: TroubleProps) {
  const { words } = useSetting();
  useTitle(words.say('ui.trouble'));
  return (
    <main class="page trouble">
      <h1>{words.say('ui.trouble')}</h1>
      <p>{text}</p>
      {details !== undefined && <p class="lt-quiet">{details}</p>}
      <p class="buttons">
        {reload && (
          <button type="button" class="primary" onClick={() => location.reload()}>
            {words.say('ui.reload')}
          </button>
        )}
        <a class="button" href="#/">
          {words.say('ui.home')}
        </a>
      </p>
    </main>
  );
}
