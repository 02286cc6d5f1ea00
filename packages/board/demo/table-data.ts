import type { CardView, PlaceId, PlaceView, RegionSummary, SideKey } from '@longtwilight/board';
import { SIDE_KEYS } from '@longtwilight/board';
import { controls, type Game, gameFrom, resolveRules, US, USSR, view } from '@longtwilight/engine';
import { BATTLEGROUND, COUNTRY_KEYS, no, REGION_KEYS, REGION_OF, STABILITY } from '@longtwilight/engine/data';
import { type Moment, POSITIONS } from './positions.ts';
import { titled } from './words.ts';

const NUMBERS = { us: US, ussr: USSR } as const;

/** What the board needs of a game, taken from the engine: the board itself must not know it. */
export function tableData(moment: Moment) {
  const game = gameFrom(resolveRules({}), POSITIONS[moment]);
  game.run();
  const mine: SideKey = POSITIONS[moment].phasing;
  const seen = view(game, mine);
  return {
    seen,
    mine,
    places: COUNTRY_KEYS.filter((key) => moment === 'late' || key !== 'chinese-civil-war').map((key) =>
      placeView(game, key),
    ),
    regions: REGION_KEYS.map((region): RegionSummary => {
      const { us, ussr, vp } = seen.regions[region];
      return {
        id: region,
        battlegrounds: countriesOf(region).filter((c) => BATTLEGROUND[c]).length,
        us: { standing: us, ...held(game, 'us', region) },
        ussr: { standing: ussr, ...held(game, 'ussr', region) },
        pays: vp,
        scoring: 'Card may come',
      };
    }),
    hand: seen.hands[mine].cards.map((key) => cardView(game, key)),
    discard: seen.discard.map((key) => cardView(game, key)),
  };
}

function placeView(game: Game, id: PlaceId): PlaceView {
  const c = COUNTRY_KEYS.indexOf(id);
  return {
    id,
    us: game.influence(US, c),
    ussr: game.influence(USSR, c),
    control: SIDE_KEYS.find((side) => controls(game, NUMBERS[side], c)) ?? null,
    stability: STABILITY[c] ?? 0,
    battleground: BATTLEGROUND[c] === 1,
  };
}

const countriesOf = (region: RegionSummary['id']): number[] =>
  COUNTRY_KEYS.flatMap((key, c) =>
    key !== 'chinese-civil-war' && REGION_KEYS[REGION_OF[c] ?? 0] === region ? [c] : [],
  );

function held(game: Game, side: SideKey, region: RegionSummary['id']) {
  const mine = countriesOf(region).filter((c) => controls(game, NUMBERS[side], c));
  return { countries: mine.length, battlegrounds: mine.filter((c) => BATTLEGROUND[c]).length };
}

function cardView(game: Game, key: keyof typeof no): CardView {
  const card = game.rules.cards[no[key]];
  return {
    id: key,
    side: card?.side === 'neutral' || card === undefined ? 'neutral' : card.side === US ? 'us' : 'ussr',
    value: key.endsWith('-scoring') ? null : (card?.ops ?? 0),
    title: titled(key),
    text: 'What the card does stands here in our own words, short enough to be read at a glance by both sides.',
    era: card?.era ?? 'early',
    foot: card?.era ?? 'early',
    kind: card?.once ? 'Removed after its event' : 'Discarded after its event',
    once: card?.once ?? false,
  };
}
