import { LocalMatch } from '../match/local-match.ts';
import { goTo } from '../site/routes.ts';

/** A whole game for who has just learned it, with a coach: as the USSR, which moves first, against the gentlest computer player. */
export async function playGuidedGame(): Promise<void> {
  const match = LocalMatch.start({}, { us: 'recruit', ussr: 'human' });
  await match.keep();
  goTo(`game/${match.id}`);
}
