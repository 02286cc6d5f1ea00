import { useEffect, useRef, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';

const FOUND_MS = 5000;

/** At the top while the server is out of reach, and for a moment when it is back. */
export function ConnectionBar({ connected }: { readonly connected: boolean }) {
  const { words } = useSetting();
  const before = useRef(connected);
  const [found, setFound] = useState(false);
  useEffect(() => {
    const back = connected && !before.current;
    before.current = connected;
    setFound(back);
    if (!back) return;
    const timer = setTimeout(() => setFound(false), FOUND_MS);
    return () => clearTimeout(timer);
  }, [connected]);
  if (!connected)
    return (
      <p class="connection" role="alert">
        {words.say('ui.trouble.connection')}
      </p>
    );
  return (
    <p class={found ? 'connection found' : 'lt-hidden'} role="status">
      {found && words.say('ui.connection.found')}
    </p>
  );
}
