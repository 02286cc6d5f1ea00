import { exactly, FindPerson, Found, GameSummary, HeadToHead, Leader, PersonId, Profile } from '@longtwilight/protocol';
import { Type } from 'typebox';
import { Before, gives, type HttpApp, type Services } from './context.ts';

const tags = ['people'];
const params = Type.Object({ id: PersonId });

/** What everybody may know of the people here. */
export function profileRoutes(app: HttpApp, { profiles, ratings, accounts }: Services): void {
  app.get('/people', {
    schema: {
      tags,
      summary: 'Find an account by name',
      description:
        'Send the full name; case, spaces and dots don’t matter. Guests can’t be found, because several guests may have the same name.',
      querystring: FindPerson,
      response: gives(Found),
    },
    handler: async ({ query: { name } }) => ({ person: await accounts.find(name) }),
  });

  app.get('/people/:id', {
    schema: {
      tags,
      summary: 'A player’s rating, results by side, and results against you',
      params,
      response: gives(Profile),
    },
    handler: async (request) => profiles.of(request.params.id, request.me?.id ?? null),
  });

  app.get('/people/:id/games', {
    schema: {
      tags,
      summary: 'A player’s games that you may see, newest first',
      params,
      querystring: Before,
      response: gives(exactly({ games: Type.Array(GameSummary) })),
    },
    handler: async ({ params: { id }, query, me }) => ({
      games: await profiles.games(id, me?.id ?? null, query.before ?? Number.MAX_SAFE_INTEGER),
    }),
  });

  app.get('/people/:id/against/:other', {
    schema: {
      tags,
      summary: 'The results of one player against another',
      params: Type.Object({ id: PersonId, other: PersonId }),
      response: gives(HeadToHead),
    },
    handler: async ({ params: { id, other } }) => ({ results: await profiles.headToHead(id, other) }),
  });

  app.get('/leaders', {
    schema: {
      tags,
      summary: 'The leaderboard: accounts with a reliable rating',
      response: gives(exactly({ leaders: Type.Array(Leader) })),
    },
    handler: async () => ({ leaders: await ratings.leaders() }),
  });
}
