import type { CardKey, CountryKey, Decision, RegionKey, Waiting } from './ids.ts';
import type { Phrases } from './phrases.ts';

/** Events that empty a country with each choice: no more can be chosen than are listed. */
const EMPTY_COUNTRIES: ReadonlySet<CardKey | null> = new Set(['warsaw-pact-formed', 'muslim-revolution']);

export function questionText(words: Phrases, decision: Decision): string {
  const { question, card, options } = decision;
  const whole = question === 'remove' && EMPTY_COUNTRIES.has(card);
  const left = whole ? Math.min(decision.left, options.length) : decision.left;
  // An attempt on the space race asks with whatever card was sent there
  if (card !== null && options.includes('no-roll')) return words.say('ask.choose.space', { card });
  const ofCard = card === null ? [] : [`ask.${question}.${card}`, `ask.${question}.event`];
  return words.sayKnown([...ofCard, `ask.${question}`], { card: card ?? undefined, left });
}

export function waitingText(words: Phrases, { actor, doing, card, answered }: Waiting): string {
  const exact = answered ? [`wait.${doing}.chosen`] : card === null ? [] : [`wait.${doing}.event`];
  return words.sayKnown([...exact, `wait.${doing}`], { side: actor, card: card ?? undefined });
}

const DIGIT = /^[1-6]$/;

/** An answer: a word in the sense that the question gives it, or the name of a card, a country or a region. */
export function answerLabel(
  words: Phrases,
  { question, card }: Pick<Decision, 'question' | 'card'>,
  id: string,
): string {
  const { messages, cardTitles, countries } = words.catalogue;
  const special = [`answer.${id}.${card}`, `answer.${id}.${question}`, `answer.${id}`].find((key) =>
    Object.hasOwn(messages, key),
  );
  if (special !== undefined) return words.sayKnown([special], {});
  if (DIGIT.test(id)) return question === 'level' ? words.say('answer.level', { level: Number(id) }) : id;
  if (Object.hasOwn(cardTitles, id)) return words.card(id as CardKey);
  if (Object.hasOwn(countries, id)) return words.country(id as CountryKey);
  return words.region(id as RegionKey);
}
