import type { PlaceId, PlaceView } from '@longtwilight/board';
import type { RegionKey } from '@longtwilight/engine';
import { useMemo } from 'preact/hooks';
import { oddsOf } from '../foresight/odds.ts';
import { outcomesOf } from '../foresight/outcomes.ts';
import type { Draft } from '../match/draft.ts';
import { tileSentence } from './map-words.ts';
import { placesOf, regionOf } from './places.ts';
import { type Speech, useSpeech } from './speech.ts';

interface CaptionProps {
  /** What is under the mouse, a finger held down or the keyboard's focus. */
  readonly place: PlaceView | undefined;
  /** The move so far, where it is this player's turn. */
  readonly draft: Draft | null;
}

/** The caption keeps away from what it speaks of. */
const IN_THE_EAST: ReadonlySet<RegionKey> = new Set(['asia', 'middle-east']);

/** A line over the map: the place that somebody looks at, and what choosing it would do. */
export function Caption({ place, draft }: CaptionProps) {
  const speech = useSpeech();
  const { words } = speech;
  const ahead = useMemo(
    () => (place === undefined || draft === null ? [] : consequences(speech, draft, place)),
    [speech, draft, place],
  );
  if (place === undefined) return null;
  return (
    // Those who hear the page hear the tile itself
    <div class="caption" aria-hidden="true" data-at={IN_THE_EAST.has(regionOf(place.id)) ? 'left' : 'right'}>
      <p>{tileSentence(words, place, false)}</p>
      {ahead.map((text) => (
        <p key={text}>
          <b>{text}</b>
        </p>
      ))}
    </div>
  );
}

/** What choosing a place would do: odds and their spread, or control and points that would change. */
function consequences({ words }: Speech, draft: Draft, place: PlaceView): string[] {
  const { decision, game, side } = draft;
  if (decision === null || !decision.options.includes(place.id)) return [];
  const odds = oddsOf(words, game, decision, place.id);
  if (odds === null) return changesBy(words, draft, place);
  const levels = outcomesOf(game, side, place.id).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.t === 'defcon' ? [fact.now] : [])),
  );
  const lowest = Math.min(...levels);
  return [
    odds.long,
    odds.spread.join(' · '),
    ...(lowest < draft.shown.defcon ? [words.say('ui.preview.defcon', { level: lowest })] : []),
  ];
}

function changesBy(words: Speech['words'], draft: Draft, place: PlaceView): string[] {
  const { shown } = draft.with(place.id);
  const control = controlOf(shown, place.id);
  const region = regionOf(place.id);
  const score = shown.regions[region].vp;
  return [
    ...(control === place.control
      ? []
      : [control === null ? words.say('ui.preview.no-control') : words.say('ui.preview.control', { side: control })]),
    ...(score === draft.shown.regions[region].vp ? [] : [words.say('ui.preview.region', { region, score })]),
  ];
}

const controlOf = (seen: Draft['shown'], id: PlaceId): PlaceView['control'] =>
  placesOf(seen).find((place) => place.id === id)?.control ?? null;
