/** A page of the server with a list on it, and the least query that could fill it. */
export interface BareList {
  readonly page: string;
  /** `$person` stands for whoever looks, or is looked at. */
  readonly query: string;
}

/** Lists that grow with the number of games, by what people call them; `load` holds each page against its query. */
export const BARE_LISTS: Readonly<Record<string, BareList>> = {
  lobby: {
    page: '/api/games',
    query: `select * from games where status = 'open' and listing = 'open' order by created desc limit 50`,
  },
  'games under way': {
    page: '/api/games/running',
    query: `select * from games where status = 'running' and listing = 'open' order by created desc limit 50`,
  },
  'my games': {
    page: '/api/me/games',
    query: 'select * from games where first_person = $person order by created desc limit 50',
  },
  'finished games of a player': {
    page: '/api/people/$person/games',
    query: 'select * from games where first_person = $person order by created desc limit 50',
  },
  profile: {
    page: '/api/people/$person',
    query: `select us_seat, winner, count(*) as games from games
      where first_person = $person and status = 'over' group by us_seat, winner`,
  },
  leaderboard: {
    page: '/api/leaders',
    query: `select * from ratings inner join people on people.id = ratings.person where people.kind = 'account'
      and ratings.deviation <= 110 order by ratings.rating desc limit 100`,
  },
  library: {
    page: '/api/library',
    query: `select id, person, title, visibility, created, bytes from library
      where visibility = 'public' order by created desc limit 50`,
  },
};
