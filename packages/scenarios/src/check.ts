import {
  type CountryKey,
  decisions,
  effectsInPlay,
  type Game,
  outcomeOf,
  positionOf,
  type SideKey,
  view,
} from '@longtwilight/engine';
import { POSITION_KEYS, readPosition } from './given.ts';
import { checkKeys, type Data, type Fields, isFields, ScenarioError } from './scenario.ts';

const CHECK_KEYS = [...POSITION_KEYS, 'winner', 'reason', 'asks', 'options', 'sees', 'not-effects'];

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
const show = (value: unknown): string => JSON.stringify(value);

/** Compare what is named with the game as it stands; the first difference is the error. */
export function check(g: Game, expected: Fields): void {
  checkKeys(expected, CHECK_KEYS, 'then');
  const differ = (what: string, want: unknown, got: unknown): never => {
    throw new ScenarioError(`${what}: expected ${show(want)}, got ${show(got)}`);
  };
  const equal = (what: string, want: unknown, got: unknown): void => {
    if (!same(want, got)) differ(what, want, got);
  };
  const now = positionOf(g);
  readPosition(
    Object.fromEntries(Object.entries(expected).filter(([key]) => (POSITION_KEYS as readonly string[]).includes(key))),
  );
  for (const [key, want] of Object.entries(expected)) {
    switch (key) {
      case 'influence':
        for (const [country, pair] of Object.entries(want as Fields))
          equal(`influence in ${country}`, pair, now.influence[country as CountryKey] ?? [0, 0]);
        break;
      case 'hands':
        for (const [side, cards] of Object.entries(want as Fields))
          equal(`${side} hand`, sorted(cards), sorted(now.hands[side as SideKey]));
        break;
      case 'discard':
      case 'removed':
        contains(key, want, now[key]);
        break;
      case 'effects':
        contains(key, want, effectsInPlay(g));
        break;
      case 'not-effects':
        for (const effect of want as readonly string[])
          if (effectsInPlay(g).some((one) => one === effect || one.split('@')[0] === effect))
            differ(key, `no ${effect}`, effectsInPlay(g));
        break;
      case 'china':
        for (const [part, value] of Object.entries(want as Fields))
          equal(`china ${part}`, value, now.china[part as 'holder' | 'faceUp']);
        break;
      case 'seen':
        for (const [side, cards] of Object.entries(want as Fields))
          checkSees(g, side as SideKey, otherHand(side, cards), equal);
        break;
      case 'eighthRound':
        equal(key, sorted(want), sorted(now.eighthRound));
        break;
      case 'winner':
        equal(key, want, outcomeOf(g)?.winner ?? null);
        break;
      case 'reason':
        equal(key, want, outcomeOf(g)?.reason ?? null);
        break;
      case 'asks':
        checkAsks(g, want as Fields, equal);
        break;
      case 'options':
        checkOptions(g, want as Fields, differ, equal);
        break;
      case 'sees':
        for (const [side, what] of Object.entries(want as Fields)) checkSees(g, side as SideKey, what as Fields, equal);
        break;
      case 'order':
      case 'turn':
      case 'round':
      case 'phasing':
      case 'defcon':
      case 'vp':
      case 'milOps':
      case 'space':
      case 'spaceUsed':
        equal(key, want, now[key]);
        break;
      default:
        throw new ScenarioError(`"${key}" can't be checked`);
    }
  }
}

const sorted = (value: unknown): readonly unknown[] => (Array.isArray(value) ? [...value].sort() : []);

function contains(what: string, want: Data, got: readonly string[]): void {
  for (const one of want as readonly string[])
    if (!got.includes(one)) throw new ScenarioError(`${what}: expected ${one} among ${show(got)}`);
}

type Equal = (what: string, want: unknown, got: unknown) => void;

function checkAsks(g: Game, want: Fields, equal: Equal): void {
  checkKeys(want, ['side', 'kind'], 'asks');
  const open = decisions(g).filter((one) => !one.answered);
  const asked = open.find((one) => want.side === undefined || one.actor === want.side);
  if (asked === undefined) equal('asks side', want.side, open.map((one) => one.actor).join(' and ') || 'nobody');
  else if (want.kind !== undefined) equal('asks kind', want.kind, asked.kind);
}

function checkOptions(
  g: Game,
  want: Fields,
  differ: (what: string, want: unknown, got: unknown) => never,
  equal: Equal,
): void {
  checkKeys(want, ['includes', 'excludes', 'exactly'], 'options');
  const got = decisions(g).find((one) => !one.answered)?.options ?? [];
  const texts = (value: Data | undefined): string[] => (Array.isArray(value) ? value.map(String) : []);
  for (const one of texts(want.includes)) if (!got.includes(one)) differ('options', `${one} among them`, got);
  for (const one of texts(want.excludes)) if (got.includes(one)) differ('options', `no ${one}`, got);
  if (want.exactly !== undefined) equal('options', sorted(texts(want.exactly)), sorted(got));
}

const otherHand = (side: string, cards: Data): Fields => ({ hands: { [side === 'us' ? 'ussr' : 'us']: cards } });

function checkSees(g: Game, side: SideKey, want: Fields, equal: Equal): void {
  checkKeys(want, ['hands', 'unseen', 'notHeld'], 'sees');
  const seen = view(g, side);
  const other = side === 'us' ? 'ussr' : 'us';
  if (isFields(want.hands)) {
    if (want.hands[other] !== undefined)
      equal(`${side} sees of the ${other} hand`, sorted(want.hands[other]), sorted(seen.hands[other].cards));
    if (want.hands[side] !== undefined)
      equal(`${side} sees of its own hand`, sorted(want.hands[side]), sorted(seen.hands[side].cards));
  }
  if (want.unseen !== undefined) equal(`unseen by ${side}`, sorted(want.unseen), sorted(seen.unseen));
  if (want.notHeld !== undefined) contains(`${side} knows not held`, want.notHeld, seen.notHeld);
}
