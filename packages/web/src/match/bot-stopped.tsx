import { useSetting } from '../settings/context.ts';

/** The computer player has stopped; whoever plays against it can ask again. */
export function BotStopped({ onAskAgain }: { readonly onAskAgain: () => void }) {
  const { words } = useSetting();
  return (
    <div class="bot-stopped warning" role="alert">
      <p>{words.say('ui.bot.stopped')}</p>
      <button type="button" class="primary" onClick={onAskAgain}>
        {words.say('ui.bot.ask-again')}
      </button>
    </div>
  );
}
