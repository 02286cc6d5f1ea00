import { type Decision, type Game, guess, seeded, type View } from '@longtwilight/engine';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Match, MatchState } from '../match/match.ts';
import type { Draft } from '../question/draft.ts';
import { type Drafting, useDraft } from '../question/use-draft.ts';
import { useSetting } from '../settings/context.ts';
import { type BeatPlayer, type BeatsTold, useBeats } from '../story/use-beats.ts';
import { usePast } from '../story/use-past.ts';
import { useReplay } from '../story/use-replay.ts';
import { useRolling } from '../story/use-rolling.ts';
import { useMatchState } from './use-match-state.ts';

/** What is seen of the table: the present or the past, a story that is told, or a move that might be made. */
export interface SeenTable {
  readonly match: Match;
  readonly now: MatchState;
  readonly player: BeatPlayer;
  /** What is told just now, unless somebody looks at something else. */
  readonly telling: BeatsTold | null;
  /** A die that is told of still rolls: the table is as it was before. */
  readonly rolling: boolean;
  readonly drafting: Drafting;
  /** The player has begun to answer. */
  readonly begun: boolean;
  /** The move so far; null while the past is seen. */
  readonly draftHere: Draft | null;
  readonly decision: Decision | null;
  /** A move that might have been made here. */
  readonly tried: Draft | null;
  readonly onTry: (move: Draft | null) => void;
  /** The table as it is drawn. */
  readonly seen: View;
  /** A game that looks like it. */
  readonly game: Game;
  /** How many steps of the story are looked at; null for the present. */
  readonly past: number | null;
  readonly looksBack: boolean;
  readonly onPast: (steps: number | null) => void;
  /** Tell what has happened since this step once more. */
  readonly onReplay: (from: number) => void;
}

/** The past that is looked at is given where an address names it. */
interface GivenPast {
  readonly past?: number | null | undefined;
  readonly onPast?: ((steps: number | null) => void) | undefined;
}

export function useSeenTable(match: Match, given: GivenPast): SeenTable {
  const { settings } = useSetting();
  const now = useMatchState(match);
  const player = useBeats(match, now, settings.speed);
  const drafting = endingBeats(useDraft(match, now, settings.confirmations), player);
  const { draft } = drafting;
  const [ownPast, setOwnPast] = useState<number | null>(null);
  const past = given.past ?? ownPast;
  const onPast = given.onPast ?? setOwnPast;
  useReplay(match, player, past, onPast);
  const old = usePast(match, past, () => onPast(null));
  // First one sees what has happened; a click on what is asked meanwhile counts all the same
  const begun = draft !== null && draft.answers.length > 0;
  // Whoever reads the page as text hears it, and finds the table as it is
  const isShown = player.telling?.again || (past === null && !begun && !settings.textView);
  const telling = isShown ? player.telling : null;
  const rolling = useRolling(telling, settings);
  // What somebody looked at is no beginning for the next one at this screen
  const seated = useRef(now.side);
  useEffect(() => {
    if (seated.current !== now.side && !match.replays) onPast(null);
    seated.current = now.side;
  }, [now.side]);
  // Until another moment is looked at
  const [tried, setTried] = useState<Draft | null>(null);
  useEffect(() => setTried(null), [past, now]);
  const seen = tried?.shown ?? (rolling ? telling?.before : telling?.view) ?? old ?? draft?.shown ?? now.view;
  // A story changes what lies on the table, not the game behind it
  const game = useMemo(() => gameOf(seen, draft), [telling === null ? seen : seen.world]);
  const looksBack = old !== null;
  const draftHere = looksBack ? null : draft;

  const replay = async (from: number) => {
    const base = await match.viewAfter?.(from);
    if (base === undefined) return;
    // The past is found in one short task and drawn in another
    await new Promise((next) => setTimeout(next));
    onPast(null);
    player.again(from, base);
  };
  return {
    match,
    now,
    player,
    telling,
    rolling,
    drafting,
    begun,
    draftHere,
    decision: draftHere?.decision ?? null,
    tried,
    onTry: setTried,
    seen,
    game,
    past,
    looksBack,
    onPast,
    onReplay: (from) => void replay(from),
  };
}

/** A game that looks like this view: the one that a move is tried out on, where it is the one seen. */
function gameOf(seen: View, draft: Draft | null): Game {
  const tried = draft?.complete ? draft.without() : draft;
  return draft?.shown === seen && tried ? tried.game : guess(seen, seeded(seen.number));
}

/** Whoever answers has seen enough: the beats end, and the answer counts. */
function endingBeats(drafting: Drafting, { telling, skip }: BeatPlayer): Drafting {
  if (telling === null) return drafting;
  return {
    ...drafting,
    choose: (text, times) => {
      skip();
      drafting.choose(text, times);
    },
    restart: (text) => {
      skip();
      drafting.restart(text);
    },
    undo: (text) => {
      skip();
      drafting.undo(text);
    },
    takeBack: () => {
      skip();
      drafting.takeBack();
    },
  };
}
