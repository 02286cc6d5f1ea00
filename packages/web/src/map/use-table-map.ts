import {
  type InfluenceChange,
  type Look,
  PLACE_IDS,
  type PlaceId,
  type PlaceView,
  type TileDanger,
  useFrameLater,
  type WorldMapProps,
} from '@longtwilight/board';
import type { Fact } from '@longtwilight/engine';
import { isCountry, mapWords, placesOf, regionsOf, standingWords } from '@longtwilight/picture/map';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { latestFacts } from '../log/chapters.ts';
import { lastChoice } from '../question/consequences.ts';
import { isForced, placesByInfluence } from '../question/draft.ts';
import { changesSince } from '../question/places-of-move.ts';
import { useSpeech } from '../table/speech.ts';
import type { SeenTable } from '../table/use-seen-table.ts';
import { diceOnMap } from './dice-on-map.ts';
import { useMapDrawing } from './drawing.ts';
import { useTileNotes } from './use-tile-notes.ts';

export interface TableMap {
  readonly drawn: WorldMapProps;
  /** What a page of text says of it. */
  readonly listed: {
    readonly places: readonly PlaceView[];
    /** The places that may be chosen now. */
    readonly choices: ReadonlySet<PlaceId>;
    /** Each as those hear it who don't see the map. */
    readonly labelOf: (place: PlaceView) => string;
  };
  /** What is under the mouse, a finger held down or the keyboard's focus. */
  readonly regarded: PlaceView | undefined;
  readonly lookAt: (wish: Look) => void;
}

/** The map of a table: what is drawn on it, and where somebody looks. */
export function useTableMap(table: SeenTable): TableMap {
  const { seen, draftHere, decision, drafting, telling, rolling, tried } = table;
  const speech = useSpeech();
  const { words } = speech;
  const [look, setLook] = useState<Look>();
  const [regarded, setRegarded] = useState<PlaceId | null>(null);
  const places = useMemo(() => placesOf(seen), [seen]);
  const plates = useMemo(
    () => ({ regions: regionsOf(seen, places, speech.words), words: standingWords(words) }),
    [seen, places, speech],
  );
  const wordsOfMap = useMemo(() => mapWords(words), [words]);
  const { choices, marked, dangers } = useChoicesOnMap(table);
  const notes = useTileNotes(words, draftHere);
  const choice = lastChoice(draftHere);
  const target = choice?.text ?? '';
  const pending = usePending(table);
  const { changed, dice } = useNewsOnMap(table);
  const forced = choice !== null && isForced(choice.before) && isCountry(target) ? target : undefined;
  const toSee = forced === undefined ? choices : new Set([forced]);
  useLookAtChoices(decision?.question === 'use' ? NOTHING : toSee, telling === null, setLook);
  const touched = useMemo(() => new Set([...changed, ...dice.keys()]), [changed, dice]);
  const aimedAt = useMemo(() => new Set(dice.keys()), [dice]);
  useLookAtNews(draftHere === null || telling !== null ? touched : NOTHING, setLook);
  const drawing = useMapDrawing();
  return {
    drawn: {
      places,
      words: wordsOfMap,
      choices: drawing?.onPick ? EVERYWHERE : choices,
      marked,
      arrows: drawing?.arrows,
      chosen: isCountry(target) ? target : undefined,
      pending: rolling ? undefined : pending,
      rolling,
      telling: telling !== null && tried === null,
      changed: rolling ? aimedAt : changed,
      notes,
      dangers,
      dice,
      plates,
      look,
      onChoose: (place, times) => (drawing?.onPick ? drawing.onPick(place) : drafting.choose(place, times)),
      onTakeBack: (place) => drafting.undo(place),
      onRegard: setRegarded,
    },
    listed: {
      places,
      choices,
      labelOf: (place) =>
        wordsOfMap.place(place, { choice: false, note: notes?.get(place.id), danger: dangers.get(place.id) }),
    },
    regarded: places.find(({ id }) => id === regarded),
    lookAt: setLook,
  };
}

/** The places that may be chosen now, those of them that are marked so far (all if undefined), and those that can lose. */
function useChoicesOnMap({ draftHere, decision, drafting }: SeenTable) {
  // A card can be put to use by a click on a place that may receive influence
  const choices = useMemo(
    () =>
      new Set(
        decision === null || draftHere === null
          ? []
          : [...decision.options, ...placesByInfluence(draftHere)].filter(isCountry),
      ),
    [decision],
  );
  // The card that was clicked is drawn first, and a frame later where it could place influence
  const inUse = decision?.question === 'use';
  const inUseBefore = useFrameLater(inUse);
  const dangers = useMemo(() => {
    const found = new Map<PlaceId, TileDanger>();
    for (const place of choices) {
      const danger = drafting.dangers.of(place);
      if (danger?.verdict === 'can-lose') found.set(place, danger.sure ? 'loses' : 'can-lose');
    }
    return found;
  }, [choices, drafting.dangers]);
  return { choices, marked: inUse && !inUseBefore ? NOTHING : undefined, dangers };
}

/** Influence that a move which is tried or made would change, or that a story tells of. */
function usePending({ draftHere, telling, tried }: SeenTable) {
  const told = telling?.beats[telling.at];
  return useMemo(() => {
    if (tried !== null) return changesSince(tried);
    if (told !== undefined) return changesBy(told.facts);
    return draftHere !== null && draftHere.answers.length > 0 ? changesSince(draftHere) : undefined;
  }, [draftHere, told, tried]);
}

/** Where influence has changed and dice have fallen last. */
function useNewsOnMap({ now, past, looksBack, telling }: SeenTable) {
  const told = telling?.beats[telling.at];
  const news = useMemo(() => {
    const story = past === null ? now.story : now.story.slice(0, past);
    return told?.facts ?? latestFacts(story, looksBack ? null : now.side).facts;
  }, [now.story, past, now.side, looksBack, told]);
  const changed = useMemo(
    () => new Set(news.flatMap((fact) => (fact.t === 'influence' ? [fact.country] : []))),
    [news],
  );
  const dice = useMemo(() => diceOnMap(news), [news]);
  return { changed, dice };
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

const NOTHING: ReadonlySet<PlaceId> = new Set();
const EVERYWHERE: ReadonlySet<PlaceId> = new Set(PLACE_IDS);
export const onSmallScreen = (): boolean => matchMedia('(max-width: 900px)').matches;

/** On a small screen the map goes where something has just changed or been tried. */
function useLookAtNews(touched: ReadonlySet<PlaceId>, look: (wish: Look) => void): void {
  const latest = [...touched].at(-1);
  useEffect(() => {
    if (latest !== undefined && onSmallScreen()) look({ places: [latest] });
  }, [latest, touched.size]);
}

/**
 * On a small screen something that can be chosen, or has been chosen by itself, is always in view, also when what was there
 * can't be chosen any more, and when a story has led elsewhere.
 */
function useLookAtChoices(choices: ReadonlySet<PlaceId>, told: boolean, look: (wish: Look) => void): void {
  useEffect(() => {
    if (choices.size > 0 && onSmallScreen()) look({ places: [...choices] });
  }, [[...choices].join(' '), told]);
}
