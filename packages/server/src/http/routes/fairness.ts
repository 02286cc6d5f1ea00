import { Fairness, GameId } from '@longtwilight/protocol';
import { Type } from 'typebox';
import { fairnessOf } from '../../games/fairness.ts';
import { gives, type HttpApp, type Services } from './context.ts';

/** Fair dice that anybody can check. */
export function fairnessRoutes(app: HttpApp, { games, storage }: Services): void {
  app.get('/games/:id/fairness', {
    schema: {
      tags: ['play'],
      summary: 'The commitment to fair dice and, once the game is over, everything needed to check them',
      params: Type.Object({ id: GameId }),
      querystring: Type.Object({ invitation: Type.Optional(Type.String({ maxLength: 100 })) }),
      response: gives(Fairness),
    },
    handler: async (request) => {
      const asker = { person: request.me?.id ?? null, invitation: request.query.invitation };
      const { row } = await games.look(request.params.id, asker);
      return fairnessOf(storage.db, row);
    },
  });
}
