import { END_REASONS, type Fact as EngineFact, SIDE_KEYS } from '@longtwilight/engine';
import {
  CARD_KEYS,
  CARD_PLACE_KEYS,
  COUNTRY_KEYS,
  EFFECT_KEYS,
  REGION_KEYS,
  STANDINGS,
} from '@longtwilight/engine/data';
import { type TSchema, Type } from 'typebox';
import { agree, enumOf, exactly, type Fits, known, orNull, Pair } from './schema.ts';

export const SideName = enumOf(SIDE_KEYS);
export const CardName = enumOf(CARD_KEYS);
const CountryName = enumOf(COUNTRY_KEYS);
const RegionName = enumOf(REGION_KEYS);
export const EndReasonName = enumOf(END_REASONS);
export const Standing = enumOf(STANDINGS);

const side = SideName;
const card = CardName;
const country = CountryName;
const place = enumOf(CARD_PLACE_KEYS);
const number = Type.Integer();
/** Who may know of a card: 0 the US, 1 the USSR, 2 everybody who looks on. */
const seen = Type.Array(Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)]));
const share = exactly({ standing: Standing, countries: number, battlegrounds: number, neighbours: number, vp: number });

const fact = <K extends string, P extends Record<string, TSchema>>(t: K, rest: P) =>
  exactly({ t: Type.Literal(t), ...rest });

const AnyFact = Type.Union([
  fact('turn', { turn: number }),
  fact('headline', { us: orNull(card), ussr: orNull(card) }),
  fact('round', { round: number, side }),
  fact('skip', { side, why: enumOf(['no-cards', 'pass', 'trap']) }),
  fact('play', {
    side,
    card,
    use: enumOf(['event', 'event-first', 'influence', 'coup', 'realign', 'space', 'trap']),
  }),
  fact('event', { side, card }),
  fact('no-event', { card, why: enumOf(['cannot', 'cancelled']) }),
  fact('influence', { side, country, by: number, now: Pair }),
  fact('coup', { side, country, value: number, modifier: number }),
  fact('realign', { side, country, modifiers: Pair }),
  fact('war', { side, country, modifier: number }),
  fact('die', { side, roll: number }),
  fact('vp', { side, by: number, now: number }),
  fact('defcon', { now: number }),
  fact('military', { side, now: number }),
  fact('space', { side, box: number }),
  fact('china', { holder: side, faceUp: Type.Boolean() }),
  fact('effect', {
    effect: enumOf(EFFECT_KEYS),
    on: Type.Boolean(),
    by: Type.Optional(side),
    region: Type.Optional(RegionName),
  }),
  fact('score', { region: enumOf([...REGION_KEYS, 'southeast-asia']), us: share, ussr: share }),
  fact('card', { card: orNull(card), from: place, to: place, seen }),
  fact('show', { from: place, cards: orNull(Type.Array(card)), seen }),
  fact('lacks', { side, what: enumOf(['scoring', 'value']), above: Type.Optional(number) }),
  fact('reshuffle', { cards: number }),
  fact('over', { winner: orNull(side), reason: EndReasonName }),
]);
agree<Fits<typeof AnyFact, EngineFact>>();

/** What happened, one small truth at a time, as one viewer may have it. */
export const Fact = known<EngineFact>(AnyFact);
