import {
  coupCauses,
  coupStrength,
  type Fact,
  type Game,
  gameFrom,
  numberOf,
  realignCauses,
  type SideKey,
  sideOf,
  type View,
} from '@longtwilight/engine';
import { at, type CountryKey, no, SPACE_BOXES, TRAP_OF } from '@longtwilight/engine/data';
import { resolvedRules } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import type { Beat } from './beats.ts';

/** A part of a sum with its name. */
export interface Term {
  readonly value: number;
  readonly name: string;
  /** The first is the die itself. */
  readonly roll?: true;
}
interface Sum {
  readonly side: SideKey;
  readonly terms: readonly Term[];
}

type Aim = Extract<Fact, { t: 'coup' | 'war' | 'realign' }>;

export const aimOf = ({ facts }: Pick<Beat, 'facts'>): Aim | undefined =>
  facts.find((fact): fact is Aim => fact.t === 'coup' || fact.t === 'war' || fact.t === 'realign');

/** The sum of each die of an attempt: the die, and everything that is added or taken. The view is the one after it. */
export function sumsOf(words: Words, beat: Pick<Beat, 'facts'>, view: View): Sum[] {
  const aim = aimOf(beat);
  const before = viewBefore(view, beat.facts);
  return beat.facts.flatMap((fact): Sum[] => {
    if (fact.t !== 'die') return [];
    const { side, roll } = fact;
    const terms: Term[] = [{ value: roll, name: words.say('ui.sum.die'), roll: true }];
    if (aim?.t === 'coup') terms.push({ value: aim.value, name: words.say('ui.sum.operations') });
    terms.push(...modifiersOf(words, aim, side, before).filter(({ value }) => value !== 0));
    if (aim?.t === 'coup') {
      const resistance = coupStrength(at[aim.country], 0, 0, 0);
      terms.push({ value: resistance, name: words.say('ui.sum.stability') });
    }
    return [{ side, terms }];
  });
}

/** What the die of an attempt must show. */
export interface RollNeeded {
  readonly sign: '≥' | '≤';
  readonly roll: number;
}

/** What the die had to show, with its modifiers, for a war, in the space race or in a trap; null for all others. */
export function rollNeeded({ facts, inPlay }: Pick<Beat, 'facts' | 'inPlay'>, view: View): RollNeeded | null {
  if (inPlay === null || !facts.some(({ t }) => t === 'die')) return null;
  const game = tableOf(view);
  const { side, use, card } = inPlay;
  if (aimOf({ facts })?.t === 'war') return { sign: '≥', roll: numberOf(game, no[card], 'win') };
  if (use === 'trap') return { sign: '≤', roll: numberOf(game, no[TRAP_OF[side]], 'roll') };
  if (use !== 'space') return null;
  const reached = facts.find((fact) => fact.t === 'space');
  const box = SPACE_BOXES[reached === undefined ? view.space[side === 'us' ? 0 : 1] : reached.box - 1];
  return box === undefined ? null : { sign: '≤', roll: box.roll };
}

/** How influence stood before these facts. */
function viewBefore(view: View, facts: readonly Fact[]): View {
  const influence: Record<string, [number, number]> = {};
  for (const [country, [us, ussr]] of Object.entries(view.influence)) influence[country] = [us, ussr];
  for (const fact of facts)
    if (fact.t === 'influence') {
      const [us, ussr] = influence[fact.country] ?? [0, 0];
      influence[fact.country] = fact.side === 'us' ? [us - fact.by, ussr] : [us, ussr - fact.by];
    }
  return { ...view, influence };
}

/** What is added to a die, by the names of what adds it. */
function modifiersOf(words: Words, aim: Aim | undefined, side: SideKey, before: View): Term[] {
  if (aim === undefined) return [];
  if (aim.t === 'war') return [{ value: aim.modifier, name: words.say('ui.sum.neighbours') }];
  const table = tableOf(before);
  const [whole, terms] =
    aim.t === 'realign'
      ? [aim.modifiers[side === 'us' ? 0 : 1], realignTerms(words, table, side, aim.country)]
      : [aim.modifier, coupTerms(words, table, side, aim.country)];
  // Where the table before it is not known to the full, its causes are not either
  return sumOf(terms) === whole ? terms : [{ value: whole, name: words.say('ui.sum.modifier') }];
}

/** A game with nothing but the influence of a view, and what is in force. */
const tableOf = ({ rules, influence, effects }: View): Game => gameFrom(resolvedRules(rules), { influence, effects });

/** What a side adds to its coup die in a country. */
function coupTerms(words: Words, game: Game, side: SideKey, country: CountryKey): Term[] {
  const { salt, squads } = coupCauses(game, sideOf(side), at[country]);
  const terms = [
    { value: salt, name: words.card('salt-negotiations') },
    { value: squads, name: words.card('latin-american-death-squads') },
  ];
  return terms.filter(({ value }) => value !== 0);
}

/** What a side adds to its realignment die in a country. */
export function realignTerms(words: Words, game: Game, side: SideKey, country: CountryKey): Term[] {
  const { neighbours, lead, home, scandal } = realignCauses(game, sideOf(side), at[country]);
  const terms = [
    { value: neighbours, name: words.say('ui.sum.neighbours') },
    { value: lead, name: words.say('ui.sum.lead') },
    { value: home, name: words.say('ui.sum.home') },
    { value: scandal, name: words.card('iran-contra-scandal') },
  ];
  return terms.filter(({ value }) => value !== 0);
}

export const sumOf = (terms: readonly Term[]): number => terms.reduce((sum, { value }) => sum + value, 0);
