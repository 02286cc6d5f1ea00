import type { Decision, EffectKey, Problem } from './ids.ts';
import type { SectionId } from './rulebook-plan.ts';

/** The section that explains a question. */
const QUESTION_SECTIONS: Readonly<Record<Decision['question'], SectionId>> = {
  headline: '4.5.C',
  play: '5.1',
  use: '5',
  operations: '6',
  place: '6.1.1',
  remove: '7',
  coup: '6.3.1',
  realign: '6.2.1',
  war: '7.6',
  choose: '7',
  follow: '6.3.5',
  pay: '6.3.1',
  discard: '5.4',
  give: '7.4.2',
  partner: '5.2',
  reclaim: '2.2.6',
  trigger: '2.2.6',
  order: '13.2',
  region: '6.1.1',
  level: '8.1',
  setup: '3',
  bonus: '11.1.4.1',
  die: '4.2',
  draw: '4.3',
};

/** The section that explains what is asked. The card that asks, if there is one, says the rest. */
export function sectionOfQuestion({
  question,
  card,
  options,
}: Pick<Decision, 'question' | 'card' | 'options'>): SectionId {
  if (options.includes('no-roll')) return '16.4';
  // Without a card it is the space race that lets a held card go
  if (question === 'discard' && card === null) return '6.4.4';
  return QUESTION_SECTIONS[question];
}

/** Before the game: who plays which side. */
export const BIDDING_SECTION: SectionId = '11.1.4';

/** The section that an effect works on; its key is that of its card, which says the rest. */
export const EFFECT_SECTIONS: Readonly<Record<EffectKey, SectionId>> = {
  'vietnam-revolts': '7.4',
  containment: '7.4',
  'red-scare-purge': '7.4',
  'brezhnev-doctrine': '7.4',
  'salt-negotiations': '6.3.2',
  'nuclear-subs': '6.3.4',
  'cuban-missile-crisis': '6.3.1',
  'u2-incident': '10.1.3',
  'latin-american-death-squads': '6.3.2',
  'iran-contra-scandal': '6.2.2',
  chernobyl: '6.1.1',
  'yuri-and-samantha': '10.1.3',
  'aldrich-ames': '18.3',
  'warsaw-pact-formed': '7.3',
  'de-gaulle-leads-france': '6.3.1',
  nato: '6.3.1',
  'marshall-plan': '7.3',
  'us-japan-pact': '6.3.1',
  'formosan-resolution': '10.1.1',
  'willy-brandt': '6.3.1',
  'flower-power': '10.1.3',
  'camp-david-accords': '7.5',
  'john-paul-ii': '7.3',
  'shuttle-diplomacy': '10.1.1',
  'iranian-hostage-crisis': '7.3',
  'the-iron-lady': '7.5',
  'north-sea-oil': '7.5',
  'the-reformer': '6.3.1',
  'tear-down-this-wall': '7.5',
  'an-evil-empire': '7.5',
  norad: '8.1',
  'awacs-sale-to-saudis': '7.5',
  'nato-referendum': '6.3.1',
  quagmire: '10.1.5',
  'bear-trap': '10.1.5',
  'missile-envy': '7.4.2',
  'we-will-bury-you': '10.1.3',
};

/** The section that explains why something was refused. */
export const PROBLEM_SECTIONS: Readonly<Record<Problem, SectionId>> = {
  'unknown-card': '2.2.1',
  'unknown-country': '2.1.3',
  'unknown-answer': '18.1',
  'illegal-answer': '18.1',
  'stale-answer': '18.1',
  'wrong-side': '18.1',
  'game-over': '10.3',
  'bad-rules': '18.4',
  'bad-save': '18.4',
  'bad-position': '18.4',
  'no-undo': '18.2',
  overflow: '18.4',
};
