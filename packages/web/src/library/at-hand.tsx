import './at-hand.css';
import type { Decision, FullRulesSpec, Problem } from '@longtwilight/engine';
import type { CardKey, EffectKey } from '@longtwilight/engine/data';
import type { SectionId } from '@longtwilight/words';
import { type ComponentChildren, createContext } from 'preact';
import { useContext, useEffect, useRef, useState } from 'preact/hooks';
import { useSetting } from '../settings/context.ts';
import { lazyPage } from '../shared/lazy.tsx';
import { isTyping } from '../shared/typing.ts';

/** What somebody at a table wonders about. */
export type Asked =
  | ({ readonly kind: 'question' } & Pick<Decision, 'question' | 'card' | 'options'>)
  | { readonly kind: 'effect'; readonly effect: EffectKey }
  | { readonly kind: 'problem'; readonly problem: Problem }
  | { readonly kind: 'card'; readonly card: CardKey }
  | { readonly kind: 'section'; readonly section: SectionId }
  | { readonly kind: 'rules' };

const AskContext = createContext<(asked: Asked) => void>(() => {});
/** Opens the library over the table. */
export const useAsk = () => useContext(AskContext);

const LibrarySheet = lazyPage(async () => (await import('./library-sheet.tsx')).LibrarySheet);

interface LibraryAtHandProps {
  readonly rules: FullRulesSpec;
  readonly children: ComponentChildren;
}

/** A table with the library at hand: it opens over the game, which stays as it is. */
export function LibraryAtHand({ rules, children }: LibraryAtHandProps) {
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <AskContext.Provider value={setAsked}>
      {children}
      {asked !== null && <Sheet asked={asked} rules={rules} onClose={() => setAsked(null)} />}
    </AskContext.Provider>
  );
}

interface SheetProps extends Pick<LibraryAtHandProps, 'rules'> {
  readonly asked: Asked;
  readonly onClose: () => void;
}

function Sheet({ asked, rules, onClose }: SheetProps) {
  const { words } = useSetting();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      class="at-hand"
      aria-label={words.say('ui.library')}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && close()}
      // Keys that are pressed here are not meant for the game
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div class="at-hand-page">
        <LibrarySheet asked={asked} rules={rules} onClose={close} />
      </div>
    </dialog>
  );
}

interface RuleLinkProps {
  readonly about: Asked;
  /** Whether the key `?` opens it too. */
  readonly onKey?: boolean;
}

/** A small sign that leads to the rule. */
export function RuleLink({ about, onKey = false }: RuleLinkProps) {
  const ask = useAsk();
  const { words } = useSetting();
  useEffect(() => {
    if (!onKey) return;
    const press = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) ask(about);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [about, onKey]);
  const label = words.say('ui.rules.here');
  return (
    <button type="button" class="rule-link" aria-label={label} title={label} onClick={() => ask(about)}>
      ?
    </button>
  );
}
