import {
  CreateGame,
  exactly,
  GameId,
  GameState,
  GameSummary,
  JoinGame,
  Lobby,
  MatchRequest,
  Seed,
} from '@longtwilight/protocol';
import { Type } from 'typebox';
import type { Config } from '../../config.ts';
import { SetApart } from '../../games/tables.ts';
import { requireAccount } from '../../ratings/ratings.ts';
import { UsedByAddress } from '../address-limit.ts';
import { requireMe } from '../identity.ts';
import { Before, gives, type HttpApp, type Services } from './context.ts';

const tags = ['games'];
const params = Type.Object({ id: GameId });
const Summaries = Type.Object({ games: Type.Array(GameSummary) });

/** Lists of games, and how games come about: making, joining, matching, rematch. */
export function gameRoutes(app: HttpApp, services: Services, config: Config): void {
  listRoutes(app, services);
  openingRoutes(app, services, config);
  waitingRoutes(app, services);
}

function listRoutes(app: HttpApp, { opening, ratings }: Services): void {
  app.get('/games', {
    schema: {
      tags,
      summary: 'Open games that anyone may join, newest first, at most two of one person',
      querystring: Before,
      response: gives(Lobby),
    },
    handler: async (request) => {
      const open = await opening.lobby(request.me?.id ?? null, request.query.before ?? Number.MAX_SAFE_INTEGER);
      return { games: open, ratings: await ratings.ofAll(open.flatMap((game) => game.seats.first.person?.id ?? [])) };
    },
  });

  app.get('/games/running', {
    schema: { tags, summary: 'Games in progress that anyone may watch', response: gives(Summaries) },
    handler: async () => ({ games: await opening.running() }),
  });

  app.get('/me/games', {
    schema: {
      tags,
      summary: 'Your games, newest first, showing whose turn it is',
      querystring: Before,
      response: gives(Summaries),
    },
    handler: async (request) => {
      const before = request.query.before ?? Number.MAX_SAFE_INTEGER;
      const { id } = requireMe(request);
      return { games: await opening.gamesOf(id, id, before) };
    },
  });
}

function openingRoutes(
  app: HttpApp,
  { games, opening, matching, identity }: Services,
  { computerLimit, openLimit, privateLimit }: Config,
): void {
  const openGames = new UsedByAddress(app, {
    most: openLimit,
    why: () =>
      `This address has made ${openLimit} open games within an hour: join some of those that wait, or try again later`,
  });
  const privateGames = new UsedByAddress(app, {
    most: privateLimit,
    why: () => `This address has made ${privateLimit} games by invitation within an hour: try again later`,
  });
  const computerGames = new UsedByAddress(app, {
    most: computerLimit,
    why: () =>
      `This address has started ${computerLimit} games against computer players within an hour: try again later`,
  });

  app.post('/games', {
    schema: { tags, summary: 'Create a game', body: CreateGame, response: gives(GameState) },
    handler: async (request, reply) => {
      const { rated, opponent } = request.body;
      if (rated === true && opponent === undefined) requireAccount(request.me);
      const make = async () => {
        const me = await identity.meOrGuest(request, reply);
        return opening.create(me.id, request.body);
      };
      if (opponent !== undefined) return computerGames.use(request, 1, make);
      return (request.body.listing === 'private' ? privateGames : openGames).use(request, 1, make);
    },
  });

  app.post('/matches', {
    schema: {
      tags,
      summary: 'Quick match: join the open game of someone of about your strength, or create a game and wait',
      description:
        'Repeat the request while you wait: the longer a player has waited, the further apart the ratings may be.',
      body: MatchRequest,
      response: gives(GameState),
    },
    handler: async (request, reply) => {
      if (request.body.rated === true) requireAccount(request.me);
      const me = await identity.meOrGuest(request, reply);
      return matching.match(me.id, request.body, (make) => openGames.use(request, 1, make));
    },
  });

  app.post('/games/:id/join', {
    schema: { tags, summary: 'Join an open game', params, body: JoinGame, response: gives(GameState) },
    handler: async (request, reply) => {
      const { invitation, seed } = request.body;
      // Look first: a stranger at a closed door should not become a guest by it
      const { row } = await games.look(request.params.id, { person: request.me?.id ?? null, invitation });
      if (row.rated === 1) requireAccount(request.me);
      const me = await identity.meOrGuest(request, reply);
      return opening.join(request.params.id, { person: me.id, invitation }, seed);
    },
  });

  app.post('/games/:id/rematch', {
    schema: { tags, summary: 'Offer or accept a rematch with sides swapped', params, response: gives(GameState) },
    handler: async (request) => {
      const { id } = requireMe(request);
      const { row } = await games.look(request.params.id, { person: id });
      const make = () => opening.rematch(request.params.id, id);
      return (row.second_level === null ? privateGames : computerGames).use(request, 1, make);
    },
  });
}

/** What the maker of an open game can do while it waits. */
function waitingRoutes(app: HttpApp, { games, opening }: Services): void {
  app.put('/games/:id/seed', {
    schema: {
      tags,
      summary: 'Contribute a seed to the dice of your open game, after you have seen the server’s commitment',
      params,
      body: exactly({ seed: Seed }),
      response: gives(GameState),
    },
    handler: async (request) => opening.reseed(request.params.id, { person: requireMe(request).id }, request.body.seed),
  });

  app.post('/games/:id/cancel', {
    schema: { tags, summary: 'Cancel a game that nobody has joined', params, response: gives(GameState) },
    handler: async (request) => {
      const me = { person: requireMe(request).id };
      try {
        return await opening.cancel(request.params.id, me);
      } catch (error) {
        // There is no state to show, but it is cancelled
        if (error instanceof SetApart) await games.leaveSetApart(request.params.id, me, 'open');
        throw error;
      }
    },
  });
}
