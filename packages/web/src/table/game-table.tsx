import type { Look, PlaceId } from '@longtwilight/board';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { useChanceBar } from '../advice/chance-bar.tsx';
import { useHand } from '../hand/use-hand.ts';
import { LibraryAtHand } from '../library/at-hand.tsx';
import { onSmallScreen, useTableMap } from '../map/use-table-map.ts';
import type { Match, MatchState } from '../match/match.ts';
import { oddsAtStake } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { placesOfMove } from '../question/places-of-move.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { statusLine } from '../question/status-line.ts';
import type { DangersOfMove } from '../question/use-dangers.ts';
import { useFocusOnChoices } from '../question/use-focus.ts';
import { useMoveKeys } from '../question/use-move-keys.ts';
import { useSetting } from '../settings/context.ts';
import { useTitle } from '../shared/use-title.ts';
import { useSounds } from '../sound/use-sounds.ts';
import { Announcer } from '../story/announcer.tsx';
import { BeatBar } from '../story/beat-bar.tsx';
import { PlayerProvider } from '../story/player.ts';
import { Curtain } from './curtain.tsx';
import { LaidOutTable } from './laid-out-table.tsx';
import type { RailProps } from './rail.tsx';
import { useSpeech } from './speech.ts';
import { TextView } from './text-view.tsx';
import { useMatchState } from './use-match-state.ts';
import { type SeenTable, useSeenTable } from './use-seen-table.ts';

/** What happens at the table just now. */
export interface TableMoment {
  /** What has happened is still being told. */
  readonly telling: boolean;
  /** The player has begun to answer. */
  readonly acting: boolean;
  readonly dangers: DangersOfMove;
}

interface GameTableProps {
  readonly match: Match;
  /** More tabs of the rail, by name. */
  readonly extra?: Readonly<Record<string, ComponentChildren>> | undefined;
  /** How much is new behind a tab, by its name. */
  readonly badges?: Readonly<Record<string, number>> | undefined;
  /** Stands above the question, always in view: the players, a lesson, how a game ended. */
  readonly head?: ComponentChildren;
  /** Stands between the head and the question: a lesson or a coach, which says more or less as the moment wants it. */
  readonly coach?: ((moment: TableMoment) => ComponentChildren) | undefined;
  /** Nothing is asked for the time being, whatever waits. */
  readonly silent?: boolean | undefined;
  /** What the map begins with. */
  readonly home?: readonly PlaceId[] | undefined;
  /** Stands at the top of the rail. */
  readonly aside?: ComponentChildren;
  /** Buttons to go through the game with, below the map. */
  readonly controls?: ComponentChildren;
  /** Stands below the map where nobody holds a hand. */
  readonly foot?: ComponentChildren;
  /** How many steps of the story to look at; null for the present. */
  readonly past?: number | null | undefined;
  readonly onPast?: ((steps: number | null) => void) | undefined;
}

/** A game with everything around it. */
export function GameTable(props: GameTableProps) {
  const now = useMatchState(props.match);
  return (
    <LibraryAtHand rules={now.view.rules}>
      <OpenTable {...props} />
    </LibraryAtHand>
  );
}

function OpenTable(props: GameTableProps) {
  const { match, extra, badges, silent, home, aside, controls } = props;
  const { settings } = useSetting();
  const { words } = useSpeech();
  const table = useSeenTable(match, props);
  const { now, player, telling, rolling, drafting, decision } = table;
  const { draft } = drafting;
  useSounds(settings, settings.textView ? player.telling : telling, draft);
  useMoveKeys(drafting, { asks: silent !== true, leave: wayToQuestion(table) });
  useFocusOnChoices(draft?.decision ?? draft?.complete);
  useTitle(whoseMove(words, now, decision !== null));
  const map = useTableMap(table);
  const rail = useRailProps(table, map.lookAt);
  const hand = useHand(rail, now.side);
  const line = statusLine(words, { now, draft, seen: table.seen, past: table.looksBack, sending: drafting.sending });
  const moment = { telling: telling !== null, acting: table.begun || hand.opened !== null, dangers: drafting.dangers };
  const head = (
    <>
      {props.head}
      {props.coach?.(moment)}
    </>
  );
  const announcer = <Announcer line={line} atStake={drafting.sending ? [] : rail.atStake} story={now.story} />;
  const beatBar = telling !== null && (
    <BeatBar
      player={player}
      telling={telling}
      rolling={rolling}
      seen={now.view}
      waiting={decision !== null}
      replays={match.replays === true}
    />
  );
  // First one sees what has come of one's move
  const hasSeen = player.telling === null && !player.begins && table.past === null;
  if (now.curtain !== null && (settings.textView || hasSeen))
    return <Curtain side={now.curtain} onReady={() => match.raiseCurtain?.()} />;
  if (settings.textView)
    return (
      <PlayerProvider value={player}>
        <TextView
          {...rail}
          {...{ hand, line, extra }}
          head={
            <>
              {controls}
              {head}
            </>
          }
          {...map.listed}
        >
          {telling?.again && beatBar}
          {announcer}
        </TextView>
      </PlayerProvider>
    );
  const bar = (
    <>
      {head}
      {beatBar || (!silent && <QuestionBar {...rail} line={line} />)}
    </>
  );
  const foot = (
    <>
      {controls}
      {props.foot}
    </>
  );
  return (
    <PlayerProvider value={player}>
      <LaidOutTable {...{ table, map, hand, bar, home, foot }} rail={{ ...rail, badges, extra, head: aside }}>
        {announcer}
      </LaidOutTable>
    </PlayerProvider>
  );
}

/** Back to the question from whatever is seen in its place; null where it is in view. */
function wayToQuestion({ match, telling, player, past, onPast }: SeenTable): (() => void) | null {
  if (match.replays) return null;
  if (past !== null) return () => onPast(null);
  return telling?.again ? player.skip : null;
}

/** What stands beside the map, which the question and the page of text need as well. */
function useRailProps(table: SeenTable, lookAt: (wish: Look) => void): RailProps {
  const { match, now, drafting, draftHere, seen, game, past, onPast, onReplay, onTry } = table;
  const { words } = useSpeech();
  const chanceBar = useChanceBar(match, now);
  const atStake = useMemo(() => oddsAtStake(words, draftHere), [words, draftHere]);
  const onLook = (move: Draft) => onSmallScreen() && lookAt({ places: placesOfMove(move), all: true });
  return { match, now, drafting, seen, game, past, onPast, onReplay, onShow: onTry, onLook, chanceBar, atStake };
}

/** Whose move it is, for the title of the page. */
function whoseMove(words: Words, { view }: MatchState, mine: boolean): string | undefined {
  if (view.outcome !== null) return words.say('ui.title.over');
  if (mine) return words.say('ui.your-move');
  const side = view.waiting.find(({ answered }) => !answered)?.actor;
  return side === 'us' || side === 'ussr' ? words.say('ui.title.theirs', { side }) : undefined;
}
