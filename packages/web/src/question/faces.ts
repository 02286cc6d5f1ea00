import {
  answer,
  controls,
  copyOf,
  decisions,
  type Fact,
  type Game,
  gameFrom,
  type Rules,
  SIDE_KEYS,
  type SideKey,
  sideOf,
} from '@longtwilight/engine';
import { COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { isLost } from './possibilities.ts';

/** What one face of the die leads to. */
export interface Face {
  readonly roll: number;
  /** What stands in the target then. */
  readonly influence: { readonly us: number; readonly ussr: number } | null;
  readonly control: SideKey | null;
  /** One or two words. */
  readonly word: string;
  /** The same where nothing beside it shows whom it is about. */
  readonly spoken: string;
  readonly effect: 'none' | 'part' | 'lost' | SideKey;
  /** What the die decides, where it is a war. */
  readonly war: War | null;
}

type War = Pick<FactOf<'war'>, 'side' | 'country'>;
type FactOf<T extends Fact['t']> = Extract<Fact, { t: T }>;

const FACES = ['1', '2', '3', '4', '5', '6'];

/** What each face of the die brings, where an answer leads to one die and nothing else that is open; null elsewhere. */
export function facesOf(words: Words, game: Game, side: SideKey, text: string): Face[] | null {
  const first = copyOf(game);
  const told: Fact[] = [];
  first.facts = told;
  answer(first, side, text);
  if (!isDie(first)) return null;
  const aim = told.findLast((fact) => fact.t === 'coup' || fact.t === 'war');
  const faces: Face[] = [];
  for (const roll of FACES) {
    const next = copyOf(first);
    const facts: Fact[] = [];
    next.facts = facts;
    answer(next, 'chance', roll);
    const own = upToNext(facts);
    // Two dice of one attempt are told by their odds; the event that follows rolls its own
    if (isDie(next) && own.length === facts.length) return null;
    faces.push(faceOf(words, { rules: game.rules, side, aim, facts: own, roll: Number(roll) }));
  }
  return faces;
}

const isDie = (game: Game): boolean => {
  const [open] = decisions(game);
  return open?.actor === 'chance' && open.question === 'die';
};

/** What follows an attempt, such as the event of the card that paid for it or the end of a turn, is no part of it. */
function upToNext(facts: readonly Fact[]): readonly Fact[] {
  const end = facts.findIndex(
    (fact) => ENDS.has(fact.t) || (fact.t === 'card' && fact.from === 'table'), // the card has been used
  );
  return end < 0 ? facts : facts.slice(0, end);
}

const ENDS: ReadonlySet<Fact['t']> = new Set(['event', 'round', 'turn', 'lacks']);

interface Rolled {
  readonly rules: Rules;
  readonly side: SideKey;
  readonly aim: FactOf<'coup' | 'war'> | undefined;
  readonly facts: readonly Fact[];
  readonly roll: number;
}

function faceOf(words: Words, { rules, side, aim, facts, roll }: Rolled): Face {
  const war = aim?.t === 'war' ? { side: aim.side, country: aim.country } : null;
  const plain = (word: string, effect: Face['effect']): Face => ({
    ...{ roll, influence: null, control: null, word, spoken: word, effect, war },
  });
  if (isLost(facts, side)) return plain(words.say('ui.face.lost'), 'lost');
  const roller = facts.find((fact) => fact.t === 'die')?.side ?? side;
  const space = facts.find((fact) => fact.t === 'space');
  if (space?.t === 'space') return plain(words.say('ui.odds.box', { box: space.box }), roller);
  if (facts.some((fact) => fact.t === 'effect' && !fact.on)) return plain(words.say('ui.face.free'), roller);
  const last = facts.findLast((fact) => fact.t === 'influence' && fact.country === aim?.country);
  if (aim === undefined || last?.t !== 'influence') {
    const gained = facts.some((fact) => fact.t === 'vp');
    return gained ? plain(words.say('ui.face.success'), roller) : plain(words.say('ui.face.none'), 'none');
  }
  const [us, ussr] = last.now;
  const control = controlWith(rules, aim.country, last.now);
  const result = told(words, { us, ussr, control, facts });
  const effect = war !== null && result.effect === 'part' ? war.side : result.effect;
  return { roll, influence: { us, ussr }, control, war, spoken: result.word, ...result, effect };
}

/** Who controls a country with this influence in it; an event that follows may change it again. */
function controlWith(rules: Rules, country: CountryKey, influence: readonly [number, number]): SideKey | null {
  const table = gameFrom(rules, { influence: { [country]: influence } });
  return SIDE_KEYS.find((one) => controls(table, sideOf(one), COUNTRY_KEYS.indexOf(country))) ?? null;
}

function told(
  words: Words,
  { us, ussr, control, facts }: { us: number; ussr: number; control: SideKey | null; facts: readonly Fact[] },
): Pick<Face, 'word' | 'effect'> & Partial<Pick<Face, 'spoken'>> {
  if (control !== null)
    return {
      word: words.say('ui.face.control'),
      spoken: words.say('ui.sum.controls', { side: control }),
      effect: control,
    };
  if (us + ussr === 0) return { word: words.say('ui.face.empty'), effect: 'part' };
  const changes = facts.flatMap((fact) => (fact.t === 'influence' ? [fact] : []));
  const [change] = changes;
  if (change === undefined) return { word: words.say('ui.face.none'), effect: 'none' };
  return { word: words.say('ui.odds.influence', { side: change.side, change: change.by }), effect: 'part' };
}

/** "Control in 4 of 6": how many faces bring what is wanted; of a war, who wins it; first of all, how many lose the game. */
export function facesTitle(words: Words, faces: readonly Face[], side: SideKey): string {
  const count = (counts: (face: Face) => boolean): number => faces.filter(counts).length;
  const lost = count(({ effect }) => effect === 'lost');
  if (lost === faces.length) return words.say('ui.faces.lost.all');
  if (lost > 0) return words.say('ui.faces.lost', { count: lost });
  const success = count(({ effect }) => effect !== 'none');
  const war = faces[0]?.war;
  if (war) return words.say('ui.faces.war', { ...war, count: success });
  const control = count((face) => face.control === side);
  return control > 0
    ? words.say('ui.faces.control', { count: control })
    : words.say('ui.faces.success', { count: success });
}
