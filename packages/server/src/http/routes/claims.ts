import { GameId, GameState } from '@longtwilight/protocol';
import { Type } from 'typebox';
import { Clocks } from '../../clocks/clocks.ts';
import { requireMe } from '../identity.ts';
import { gives, type HttpApp, type Services } from './context.ts';

/** What a player may do when the other one does nothing. */
export function claimRoutes(app: HttpApp, { games }: Services): void {
  app.post('/games/:id/claim', {
    schema: {
      tags: ['play'],
      summary: 'Claim the win against an opponent who is out of time',
      params: Type.Object({ id: GameId }),
      response: gives(GameState),
    },
    handler: async (request) =>
      games.stateFor(await Clocks.claim(games, request.params.id, { person: requireMe(request).id })),
  });
}
