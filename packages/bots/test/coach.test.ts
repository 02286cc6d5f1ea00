import {
  controls,
  eventPossible,
  type Game,
  GameRecord,
  militaryShort,
  type Position,
  placesInReach,
  resolveRules,
  roundsAfter,
  type SideKey,
  sideOf,
  type View,
  view,
} from '@longtwilight/engine';
import { at, BATTLEGROUND, type CardKey, no } from '@longtwilight/engine/data';
import { describe, expect, it } from 'vitest';
import { CHANGES, changesBetween, coach, type Remark, WARNINGS } from '../src/coach/index.ts';
import { games, type Moment, playLevels } from './support/play.ts';

const rules = resolveRules({});
const seenBy = (side: SideKey, position: Position): View => view(GameRecord.from(position).game, side);
const kinds = (remarks: readonly Remark[]): string[] => remarks.map(({ kind }) => kind);
const NEVER = () => false;

describe('the coach', () => {
  const quiet: Position = { turn: 4, round: 3, phasing: 'us', defcon: 3, milOps: [3, 3] };
  const hands = (...us: CardKey[]) => ({ hands: { us, ussr: ['nasser' as const] } });

  it('says first that a scoring card can wait no longer', () => {
    const [first] = coach(seenBy('us', { ...quiet, round: 7, ...hands('asia-scoring', 'containment') }), NEVER);
    expect(first).toMatchObject({ kind: 'scoring-due', card: 'asia-scoring' });
  });

  it('weighs a scoring card by what its region would pay', () => {
    const card = 'south-america-scoring';
    const good = { venezuela: [2, 0], colombia: [1, 0], chile: [3, 0], brazil: [0, 2] } as const;
    const bad = { venezuela: [0, 2], colombia: [0, 1], chile: [0, 3], brazil: [2, 0] } as const;
    const said = (influence: Position['influence']) =>
      coach(seenBy('us', { ...quiet, ...hands(card, 'containment'), influence: influence ?? {} }), NEVER);
    expect(said(good)).toContainEqual(expect.objectContaining({ kind: 'scoring-pays', card, count: 4 }));
    expect(said(bad)).toContainEqual(expect.objectContaining({ kind: 'scoring-costs', card, count: 4 }));
    expect(said({ ...bad, argentina: [1, 0] })).toContainEqual(
      expect.objectContaining({ kind: 'scoring-improve', card, country: 'argentina' }),
    );
  });

  it('knows a card that loses at DEFCON 2, by the search for dangers', () => {
    const seen = seenBy('us', {
      ...quiet,
      defcon: 2,
      milOps: [2, 2],
      space: [8, 0],
      ...hands('we-will-bury-you', 'containment'),
    });
    expect(kinds(coach(seen))).toContain('deadly-card');
    expect(kinds(coach(seen, NEVER))).not.toContain('deadly-card');
    expect(
      kinds(coach(seenBy('us', { ...quiet, defcon: 4, ...hands('we-will-bury-you', 'containment') }))),
    ).not.toContain('deadly-card');
  });

  it('sees who is about to win, by points or by Europe', () => {
    const europe = { poland: [0, 4], 'east-germany': [0, 3], france: [0, 3], italy: [0, 2] } as const;
    const said = kinds(coach(seenBy('us', { ...quiet, vp: -15, influence: europe, ...hands('containment') }), NEVER));
    expect(said).toContain('points-threat');
    expect(said).toContain('europe-threat');
  });

  it('counts the military operations that are owed, the more so the fewer rounds are left', () => {
    const weight = (round: number) =>
      coach(seenBy('us', { ...quiet, round, milOps: [1, 3], ...hands('containment') }), NEVER).find(
        ({ kind }) => kind === 'military-owed' || kind === 'military-coup',
      );
    expect(weight(2)).toMatchObject({ count: 2 });
    expect(weight(7)!.weight).toBeGreaterThan(weight(2)!.weight);
  });

  it('says nothing while nobody is asked, or to those who only look on', () => {
    const { game } = GameRecord.from({ ...quiet, ...hands('containment') });
    expect(coach(view(game, 'ussr'), NEVER)).toEqual([]);
    expect(coach(view(game, 'public'), NEVER)).toEqual([]);
  });

  it('tells what a move has changed', () => {
    const before = { ...quiet, influence: { iran: [1, 0], iraq: [0, 3] }, ...hands('containment') } as const;
    const after = { ...before, defcon: 2, vp: -1, milOps: [3, 5], influence: { iran: [0, 2], iraq: [0, 3] } } as const;
    const said = changesBetween(seenBy('ussr', before), seenBy('ussr', after), 'ussr');
    expect(said[0]).toMatchObject({ kind: 'took', country: 'iran', battleground: 'yes' });
    expect(kinds(said)).toEqual(expect.arrayContaining(['gained-points', 'defcon-fell', 'military-done']));
    expect(kinds(changesBetween(seenBy('us', before), seenBy('us', after), 'us'))).toEqual(
      expect.arrayContaining(['lost', 'lost-points']),
    );
  });
});

describe('in whole games', () => {
  const heard = new Set<string>();
  let looked = 0;
  for (let seed = 1; seed <= games(3, 30); seed++) listen(seed);

  function listen(seed: number): void {
    const before = new Map<SideKey, View>();
    const look = ({ game, actor: side }: Moment) => {
      const seen = view(game, side);
      const question = seen.decision?.question;
      if (question !== 'play' && question !== 'headline') return;
      looked++;
      const remarks = coach(seen, NEVER);
      for (const remark of remarks) {
        heard.add(remark.kind);
        checkTruth(game, side, seen, remark);
      }
      // What is filled in at random where the side sees nothing makes no difference
      expect(coach({ ...seen, number: seen.number + 1 }, NEVER)).toEqual(remarks);
      const last = before.get(side);
      if (last !== undefined) for (const { kind } of changesBetween(last, seen, side)) heard.add(kind);
      before.set(side, seen);
    };
    playLevels(rules, { us: 'recruit', ussr: 'recruit' }, seed, { look });
  }

  it('says only what is true of the position', () => expect(looked).toBeGreaterThan(200));
  it('has an occasion for nearly everything that it can say', () => {
    const rare = new Set(['deadly-card', 'setup-us', 'setup-ussr', 'europe-threat', 'points-threat', 'china']);
    expect([...WARNINGS, ...CHANGES].filter((kind) => !heard.has(kind) && !rare.has(kind))).toEqual([]);
  });
});

/** Asks the engine, not the coach, whether a remark holds. */
function checkTruth(g: Game, side: SideKey, seen: View, remark: Remark): void {
  const me = sideOf(side);
  const { kind, country, region, card, count } = remark;
  const pays = region === undefined ? 0 : seen.regions[region].vp * (side === 'us' ? 1 : -1);
  if (card !== undefined) expect(g.inHand(me, no[card]), `${kind} of a card in hand`).toBe(true);
  if (kind === 'military-owed' || kind === 'military-coup') expect(militaryShort(g, me)).toBe(count);
  if (kind === 'scoring-due') expect(roundsAfter(g, me)).toBeLessThan(seen.hands[side].cards.length);
  if (kind === 'scoring-pays') expect(pays).toBe(count);
  if (kind === 'scoring-costs' || kind === 'scoring-improve') expect(pays).toBe(-count!);
  if (kind === 'brink') expect(g.defcon).toBe(2);
  if (kind === 'headline-card')
    expect([g.rules.cards[no[card!]]!.side, eventPossible(g, no[card!], me)]).toEqual([me, true]);
  if (country === undefined) return;
  if (kind === 'scoring-improve' || kind === 'scoring-first')
    expect(placesInReach(g, me), `${kind} ${country}`).toContain(at[country]);
  if (kind === 'europe-threat') expect(controls(g, me === 0 ? 1 : 0, at[country])).toBe(true);
  expect(BATTLEGROUND[at[country]], country).toBe(1);
  expect(controls(g, me, at[country]), `${kind} ${country}`).toBe(kind === 'guard');
}
