import {
  GLOSSARY_SECTIONS,
  paragraphsOf,
  REFERENCE,
  RULEBOOK_PLAN,
  RULINGS,
  type Rulebook,
  type RulingKey,
  type TermKey,
  type Words,
} from '@longtwilight/words';
import { fold } from '../../shared/fold.ts';
import type { Topic } from './topics.tsx';

/** A passage of the rules. */
interface Passage {
  readonly topic: Topic;
  readonly title: string;
  readonly text: string;
}
/** A passage that was found, with a piece of its text around what was looked for. */
export interface Finding extends Passage {
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

const MOST_FOUND = 40;
/** All but the last or the first few words. */
const LONG_BEFORE = /^.*\s(?=.{70})/s;
const LONG_AFTER = /^(.{70}\S*)\s.*$/s;

/** Looks through sections, glossary and rulings at once. */
export class RuleIndex {
  private readonly places: readonly (Passage & { readonly foldedTitle: string; readonly foldedText: string })[];

  constructor(words: Words, rulebook: Rulebook) {
    this.places = [...sections(rulebook), ...terms(rulebook), ...rulings(words, rulebook)].map((place) => {
      const text = place.text.replace(REFERENCE, '$1');
      return { ...place, text, foldedTitle: fold(place.title), foldedText: fold(text) };
    });
  }

  /** Places with all the words, those that have them in their title first. */
  find(wanted: string): Finding[] {
    const parts = fold(wanted).split(/\s+/).filter(Boolean);
    const [first] = parts;
    if (first === undefined) return [];
    const found = this.places.filter(({ foldedTitle, foldedText }) =>
      parts.every((part) => foldedTitle.includes(part) || foldedText.includes(part)),
    );
    const inTitle = ({ foldedTitle }: (typeof found)[number]): number =>
      parts.every((part) => foldedTitle.includes(part)) ? 0 : 1;
    return found
      .sort((a, b) => inTitle(a) - inTitle(b))
      .slice(0, MOST_FOUND)
      .map(({ topic, title, text, foldedText }) => {
        const part = parts.find((one) => foldedText.includes(one));
        const from = part === undefined ? 0 : foldedText.indexOf(part);
        const until = from + (part?.length ?? 0);
        return {
          topic,
          title,
          text,
          before: text.slice(0, from).replace(LONG_BEFORE, '… '),
          match: text.slice(from, until),
          after: text.slice(until).replace(LONG_AFTER, '$1 …'),
        };
      });
  }
}

const sections = (rulebook: Rulebook): Passage[] =>
  RULEBOOK_PLAN.map(({ id }) => ({
    topic: { kind: 'section', id },
    title: `${id} ${rulebook.sections[id].title}`,
    text: paragraphsOf(rulebook, id)
      .map(({ text }) => text)
      .join(' '),
  }));

const terms = ({ glossary }: Rulebook): Passage[] =>
  (Object.keys(glossary) as TermKey[]).map((key) => ({
    topic: { kind: 'section', id: GLOSSARY_SECTIONS[key] },
    title: glossary[key].term,
    text: glossary[key].meaning,
  }));

/** A ruling is found where it stands first: in a section, or else at a card. */
const rulings = (words: Words, { sections: texts, rulings: all }: Rulebook): Passage[] =>
  (Object.keys(all) as RulingKey[]).flatMap((key): Passage[] => {
    const {
      sections: [section] = [],
      cards: [card] = [],
    }: (typeof RULINGS)[RulingKey] & {
      readonly sections?: readonly (keyof typeof texts)[];
      readonly cards?: readonly Parameters<Words['card']>[0][];
    } = RULINGS[key];
    const text = all[key];
    if (section !== undefined)
      return [{ topic: { kind: 'section', id: section }, title: `${section} ${texts[section].title}`, text }];
    return card === undefined ? [] : [{ topic: { kind: 'card', id: card }, title: words.card(card), text }];
  });
