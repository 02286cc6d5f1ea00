import type { Game, View } from '@longtwilight/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { AskComputer, type AskedPosition } from '../advice/ask-computer.tsx';
import type { ChanceBarSwitch } from '../advice/chance-bar.tsx';
import { latestFacts } from '../log/chapters.ts';
import { LogPanel } from '../log/log-panel.tsx';
import type { Match, MatchState } from '../match/match.ts';
import { CardsPanel } from '../panels/cards-panel.tsx';
import { EffectsPanel } from '../panels/effects-panel.tsx';
import { Glance } from '../panels/glance.tsx';
import { MenuPanel } from '../panels/menu-panel.tsx';
import { type Draft, draftOf } from '../question/draft.ts';
import type { Drafting } from '../question/use-draft.ts';
import { isWriting } from '../shared/typing.ts';
import { LookingBack } from '../story/looking-back.tsx';
import { useSpeech } from './speech.ts';

export interface RailProps {
  readonly match: Match;
  readonly now: MatchState;
  readonly drafting: Drafting;
  readonly seen: View;
  readonly game: Game;
  /** The odds of the move that waits to be confirmed. */
  readonly atStake: readonly string[];
  readonly past: number | null;
  readonly onPast: (steps: number | null) => void;
  /** Show on the map a move that might have been made; null for none. */
  readonly onShow: (move: Draft | null) => void;
  /** Let the map show where a move does something. */
  readonly onLook: (move: Draft) => void;
  readonly chanceBar: ChanceBarSwitch;
  /** Play on the map what has happened since. */
  readonly onReplay: (from: number) => void;
  /** How many steps of the story have been told, while the rest still is: the log runs no further. */
  readonly told?: number | undefined;
  readonly head?: ComponentChildren;
  readonly extra?: Readonly<Record<string, ComponentChildren>> | undefined;
  /** How much is new behind a tab, by its name. */
  readonly badges?: Readonly<Record<string, number>> | undefined;
}

/** Beside the map: what one wants to know at a glance, what one may do, and behind tabs all that one may want to look up. */
export function Rail(props: RailProps) {
  const { head, told } = props;
  const [tab, setTab] = useState('log');
  return (
    <>
      {head}
      <Glance {...props} onOpen={setTab} />
      <Stepping {...props} />
      {(told === undefined || props.match.replays) && (
        <div class="rail-buttons">
          <SeeAgain {...props} />
          <TakeBack {...props} />
          <BarSwitch {...props} />
          <Advised {...props} />
        </div>
      )}
      <Tabs {...props} open={tab} onOpen={setTab} />
    </>
  );
}

/** What has happened since my last move, once more on the map. */
export function SeeAgain({ match, now, past, onReplay }: RailProps) {
  const { words } = useSpeech();
  const { from, facts } = latestFacts(now.story, now.side);
  if (match.viewAfter === undefined || match.replays || past !== null || facts.length === 0) return null;
  return (
    <button type="button" class="quiet see-again" onClick={() => onReplay(Math.max(from, 1))}>
      {words.say('ui.replay')}
    </button>
  );
}

/** Back past dice and cards, where nobody else is wronged by it: the game then counts as practice. */
export function TakeBack({ match, now, drafting }: RailProps) {
  const { words } = useSpeech();
  return (
    <>
      {match.takeBack !== undefined && now.story.some(({ by }) => by === now.side) && (
        <button
          type="button"
          class="quiet take-back"
          title={words.say('ui.take-back.note')}
          disabled={drafting.sending}
          onClick={drafting.takeBack}
        >
          {words.say('ui.take-back')}
        </button>
      )}
      {now.practice && <p class="practice">{words.say('ui.practice')}</p>}
    </>
  );
}

/** Steps through a past that is looked at. Replays have controls of their own. */
export function Stepping(props: RailProps) {
  const { match, past } = props;
  return past === null || match.replays ? null : <LookingBack {...props} past={past} />;
}

/** The chance to win above the map, on and off. */
function BarSwitch({ chanceBar: { shown, toggle } }: RailProps) {
  const { words } = useSpeech();
  if (shown === null) return null;
  return (
    <button type="button" class="quiet" aria-pressed={shown} onClick={toggle}>
      {words.say('ui.study.bar')}
    </button>
  );
}

/** The computer's view of the position on the table, where asking for it is fair. */
export function Advised({ match, now, drafting, past, onShow, onLook }: RailProps) {
  const { draft } = drafting;
  const asked = useMemo(() => match.advised?.(past) ?? null, [match, now, past]);
  const isOwn = past === null && draft !== null;
  const position =
    asked === null
      ? null
      : isOwn && draft.decision
        ? { seen: draft.shown, chosen: draft.answers }
        : { seen: asked, chosen: [] };
  const show = (move: AskedPosition | null) => {
    if (isOwn) drafting.propose(move?.chosen ?? []);
    else onShow(move === null ? null : draftOf(move.seen, move.chosen));
    if (move !== null && asked !== null) onLook(draftOf(asked, move.chosen));
  };
  const onPlay = isOwn ? drafting.confirm : undefined;
  const shows = !isOwn || drafting.proposed;
  return <AskComputer position={position} question={asked} shows={shows} onShow={show} onPlay={onPlay} />;
}

interface TabsProps extends RailProps {
  readonly open: string;
  readonly onOpen: (tab: string) => void;
}

function Tabs({ open, onOpen: setOpen, ...props }: TabsProps) {
  const { words } = useSpeech();
  const tabs: Readonly<Record<string, { name: string; panel: () => ComponentChildren }>> = {
    log: { name: words.say('ui.log'), panel: () => <LogPanel {...props} /> },
    cards: { name: words.say('ui.cards'), panel: () => <CardsPanel {...props} /> },
    effects: {
      name: words.say('ui.effects.count', { count: props.seen.effects.length }),
      panel: () => <EffectsPanel {...props} />,
    },
    ...Object.fromEntries(
      Object.entries(props.extra ?? {}).map(([name, panel]) => [name, { name, panel: () => panel }]),
    ),
    menu: { name: words.say('ui.menu'), panel: () => <MenuPanel {...props} /> },
  };
  const panel = useRef<HTMLDivElement>(null);
  // Where an open card leaves room for the tabs only, a click on one shows what is behind it
  const [asked, setAsked] = useState(false);
  const after = words.say('ui.after');
  const justOver = !props.match.replays && props.extra?.[after] !== undefined;
  // Once a game is over, what it looked like is of more interest than its last words, unless somebody is writing some
  useEffect(() => {
    if (justOver && !isWriting()) setOpen(after);
  }, [justOver]);
  return (
    <section
      class="tabs"
      data-asked={asked || undefined}
      onFocusOut={({ currentTarget, relatedTarget }) =>
        currentTarget.contains(relatedTarget as Node | null) || setAsked(false)
      }
    >
      <div role="tablist">
        {Object.entries(tabs).map(([id, { name }]) => (
          <button
            key={id}
            type="button"
            role="tab"
            id={`tab-${id}`}
            aria-selected={id === open}
            aria-controls="tab-panel"
            onClick={() => {
              setOpen(id);
              setAsked(true);
              bringIntoSight(panel.current);
            }}
          >
            {name}
            {(props.badges?.[name] ?? 0) > 0 && <Badge count={props.badges![name]!} />}
          </button>
        ))}
      </div>
      <div ref={panel} role="tabpanel" id="tab-panel" aria-labelledby={`tab-${open}`}>
        {tabs[open]?.panel()}
      </div>
    </section>
  );
}

function Badge({ count }: { readonly count: number }) {
  const { words } = useSpeech();
  return (
    <span class="lt-badge" role="img" aria-label={words.say('ui.chat.unread', { count })}>
      {count}
    </span>
  );
}

/** On a phone the tabs stand at the foot of the sheet, and what they open below it. */
function bringIntoSight(panel: HTMLElement | null): void {
  const rail = panel?.closest('.lt-table-rail')?.getBoundingClientRect();
  if (panel && rail && panel.getBoundingClientRect().top > (rail.top + rail.bottom) / 2) panel.scrollIntoView();
}
