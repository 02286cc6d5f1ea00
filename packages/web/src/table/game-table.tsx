import {
  type InfluenceChange,
  type Look,
  type PlaceId,
  RegionStandings,
  TableLayout,
  WorldMap,
} from '@longtwilight/board';
import { guess, seeded, type View } from '@longtwilight/engine';
import type { CountryKey } from '@longtwilight/engine/data';
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { LibraryAtHand, RuleLink } from '../library/at-hand.tsx';
import { latestFacts } from '../log/chapters.ts';
import { Caption } from '../map/caption.tsx';
import { diceOnMap } from '../map/dice-on-map.ts';
import { mapWords } from '../map/map-words.ts';
import { isCountry, placesOf, regionsOf } from '../map/places.ts';
import { standingWords } from '../map/standing-words.ts';
import { tileNotes } from '../map/tile-notes.ts';
import type { Match } from '../match/match.ts';
import { Tracks } from '../panels/tracks.tsx';
import { lastChoice, oddsAtStake } from '../question/consequences.ts';
import type { Draft } from '../question/draft.ts';
import { statusLine } from '../question/status-line.ts';
import { useDraft } from '../question/use-draft.ts';
import { useSetting } from '../settings/context.ts';
import { Announcer } from '../story/announcer.tsx';
import { useChime } from '../story/use-chime.ts';
import { usePast } from '../story/use-past.ts';
import { Curtain } from './curtain.tsx';
import { Finder } from './finder.tsx';
import { Rail } from './rail.tsx';
import { useSpeech } from './speech.ts';
import { TextView } from './text-view.tsx';
import { useMatchState } from './use-match-state.ts';

interface GameTableProps {
  readonly match: Match;
  /** More tabs of the rail, by name. */
  readonly extra?: Readonly<Record<string, ComponentChildren>> | undefined;
  /** Stands at the top of the rail: the controls of a replay, news of the connection. */
  readonly head?: ComponentChildren;
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

function OpenTable({ match, extra, head, past: givenPast, onPast }: GameTableProps) {
  const { settings } = useSetting();
  const speech = useSpeech();
  const { words } = speech;
  const now = useMatchState(match);
  const drafting = useDraft(match, now, settings.confirmations);
  const [ownPast, setOwnPast] = useState<number | null>(null);
  const [replaying, setReplaying] = useState(false);
  const past = givenPast ?? ownPast;
  const lookAt = onPast ?? setOwnPast;
  const setPast = (moment: number | null) => {
    if (moment === null) setReplaying(false);
    lookAt(moment);
  };
  const replay = (from: number) => {
    setReplaying(true);
    lookAt(from);
  };
  const [look, setLook] = useState<Look>();
  const [regarded, setRegarded] = useState<PlaceId | null>(null);

  const { draft } = drafting;
  const old = usePast(match, past, () => setPast(null));
  useChime(draft !== null, settings.chime);
  const seen = old ?? draft?.shown ?? now.view;
  const decision = old === null ? (draft?.decision ?? null) : null;
  const game = useMemo(() => guess(seen, seeded(seen.number)), [seen]);
  const places = useMemo(() => placesOf(seen), [seen]);
  const wordsOfMap = useMemo(() => mapWords(words), [words]);
  const choices = useMemo(() => new Set(decision?.options.filter(isCountry)), [decision]);
  const notes = useMemo(
    () => (draft === null || old !== null ? undefined : tileNotes(words, draft)),
    [words, draft, old],
  );
  const target = old === null ? (lastChoice(draft)?.text ?? '') : '';
  const pending = useMemo(
    () => (old === null && draft !== null && draft.answers.length > 0 ? changesSince(draft) : undefined),
    [draft, old],
  );
  const shownStory = past === null ? now.story : now.story.slice(0, past);
  const news = useMemo(
    () => latestFacts(shownStory, old === null ? now.side : null).facts,
    [shownStory, now.side, old],
  );
  const changed = useMemo(
    () => new Set(news.flatMap((fact) => (fact.t === 'influence' ? [fact.country] : []))),
    [news],
  );
  const dice = useMemo(() => diceOnMap(news), [news]);
  useLookAtChoices(choices, decision?.question === 'place', setLook);
  useLookAtNews(draft === null || old !== null ? changed : NOTHING, setLook);

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
    onReplay: replay,
    replaying,
    notes,
  };
  const announcer = <Announcer line={line} atStake={drafting.sending ? [] : atStake} story={now.story} />;
  if (settings.textView)
    return (
      <TextView {...shared} line={line} places={places} choices={choices} head={head} extra={extra}>
        {announcer}
      </TextView>
    );
  return (
    <>
      <TableLayout
        words={{
          openSheet: words.say('ui.sheet.open'),
          closeSheet: words.say('ui.sheet.close'),
          rail: words.say('ui.rail'),
        }}
        line={
          <div class="status" data-mine={decision !== null || draft?.complete || undefined}>
            <small>{line.who}</small>
            <span>{line.what}</span>
            <RuleLink about={line.about} onKey />
          </div>
        }
        sheet={choices.size > 0 ? 'low' : decision?.question === 'use' ? 'open' : undefined}
        tracks={<Tracks seen={seen} game={game} />}
        map={
          <>
            <WorldMap
              places={places}
              words={wordsOfMap}
              choices={choices}
              chosen={isCountry(target) ? target : undefined}
              pending={pending}
              changed={changed}
              notes={notes}
              dice={dice}
              look={look}
              onChoose={(place, times) => drafting.choose(place, times)}
              onTakeBack={(place) => drafting.undo(place)}
              onRegard={setRegarded}
            />
            <Caption place={places.find(({ id }) => id === regarded)} draft={old === null ? draft : null} />
          </>
        }
        standings={
          <RegionStandings
            regions={regionsOf(seen, places, speech)}
            onLook={(zone) => setLook({ zone })}
            words={standingWords(words)}
          />
        }
        rail={<Rail {...shared} head={head} extra={extra} />}
      />
      {announcer}
      <Finder rules={seen.rules} onFind={find} />
    </>
  );
}

/** Influence that the move so far has added or taken. */
function changesSince({ seen, shown }: Draft): ReadonlyMap<PlaceId, InfluenceChange> {
  const all = new Set([...Object.keys(seen.influence), ...Object.keys(shown.influence)] as CountryKey[]);
  const at = (view: View, country: CountryKey) => view.influence[country] ?? [0, 0];
  const changes = [...all].map((country): [PlaceId, InfluenceChange] => {
    const [before, now] = [at(seen, country), at(shown, country)];
    return [country, { us: now[0] - before[0], ussr: now[1] - before[1] }];
  });
  return new Map(changes.filter(([, { us, ussr }]) => us !== 0 || ussr !== 0));
}

const NOTHING: ReadonlySet<PlaceId> = new Set();
const onSmallScreen = (): boolean => matchMedia('(max-width: 900px)').matches;

/** On a small screen the map goes where something has just changed. */
function useLookAtNews(changed: ReadonlySet<PlaceId>, look: (wish: Look) => void): void {
  const latest = [...changed].at(-1);
  useEffect(() => {
    if (latest !== undefined && onSmallScreen()) look({ places: [latest] });
  }, [latest, changed.size]);
}

/** More than these lie everywhere. */
const A_FEW = 12;

/** On a small screen the map goes where something can be chosen, once for each new question; places for points may be many. */
function useLookAtChoices(choices: ReadonlySet<PlaceId>, forPoints: boolean, look: (wish: Look) => void): void {
  const some = choices.size > 0;
  useEffect(() => {
    if (some && (choices.size <= A_FEW || !forPoints) && onSmallScreen()) look({ places: [...choices] });
  }, [some]);
}
