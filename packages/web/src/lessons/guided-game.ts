import { LocalMatch } from '../match/local-match.ts';
import { goTo } from '../site/routes.ts';
import { games } from '../store/games.ts';

/**
 * A whole game for somebody who has just learned it, with a coach: as the USSR, which moves first, against the gentlest computer
 * player. One that was begun is gone on with.
 */
export async function playGuidedGame(): Promise<void> {
  const begun = (await games.heads()).find(({ coached, over }) => coached && !over);
  if (begun !== undefined) return goTo(`game/${begun.id}`);
  const match = LocalMatch.start({}, { us: 'recruit', ussr: 'human' });
  match.coached = true;
  await match.keep();
  goTo(`game/${match.id}`);
}
