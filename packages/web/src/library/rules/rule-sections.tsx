import type { FullRulesSpec } from '@longtwilight/engine';
import {
  conditionOf,
  conditionOfRuling,
  paragraphsOf,
  RULEBOOK_PLAN,
  type Rulebook,
  rulingsOf,
  type SectionId,
} from '@longtwilight/words';
import { useEffect, useRef } from 'preact/hooks';
import { useLibrary } from '../library-words.ts';
import { isOut, RuleMark } from './rule-marks.tsx';
import { RuleText } from './rule-text.tsx';

export interface RulesProps {
  readonly rulebook: Rulebook;
  /** The rules of the game that is being played; null where none is. */
  readonly rules: FullRulesSpec | null;
}

const depthOf = (id: string): number => id.split('.').length;

/** All sections in a row, the wanted one in sight. */
export function RuleSections({ rulebook, rules, at }: RulesProps & { readonly at: SectionId | null }) {
  const wanted = useRef<HTMLElement>(null);
  useEffect(() => {
    wanted.current?.scrollIntoView({ block: 'start' });
    wanted.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <div class="rule-sections">
      {RULEBOOK_PLAN.map(({ id }) => (
        <section
          key={id}
          class="rule"
          data-depth={depthOf(id)}
          data-here={id === at || undefined}
          data-out={isOut(conditionOf(id), rules) || undefined}
          {...(id === at ? { ref: wanted, tabIndex: -1, 'aria-labelledby': `rule-${id}` } : {})}
        >
          <Heading id={id} title={rulebook.sections[id].title} />
          <SectionBody id={id} rulebook={rulebook} rules={rules} />
        </section>
      ))}
    </div>
  );
}

function Heading({ id, title }: { readonly id: SectionId; readonly title: string }) {
  const Level = depthOf(id) === 1 ? 'h2' : depthOf(id) === 2 ? 'h3' : 'h4';
  return (
    <Level id={`rule-${id}`}>
      <span class="rule-number">{id}</span> {title}
    </Level>
  );
}

function SectionBody({ id, rulebook, rules }: RulesProps & { readonly id: SectionId }) {
  const library = useLibrary();
  const whole = conditionOf(id);
  const above = id.includes('.') ? conditionOf(id.slice(0, id.lastIndexOf('.'))) : null;
  return (
    <>
      <RuleMark condition={whole === above ? null : whole} rules={rules} />
      {paragraphsOf(rulebook, id).map(({ name, text }) => {
        const condition = conditionOf(id, name);
        const own = condition === whole ? null : condition;
        return (
          <p
            key={name}
            data-example={name.startsWith('example') || undefined}
            data-out={isOut(own, rules) || undefined}
          >
            <RuleMark condition={own} rules={rules} /> <RuleText text={text} />
          </p>
        );
      })}
      {rulingsOf({ section: id }).map((key) => {
        const condition = conditionOfRuling(key);
        const own = condition === whole ? null : condition;
        return (
          <p key={key} class="ruling" data-out={isOut(own, rules) || undefined}>
            <b>{library.say('rules.ruling')}</b> <RuleMark condition={own} rules={rules} />{' '}
            <RuleText text={rulebook.rulings[key]} />
          </p>
        );
      })}
    </>
  );
}
