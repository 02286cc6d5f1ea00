// Made this set, with the code of commit cf92e00: node --conditions=source --import=tsx make-set.mjs <folder>
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { levels } from '@longtwilight/bots';
import { Bidding, outcomeOf, Session, seeded, view } from '@longtwilight/engine';
import { positionText, writeGameFile } from '@longtwilight/notation';
import { startServer } from '@longtwilight/server';
import { readConfig } from '@longtwilight/server/config';
import { backup, Office } from '@longtwilight/server/operations';
import { packGame } from './packages/web/src/replay/packed-game.ts';

const out = path.resolve(process.argv[2]);
mkdirSync(out, { recursive: true });
const put = (name, data2) => {
  mkdirSync(path.dirname(path.join(out, name)), { recursive: true });
  writeFileSync(
    path.join(out, name),
    typeof data2 === 'string'
      ? data2
      : `${JSON.stringify(data2, null, 2)}
`,
  );
};
function play(session, seed, answers) {
  const chance = seeded(seed);
  for (let i = 0; i < answers && outcomeOf(session.game) === null; i++) {
    const asked = session.decisions().find((one) => !('answered' in one && one.answered)) ?? session.decisions()[0];
    session.answer(asked.actor, asked.options[chance(asked.options.length)]);
  }
  return session;
}
const describe = (session) => {
  const seen = view(session.game, 'public');
  const { turn, round, phase, defcon, vp } = seen;
  return { answers: session.entries.length, turn, round, phase, defcon, vp, outcome: outcomeOf(session.game) };
};
const MANY = 1e5;
const games = {
  'deluxe-whole': play(Session.start({}), 11, MANY),
  'deluxe-running': play(Session.start({}), 12, 140),
  headline: play(Session.start({}), 13, 30),
  'late-war': play(Session.start({ scenario: 'late-war' }), 14, MANY),
  'second-edition': play(Session.start({ edition: 'second', optionalCards: false }), 15, 220),
  'chinese-civil-war': play(Session.start({ chineseCivilWar: true }), 16, 260),
  handicap: play(Session.start({ handicap: { us: 2, ussr: 0 } }), 17, 120),
};
games.resigned = play(Session.start({}), 18, 80);
games.resigned.endFromOutside({ reason: 'resign', side: 'us' });
games.draw = play(Session.start({}), 19, 60);
games.draw.endFromOutside({ reason: 'agreement', side: null });
{
  const kinds = ['influence', 'vp'];
  for (const kind of kinds) {
    try {
      const bidding = new Bidding(kind);
      const chance = seeded(5);
      while (bidding.result === null) {
        const asked = bidding.decisions().find((one) => !one.answered);
        bidding.answer(asked.actor, asked.options[chance(asked.options.length)]);
      }
      games[`bid-${kind}`] = play(
        Session.start(
          { bidding: kind, ...(kind === 'vp' ? { edition: 'second', optionalCards: false } : {}) },
          bidding.answers,
        ),
        20,
        90,
      );
    } catch (error) {
      console.error(kind, String(error).slice(0, 150));
    }
  }
}
const expected = {};
const positions = [];
for (const [name, session] of Object.entries(games)) {
  put(
    `saved-games/${name}.json`,
    `${JSON.stringify(session.save())}
`,
  );
  put(
    `game-files/${name}.json`,
    `${writeGameFile(session, { title: name, date: '2026-11-16', players: { us: 'Anna', ussr: 'Bruno' } })}
`,
  );
  expected[name] = describe(session);
  for (const viewer of ['us', 'ussr', 'public']) {
    const seen = view(session.game, viewer);
    const { turn, round, defcon, vp, influence } = seen;
    positions.push({ game: name, viewer, text: positionText(seen), turn, round, defcon, vp, influence });
  }
}
put('saved-games.json', expected);
put(
  'positions.json',
  `[
${positions.map((one) => JSON.stringify(one)).join(',\n')}
]
`,
);
put('kept-game.json', {
  id: 'kept',
  seats: { us: 'human', ussr: 'attache' },
  seed: 7,
  changed: 179e10,
  turn: games['deluxe-running'].game.turn,
  vp: games['deluxe-running'].game.vp,
  over: false,
  saved: games['deluxe-running'].save(),
});
put('links.json', {
  replay: `#/replay?game=${await packGame(writeGameFile(games['late-war']))}`,
  position: `#/position/${positions[3].text}`,
});
const data = path.join(out, 'data');
rmSync(data, { recursive: true, force: true });
const config = readConfig({ PORT: '0', DATA_DIR: data, LOG_LEVEL: 'error', RATE_LIMIT: '0' });
let server = await startServer(config);
class Player {
  cookie = '';
  async ask(method, address, body) {
    const reply = await fetch(`${server.address}/api${address}`, {
      method,
      headers: { cookie: this.cookie, ...(body === void 0 ? {} : { 'content-type': 'application/json' }) },
      ...(body === void 0 ? {} : { body: JSON.stringify(body) }),
    });
    const set = reply.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0];
    const read = await reply.json();
    if (!reply.ok) throw new Error(`${method} ${address}: ${JSON.stringify(read).slice(0, 300)}`);
    return read;
  }
}
const anna = new Player();
const bruno = new Player();
const guest = new Player();
const PASSWORD = 'a long pass phrase';
const { recoveryCodes } = await anna.ask('POST', '/account', { name: 'Anna', password: PASSWORD });
await bruno.ask('POST', '/account', { name: 'Bruno', password: PASSWORD });
const known = {};
const note = async (name, id) => {
  const { game, number, view: seen, bidding } = await anna.ask('GET', `/games/${id}`);
  const { status, asked, outcome, seats, listing } = game;
  known[name] = {
    id,
    status,
    number,
    asked,
    outcome,
    listing,
    sides: { first: seats.first.side, second: seats.second.side },
    bidding: bidding !== null,
    table:
      seen === null
        ? null
        : {
            turn: seen.turn,
            round: seen.round,
            phase: seen.phase,
            defcon: seen.defcon,
            vp: seen.vp,
            influence: seen.influence,
            hand: [...seen.hands[game.seats.first.side ?? 'us'].cards].sort(),
          },
  };
};
async function sit(wanted, other = bruno) {
  const { game, invitation: invitation2 } = await anna.ask('POST', '/games', { seed: 'one', ...wanted });
  await other.ask('POST', `/games/${game.id}/join`, {
    seed: 'two',
    ...(invitation2 === null ? {} : { invitation: invitation2 }),
  });
  return game.id;
}
async function playOn(id, requests, other = bruno, stop = () => false) {
  const chance = seeded(7);
  for (let i = 0; i < requests; i++) {
    const looks = await anna.ask('GET', `/games/${id}`);
    if (looks.game.status !== 'running' || stop(looks)) return;
    const [seat] = looks.game.asked;
    const who = seat === 'first' ? anna : other;
    const state = await who.ask('GET', `/games/${id}`);
    const options = state.bidding?.options ?? state.view?.decision?.options ?? [];
    await who.ask('POST', `/games/${id}/answers`, {
      number: state.number,
      answers: [
        state.bidding
          ? options[chance(options.length)]
          : levels.attache({ side: state.side, seed: i }).answer(state.view),
      ],
    });
  }
}
const finished = await sit({ side: 'us', rated: true, rules: { scenario: 'late-war' } }).catch(() =>
  sit({ side: 'us', rules: { scenario: 'late-war' } }),
);
await playOn(finished, MANY);
await note('finished', finished);
const running = await sit({ side: 'us' });
await playOn(running, 130);
await bruno.ask('POST', `/games/${running}/draw`, { do: 'offer' });
await anna.ask('POST', `/games/${running}/draw`, { do: 'decline' });
await anna.ask('POST', `/games/${running}/chat`, { text: 'Good luck' });
await note('running', running);
const undone = await sit({ side: 'ussr' });
await playOn(undone, 3);
for (const who of [anna, bruno]) {
  const state = await who.ask('GET', `/games/${undone}`);
  if (state.undoable > 0) await who.ask('POST', `/games/${undone}/undo`, { number: state.number, count: 1 });
}
await note('undone', undone);
const headline = await sit({ side: 'us' }, guest);
await playOn(headline, 200, guest, (state) => state.view?.phase === 'headline');
{
  const state = await anna.ask('GET', `/games/${headline}`);
  await anna.ask('POST', `/games/${headline}/answers`, {
    number: state.number,
    answers: [state.view.decision.options[0]],
  });
}
await note('headline', headline);
const clock = await sit({ side: 'us', clock: { kind: 'move', days: 30, timeout: 'waits' } });
await playOn(clock, 40);
await note('clock', clock);
const paused = await sit({ side: 'us', clock: { kind: 'bank', days: 365, timeout: 'loses' } });
await playOn(paused, 20);
await anna.ask('POST', `/games/${paused}/pause`, { do: 'offer' });
await bruno.ask('POST', `/games/${paused}/pause`, { do: 'accept' });
await note('paused', paused);
const resigned = await sit({ side: 'us', rated: true }).catch(() => sit({ side: 'us' }));
await playOn(resigned, 30);
await bruno.ask('POST', `/games/${resigned}/resign`);
await note('resigned', resigned);
const drawn = await sit({ side: 'us' });
await playOn(drawn, 25);
await anna.ask('POST', `/games/${drawn}/draw`, { do: 'offer' });
await bruno.ask('POST', `/games/${drawn}/draw`, { do: 'accept' });
await note('drawn', drawn);
const bid = await sit({ rules: { bidding: 'influence' } });
await note('bidding', bid);
const { game: computer } = await anna.ask('POST', '/games', { side: 'us', opponent: 'attache', seed: 'one' });
for (let i = 0; i < 60; ) {
  const state = await anna.ask('GET', `/games/${computer.id}`);
  if (state.game.status !== 'running') break;
  const options = state.game.asked.includes('first') ? state.view.decision.options : [];
  if (options.length === 0) {
    await new Promise((r) => setTimeout(r, 20));
    continue;
  }
  await anna.ask('POST', `/games/${computer.id}/answers`, {
    number: state.number,
    answers: [levels.attache({ side: 'us', seed: i++ }).answer(state.view)],
  });
}
for (;;) {
  const s = await anna.ask('GET', `/games/${computer.id}`);
  if (!s.game.asked.includes('second')) break;
  await new Promise((r) => setTimeout(r, 20));
}
await note('computer', computer.id);
const { game: open } = await anna.ask('POST', '/games', { side: 'ussr', seed: 'one' });
await note('open', open.id);
const { game: secret, invitation } = await anna.ask('POST', '/games', { listing: 'private', seed: 'one' });
await note('private', secret.id);
const byOperator = await sit({ side: 'us' });
await playOn(byOperator, 15);
await server.stop();
const office = await Office.open(config).catch(() => null);
if (office !== null) {
  await office.end(byOperator, 'first', 'the other one has left for good');
  await office.close();
}
server = await startServer(config);
await note('ended-by-operator', byOperator);
await server.stop();
await backup(config.place, path.join(out, 'server-backup.gz'));
const Sqlite = (await import('libsql')).default;
const db = new Sqlite(path.join(data, 'longtwilight.sqlite'));
db.exec(`vacuum into '${path.join(data, 'whole.sqlite')}'`);
writeFileSync(
  path.join(out, 'server.sqlite.gz'),
  gzipSync(readFileSync(path.join(data, 'whole.sqlite')), { level: 9 }),
);
rmSync(data, { recursive: true, force: true });
put('server.json', {
  password: PASSWORD,
  recoveryCodes,
  invitation,
  keys: { anna: anna.cookie, bruno: bruno.cookie, guest: guest.cookie },
  games: known,
});
process.exit(0);
