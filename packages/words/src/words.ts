import { answerLabel, questionText, waitingText } from './ask.ts';
import type { Decision, Edition, EffectKey, Fact, FullRulesSpec, Problem, RegionKey, SideKey, Waiting } from './ids.ts';
import { Phrases } from './phrases.ts';
import { rulesParts } from './rules-parts.ts';
import { type Telling, tell, tellings } from './tell.ts';

/** All that a game says to people in one language. */
export class Words extends Phrases {
  /** The same language with the names of another edition. */
  for(edition: Edition): Words {
    return edition === this.edition ? this : new Words(this.language, this.catalogue, edition);
  }

  /** What happened, in sentences. */
  tell(facts: readonly Fact[]): string[] {
    return tell(this, facts);
  }
  /** The same with the facts that each part tells. */
  tellings(facts: readonly Fact[]): Telling[] {
    return tellings(this, facts);
  }
  /** What a side is asked. */
  question(decision: Decision): string {
    return questionText(this, decision);
  }
  /** An answer that it may give. */
  answer(decision: Pick<Decision, 'question' | 'card'>, option: string): string {
    return answerLabel(this, decision, option);
  }
  /** What somebody else is doing. */
  waiting(waiting: Waiting): string {
    return waitingText(this, waiting);
  }
  /** Somebody whose name nobody chose: a guest by its mark, or a player who is deleted. */
  unnamed(who: { readonly guest: string } | 'deleted'): string {
    return who === 'deleted' ? this.say('ui.deleted-player') : this.say('ui.guest', { name: who.guest });
  }
  error(problem: Problem): string {
    return this.say(`error.${problem}`);
  }
  /** An effect in play by its name, such as `nato`, `red-scare-purge@us` or `chernobyl@africa`. */
  effect(text: string): string {
    const [card, of] = text.split('@') as [EffectKey, string | undefined];
    if (of === undefined) return this.card(card);
    if (of === 'us' || of === 'ussr') return this.say('effect.of', { card, side: of satisfies SideKey });
    return this.say('effect.in', { card, region: of as RegionKey });
  }
  /** A bid for a side such as `us-3`, a pass, or what the lot has decided. */
  bid(text: string): string {
    const [side, points] = text.split('-');
    if (points === undefined) return this.sayKnown([`bid.${text}`], {});
    return this.say('bid.offer', { side: side as SideKey, count: Number(points) });
  }
  /** The rules of a game as labels: its edition, and what it plays with. */
  rules(spec: FullRulesSpec): string[] {
    return rulesParts(this, spec);
  }
}
