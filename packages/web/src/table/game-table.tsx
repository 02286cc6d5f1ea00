import {
  type InfluenceChange,
  type Look,
  PLACE_IDS,
  type PlaceId,
  TableLayout,
  useFrameLater,
  WorldMap,
} from '@longtwilight/board';
import { type Fact, type Game, guess, seeded, type View } from '@longtwilight/engine';
import { isCountry, mapWords, placesOf, regionsOf, standingWords } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { ChanceBar, useChanceBar } from '../advice/chance-bar.tsx';
import { MyHand, OpenCard } from '../hand/my-hand.tsx';
import { useHand } from '../hand/use-hand.ts';
import { LibraryAtHand } from '../library/at-hand.tsx';
import { latestFacts } from '../log/chapters.ts';
import { Caption } from '../map/caption.tsx';
import { diceOnMap } from '../map/dice-on-map.ts';
import { useMapDrawing } from '../map/drawing.ts';
import { useTileNotes } from '../map/use-tile-notes.ts';
import type { Match, MatchState } from '../match/match.ts';
import { Tracks } from '../panels/tracks.tsx';
import { lastChoice, oddsAtStake } from '../question/consequences.ts';
import { type Draft, placesByInfluence } from '../question/draft.ts';
import { changesSince, placesOfMove } from '../question/places-of-move.ts';
import { QuestionBar } from '../question/question-bar.tsx';
import { statusLine } from '../question/status-line.ts';
import type { DangersOfMove } from '../question/use-dangers.ts';
import { type Drafting, useDraft } from '../question/use-draft.ts';
import { useFocusOnChoices } from '../question/use-focus.ts';
import { useSetting } from '../settings/context.ts';
import { useTitle } from '../shared/use-title.ts';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { useSounds } from '../sound/use-sounds.ts';
import { Announcer } from '../story/announcer.tsx';
import { BeatBar } from '../story/beat-bar.tsx';
import { beatAt } from '../story/beats.ts';
import { PlayerProvider } from '../story/player.ts';
import { Stages } from '../story/stages.tsx';
import { type BeatPlayer, useBeats } from '../story/use-beats.ts';
import { usePast } from '../story/use-past.ts';
import { Curtain } from './curtain.tsx';
import { Finder } from './finder.tsx';
import { Rail } from './rail.tsx';
import { useSpeech } from './speech.ts';
import { TextView } from './text-view.tsx';
import { useMatchState } from './use-match-state.ts';

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
  /** Stands below the map where nobody holds a hand. */
  readonly foot?: ComponentChildren;
  /** How many steps of the story to look at; null for the present. */
  readonly past?: number | null | undefined;
  readonly onPast?: ((steps: number | null) => void) | undefined;
}

/** A game with everything around it. */
export function GameTable(props: GameTableProps) {
  const { match } = props;
  const now = useMatchState(match);
  if (now.curtain !== null) return <Curtain side={now.curtain} onReady={() => match.raiseCurtain?.()} />;
  return (
    <LibraryAtHand rules={now.view.rules}>
      <OpenTable {...props} />
    </LibraryAtHand>
  );
}

function OpenTable(props: GameTableProps) {
  const { match, extra, badges, aside, past: givenPast, onPast } = props;
  const { settings } = useSetting();
  const speech = useSpeech();
  const { words } = speech;
  const now = useMatchState(match);
  const player = useBeats(now, settings.speed, match.replays && ((steps) => match.viewAfter?.(steps) ?? now.view));
  const drafting = endingBeats(useDraft(match, now, settings.confirmations), player);
  const [ownPast, setOwnPast] = useState<number | null>(null);
  const past = givenPast ?? ownPast;
  const setPast = onPast ?? setOwnPast;
  const replay = async (from: number) => {
    const base = await match.viewAfter?.(from);
    if (base === undefined) return;
    // The past is found in one short task and drawn in another
    await new Promise((next) => setTimeout(next));
    setPast(null);
    player.again(from, base);
  };
  useReplay(match, player, past, setPast);
  const [look, setLook] = useState<Look>();
  const [regarded, setRegarded] = useState<PlaceId | null>(null);

  const { draft } = drafting;
  const old = usePast(match, past, () => setPast(null));
  // First one sees what has happened; a click on what is asked meanwhile counts all the same
  const begun = draft !== null && draft.answers.length > 0;
  const telling = player.telling?.again || (past === null && !begun) ? player.telling : null;
  useSounds(settings, telling, draft);
  useFocusOnChoices(draft?.decision ?? draft?.complete);
  const chanceBar = useChanceBar(match, now);
  // A move that might have been made here, until another moment is looked at
  const [tried, setTried] = useState<Draft | null>(null);
  useEffect(() => setTried(null), [past, now]);
  const seen = tried?.shown ?? telling?.view ?? old ?? draft?.shown ?? now.view;
  const decision = old === null ? (draft?.decision ?? null) : null;
  // A story changes what lies on the table, not the game behind it
  const game = useMemo(() => gameOf(seen, draft), [telling === null ? seen : seen.world]);
  const places = useMemo(() => placesOf(seen), [seen]);
  const plates = useMemo(
    () => ({ regions: regionsOf(seen, places, speech.words), words: standingWords(words) }),
    [seen, places, speech],
  );
  const wordsOfMap = useMemo(() => mapWords(words), [words]);
  // A card can be put to use by a click on a place that may receive influence
  const choices = useMemo(
    () =>
      new Set(
        decision === null || draft === null ? [] : [...decision.options, ...placesByInfluence(draft)].filter(isCountry),
      ),
    [decision],
  );
  // The card that was clicked is drawn first, and a frame later where it could place influence
  const inUse = decision?.question === 'use';
  const inUseBefore = useFrameLater(inUse);
  const dangersOnMap = useMemo(() => {
    const marked = [...choices].filter((place) => drafting.dangers.of(place)?.verdict === 'can-lose');
    return new Map(marked.map((place) => [place, 'can-lose' as const]));
  }, [choices, drafting.dangers]);
  const notes = useTileNotes(words, old === null ? draft : null);
  const target = old === null ? (lastChoice(draft)?.text ?? '') : '';
  const pending = useMemo(
    () => (old === null && draft !== null && draft.answers.length > 0 ? changesSince(draft) : undefined),
    [draft, old],
  );
  const shownStory = past === null ? now.story : now.story.slice(0, past);
  const told = telling?.beats[telling.at];
  const news = useMemo(
    () => told?.facts ?? latestFacts(shownStory, old === null ? now.side : null).facts,
    [shownStory, now.side, old, told],
  );
  const changed = useMemo(
    () => new Set(news.flatMap((fact) => (fact.t === 'influence' ? [fact.country] : []))),
    [news],
  );
  const dice = useMemo(() => diceOnMap(news), [news]);
  useLookAtChoices(decision?.question === 'use' ? NOTHING : choices, setLook);
  const touched = useMemo(() => new Set([...changed, ...dice.keys()]), [changed, dice]);
  useLookAtNews(draft === null || old !== null || telling !== null ? touched : NOTHING, setLook);

  const drawing = useMapDrawing();
  const find = (country: PlaceId) => {
    setLook({ places: [country] });
    document.querySelector<SVGGElement>(`[data-place="${country}"]`)?.focus();
  };
  const atStake = useMemo(() => (old === null ? oddsAtStake(words, draft) : []), [words, draft, old]);
  const line = statusLine(words, { now, draft, seen, past: old !== null, sending: drafting.sending });
  const shared = {
    match,
    now,
    drafting,
    seen,
    game,
    atStake,
    past,
    onPast: setPast,
    onReplay: (from: number) => void replay(from),
    onShow: setTried,
    onLook: (move: Draft) => onSmallScreen() && setLook({ places: placesOfMove(move), all: true }),
    chanceBar,
    notes,
  };
  const { side } = now;
  useTitle(whoseMove(words, now, decision !== null));
  const unread = Object.values(badges ?? {}).reduce((sum, count) => sum + count, 0);
  const hand = useHand(shared, side);
  const selected = draft?.answers.find((text) => hand.cards.some(({ id }) => id === text)) ?? hand.opened?.id;
  const moment = { telling: telling !== null, acting: begun || hand.opened !== null, dangers: drafting.dangers };
  const head = (
    <>
      {props.head}
      {props.coach?.(moment)}
    </>
  );
  const announcer = <Announcer line={line} atStake={drafting.sending ? [] : atStake} story={now.story} />;
  const beats = { player, seen: now.view, waiting: decision !== null, replays: match.replays === true };
  if (settings.textView)
    return (
      <PlayerProvider value={player}>
        <TextView {...shared} hand={hand} line={line} places={places} choices={choices} head={head} extra={extra}>
          {telling?.again && <BeatBar {...beats} telling={telling} />}
          {announcer}
        </TextView>
      </PlayerProvider>
    );
  return (
    <PlayerProvider value={player}>
      <TableLayout
        words={{
          openSheet:
            unread === 0
              ? words.say('ui.sheet.open')
              : `${words.say('ui.sheet.open')}: ${words.say('ui.chat.unread', { count: unread })}`,
          closeSheet: words.say('ui.sheet.close'),
          rail: words.say('ui.rail'),
        }}
        bar={
          <>
            {head}
            {telling !== null ? (
              <BeatBar {...beats} telling={telling} />
            ) : (
              !props.silent && <QuestionBar {...shared} line={line} />
            )}
          </>
        }
        opened={hand.opened === null ? undefined : <OpenCard hand={hand} onUse={drafting.choose} />}
        onClose={hand.close}
        hand={side === null ? props.foot : <MyHand hand={hand} selected={selected} />}
        tracks={
          <>
            <Tracks seen={seen} game={game} />
            <SoundSwitch />
          </>
        }
        map={
          <>
            <WorldMap
              places={places}
              words={wordsOfMap}
              choices={drawing?.onPick ? EVERYWHERE : choices}
              marked={inUse && !inUseBefore ? NOTHING : undefined}
              arrows={drawing?.arrows}
              chosen={isCountry(target) ? target : undefined}
              pending={tried !== null ? changesSince(tried) : told === undefined ? pending : changesBy(told.facts)}
              telling={told !== undefined && tried === null}
              changed={changed}
              notes={notes}
              dangers={dangersOnMap}
              dice={dice}
              plates={plates}
              look={look}
              home={props.home}
              onChoose={(place, times) => (drawing?.onPick ? drawing.onPick(place) : drafting.choose(place, times))}
              onTakeBack={(place) => drafting.undo(place)}
              onRegard={setRegarded}
            />
            {chanceBar.shown && <ChanceBar match={match} now={now} past={past} />}
            <Caption place={places.find(({ id }) => id === regarded)} draft={old === null ? draft : null} />
          </>
        }
        over={now.view.outcome !== null || drafting.sending}
        telling={telling !== null && !match.replays}
        news={unread}
        rail={<Rail {...shared} badges={badges} told={told?.until} head={aside} extra={extra} />}
      />
      {telling !== null && !telling.jumped && <Stages player={player} telling={telling} seen={now.view} />}
      {announcer}
      <Finder rules={seen.rules} onFind={find} />
    </PlayerProvider>
  );
}

/** A game that is only looked at is always being told, and stands still until somebody lets it go on. */
function useReplay(match: Match, player: BeatPlayer, past: number | null, onPast: (steps: number) => void): void {
  const { telling } = player;
  const told = telling?.beats[telling.at]?.until;
  const { now } = match;
  const wanted = past === null || telling === null ? null : beatAt(telling.beats, past);
  const isHere = told === past || wanted === telling?.at;
  // Quick keys are ahead of the address, which must not call them back
  const ahead = useRef<number[]>([]);
  useEffect(() => {
    if (!match.replays || past === null || match.viewAfter === undefined) return;
    const first = match.viewAfter(1);
    if (!(first instanceof Promise)) player.again(0, first, past);
  }, [match, now]);
  useEffect(() => {
    const caughtUp = past === null ? -1 : ahead.current.indexOf(past);
    if (caughtUp >= 0) ahead.current.splice(0, caughtUp + 1);
    else if (match.replays && wanted !== null && !isHere) player.jump(wanted);
  }, [past]);
  useEffect(() => {
    if (!match.replays || told === undefined || isHere) return;
    ahead.current.push(told);
    onPast(told);
  }, [told]);
}

/** A game that looks like this view: the one that a move is tried out on, where it is the one seen. */
function gameOf(seen: View, draft: Draft | null): Game {
  const tried = draft?.complete ? draft.without() : draft;
  return draft?.shown === seen && tried ? tried.game : guess(seen, seeded(seen.number));
}

/** Influence that came or went, for badges on the tiles. */
function changesBy(facts: readonly Fact[]): ReadonlyMap<PlaceId, InfluenceChange> {
  const changes = new Map<PlaceId, { us: number; ussr: number }>();
  for (const fact of facts) {
    if (fact.t !== 'influence') continue;
    const sum = changes.get(fact.country) ?? { us: 0, ussr: 0 };
    changes.set(fact.country, { ...sum, [fact.side]: sum[fact.side] + fact.by });
  }
  return changes;
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

/** Whose move it is, for the title of the page. */
function whoseMove(words: Words, { view }: MatchState, mine: boolean): string | undefined {
  if (view.outcome !== null) return words.say('ui.title.over');
  if (mine) return words.say('ui.your-move');
  const side = view.waiting.find(({ answered }) => !answered)?.actor;
  return side === 'us' || side === 'ussr' ? words.say('ui.title.theirs', { side }) : undefined;
}

const NOTHING: ReadonlySet<PlaceId> = new Set();
const EVERYWHERE: ReadonlySet<PlaceId> = new Set(PLACE_IDS);
const onSmallScreen = (): boolean => matchMedia('(max-width: 900px)').matches;

/** On a small screen the map goes where something has just changed or been tried. */
function useLookAtNews(touched: ReadonlySet<PlaceId>, look: (wish: Look) => void): void {
  const latest = [...touched].at(-1);
  useEffect(() => {
    if (latest !== undefined && onSmallScreen()) look({ places: [latest] });
  }, [latest, touched.size]);
}

/** On a small screen something that can be chosen is always in view, also when what was there can't be chosen any more. */
function useLookAtChoices(choices: ReadonlySet<PlaceId>, look: (wish: Look) => void): void {
  useEffect(() => {
    if (choices.size > 0 && onSmallScreen()) look({ places: [...choices] });
  }, [[...choices].join(' ')]);
}
