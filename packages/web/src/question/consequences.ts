import type { PlaceId, PlaceView } from '@longtwilight/board';
import type { Decision, Fact } from '@longtwilight/engine';
import { isCountry, placesOf, regionOf } from '@longtwilight/picture/map';
import type { Words } from '@longtwilight/words';
import { type Chances, chancesOf, scoringAtStake } from './chances.ts';
import type { Draft } from './draft.ts';
import { type Face, facesOf, facesTitle } from './faces.ts';
import { oddsOf } from './odds.ts';
import { possibilitiesOf } from './possibilities.ts';
import { stakeOf } from './stake.ts';

type ScoreFact = Extract<Fact, { t: 'score' }>;

/** What an answer would do: odds and their spread, or control and points that would change. */
export function consequencesOf(words: Words, draft: Draft, text: string): string[] {
  const { decision, game, side } = draft;
  if (!decision?.options.includes(text)) return [];
  const odds = oddsOf(words, game, decision, text);
  if (odds === null) return isCountry(text) ? changesBy(words, draft, text) : [];
  const levels = possibilitiesOf(game, side, text).flatMap(({ facts }) =>
    facts.flatMap((fact) => (fact.t === 'defcon' ? [fact.now] : [])),
  );
  const lowest = Math.min(...levels);
  return [
    odds.long,
    odds.spread().join(' · '),
    ...(lowest < draft.shown.defcon ? [words.say('ui.preview.defcon', { level: lowest })] : []),
  ];
}

/** Questions whose answers are points for several countries: the map tells of all of them. */
const IN_SEVERAL: ReadonlySet<Decision['question']> = new Set(['place', 'remove', 'setup', 'bonus']);

/** The last choice of a move that waits to be confirmed, unless it was only one of several alike. */
export function lastChoice(draft: Draft | null) {
  const before = draft?.complete ? draft.without() : null;
  const text = draft?.answers.at(-1);
  if (!before?.decision || text === undefined || IN_SEVERAL.has(before.decision.question)) return null;
  return { before, decision: before.decision, text };
}

/** The faces of the one die that a move rolls once it is confirmed. */
export function facesAtStake(words: Words, draft: Draft | null): Face[] | null {
  const stake = stakeOf(draft);
  return stake && facesOf(words, stake.game, stake.side, stake.text);
}

/** What two dice can bring once a move is confirmed. */
export function chancesAtStake(words: Words, draft: Draft | null): Chances[] {
  const stake = stakeOf(draft);
  if (stake === null || facesAtStake(words, draft) !== null) return [];
  return chancesOf(words, stake.game, stake.side, stake.text);
}

/** What a move can bring once it is confirmed, in words: what is scored, the faces of a die, the chances of two. */
export function oddsAtStake(words: Words, draft: Draft | null): string[] {
  if (draft === null) return [];
  const score = scoringAtStake(draft);
  if (score !== null) return [scoringTitle(words, score), ...words.tell([score])];
  const faces = facesAtStake(words, draft);
  if (faces !== null)
    return [
      facesTitle(words, faces, draft.side),
      ...faces.map(({ roll, spoken }) => words.say('ui.face.sentence', { roll, text: spoken })),
    ];
  return chancesAtStake(words, draft).flatMap(({ title, results }) => [
    title,
    ...results.map(({ percent, text }) => `${percent} ${text}`),
  ]);
}

export const scoringTitle = (words: Words, { region, us, ussr }: ScoreFact): string =>
  words.say('ui.preview.pays', { region, score: us.vp - ussr.vp });

function changesBy(words: Words, draft: Draft, place: PlaceId): string[] {
  const { shown } = draft.with(place);
  const [before, control] = [controlOf(draft.shown, place), controlOf(shown, place)];
  const region = regionOf(place);
  const score = shown.regions[region].vp;
  return [
    ...(control === before
      ? []
      : [control === null ? words.say('ui.preview.no-control') : words.say('ui.preview.control', { side: control })]),
    ...(score === draft.shown.regions[region].vp ? [] : [words.say('ui.preview.region', { region, score })]),
  ];
}

const controlOf = (seen: Draft['shown'], id: PlaceId): PlaceView['control'] =>
  placesOf(seen).find((place) => place.id === id)?.control ?? null;
