import {
  answer,
  controls,
  copyOf,
  decisions,
  type Fact,
  type Game,
  type SideKey,
  US,
  USSR,
} from '@longtwilight/engine';
import { COUNTRY_KEYS, type CountryKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';

/** What one face of the die leads to. */
export interface Face {
  readonly roll: number;
  /** What stands in the target then. */
  readonly influence: { readonly us: number; readonly ussr: number } | null;
  readonly control: SideKey | null;
  /** One or two words. */
  readonly word: string;
  readonly effect: 'none' | 'part' | SideKey;
}

const FACES = ['1', '2', '3', '4', '5', '6'];

/** What each face of the die brings, where an answer leads to one die and nothing else that is open; null elsewhere. */
export function facesOf(words: Words, game: Game, side: SideKey, text: string): Face[] | null {
  const first = copyOf(game);
  const told: Fact[] = [];
  first.facts = told;
  answer(first, side, text);
  if (!isDie(first)) return null;
  const target = targetOf(told);
  const faces: Face[] = [];
  for (const roll of FACES) {
    const next = copyOf(first);
    const facts: Fact[] = [];
    next.facts = facts;
    answer(next, 'chance', roll);
    // Two dice are told by their odds
    if (isDie(next)) return null;
    faces.push(faceOf(words, { game: next, side, target, facts: upToNext(facts), roll: Number(roll) }));
  }
  return faces;
}

const isDie = (game: Game): boolean => {
  const [open] = decisions(game);
  return open?.actor === 'chance' && open.question === 'die';
};

const targetOf = (facts: readonly Fact[]): CountryKey | null => {
  const aim = facts.findLast((fact) => fact.t === 'coup' || fact.t === 'war');
  return aim !== undefined && (aim.t === 'coup' || aim.t === 'war') ? aim.country : null;
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
  readonly game: Game;
  readonly side: SideKey;
  readonly target: CountryKey | null;
  readonly facts: readonly Fact[];
  readonly roll: number;
}

function faceOf(words: Words, { game, side, target, facts, roll }: Rolled): Face {
  const space = facts.find((fact) => fact.t === 'space');
  if (space?.t === 'space') return plain(roll, words.say('ui.odds.box', { box: space.box }), side);
  if (facts.some((fact) => fact.t === 'effect' && !fact.on)) return plain(roll, words.say('ui.face.free'), side);
  const last = facts.findLast((fact) => fact.t === 'influence' && fact.country === target);
  if (target === null || last?.t !== 'influence') {
    const gained = facts.some((fact) => fact.t === 'vp');
    return gained ? plain(roll, words.say('ui.face.success'), side) : plain(roll, words.say('ui.face.none'), 'none');
  }
  const [us, ussr] = last.now;
  const country = COUNTRY_KEYS.indexOf(target);
  const control: SideKey | null = controls(game, US, country) ? 'us' : controls(game, USSR, country) ? 'ussr' : null;
  return { roll, influence: { us, ussr }, control, ...told(words, { us, ussr, control, facts }) };
}

const plain = (roll: number, word: string, effect: Face['effect']): Face => ({
  roll,
  influence: null,
  control: null,
  word,
  effect,
});

function told(
  words: Words,
  { us, ussr, control, facts }: { us: number; ussr: number; control: SideKey | null; facts: readonly Fact[] },
): Pick<Face, 'word' | 'effect'> {
  if (control !== null) return { word: words.say('ui.face.control'), effect: control };
  if (us + ussr === 0) return { word: words.say('ui.face.empty'), effect: 'part' };
  const changes = facts.flatMap((fact) => (fact.t === 'influence' ? [fact] : []));
  const [change] = changes;
  if (change === undefined) return { word: words.say('ui.face.none'), effect: 'none' };
  return { word: words.say('ui.odds.influence', { side: change.side, change: change.by }), effect: 'part' };
}

/** "Control in 4 of 6": how many faces bring what is wanted. */
export function facesTitle(words: Words, faces: readonly Face[], side: SideKey): string {
  const control = faces.filter((face) => face.control === side).length;
  if (control > 0) return words.say('ui.faces.control', { count: control });
  return words.say('ui.faces.success', { count: faces.filter(({ effect }) => effect !== 'none').length });
}
