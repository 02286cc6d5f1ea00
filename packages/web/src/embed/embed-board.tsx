import { WorldMap } from '@longtwilight/board';
import { factFor, type GameRecord, type View, view } from '@longtwilight/engine';
import { mapWords, placesOf, regionsOf, standingWords } from '@longtwilight/picture/map';
import type { ShareWords, Words } from '@longtwilight/words';
import { useMemo, useState } from 'preact/hooks';
import type { Embedded } from './open-embedded.ts';

interface EmbedBoardProps {
  readonly opened: Embedded | null;
  readonly words: Words;
  readonly share: ShareWords;
}

/** The number of the public among viewers. */
const PUBLIC = 2;

/** A board in a page of somebody else: to look at, to step through, and to open here. */
export function EmbedBoard({ opened, words, share }: EmbedBoardProps) {
  const [at, setAt] = useState(opened?.kind === 'game' ? opened.at : 1);
  const seen = useMemo(() => (opened === null ? null : seenAt(opened, at)), [opened, at]);
  if (opened === null || seen === null) return <p class="embed-nothing">{share.say('share.embed.nothing')}</p>;
  const spoken = words.for(seen.rules.edition);
  const places = placesOf(seen);
  const news = opened.kind === 'game' ? spoken.tell(toldAt(opened.record, at)) : [];
  return (
    <main class="embed">
      <header>
        <b>{spoken.say('ui.turn', { turn: seen.turn })}</b>
        <span>
          {seen.outcome === null
            ? spoken.sayKnown([`phase.${seen.phase}`], { round: seen.round })
            : resultOf(seen, spoken)}
        </span>
        <span>
          {spoken.say('ui.vp')}: {spoken.score(seen.vp)}
        </span>
        <span>
          {spoken.say('ui.defcon')} {seen.defcon}
        </span>
      </header>
      <div class="embed-map">
        <WorldMap
          places={places}
          words={mapWords(spoken)}
          plates={{ regions: regionsOf(seen, places, spoken), words: standingWords(spoken) }}
        />
      </div>
      <footer>
        {opened.kind === 'game' && (
          <Steps at={at} last={opened.record.entries.length + 1} words={spoken} onMove={setAt} />
        )}
        <p>{opened.kind === 'still' && opened.running ? share.say('share.embed.running') : news.at(-1)}</p>
        <a href={hereOf(location.pathname, opened.kind === 'game' ? at : null)} target="_blank" rel="noopener">
          {share.say('share.embed.open')}
        </a>
      </footer>
    </main>
  );
}

function seenAt(opened: Embedded, at: number): View {
  return opened.kind === 'still' ? opened.seen : view(opened.record.after(at - 1), 'public');
}

const toldAt = ({ opening, entries }: GameRecord, at: number) =>
  (at === 1 ? opening : entries[at - 2]!.facts).map((fact) => factFor(fact, PUBLIC)); // inside the story

const resultOf = ({ outcome }: View, words: Words): string =>
  outcome === null || outcome.winner === 'draw'
    ? words.say('ui.after.draw')
    : words.say('ui.after.winner', { side: outcome.winner });

/** The same in the pages, at the moment that is looked at. */
function hereOf(path: string, at: number | null): string {
  const [, whole = '/'] = /^\/embed(\/[a-z]\/[\w-]+)/.exec(path) ?? [];
  return at === null ? whole : `${whole}/${at}`;
}

interface StepsProps {
  readonly at: number;
  readonly last: number;
  readonly words: Words;
  readonly onMove: (to: number) => void;
}

function Steps({ at, last, words, onMove }: StepsProps) {
  const steps = [
    ['ui.step.first', '«', 1],
    ['ui.step.back', '‹', at - 1],
    ['ui.step.on', '›', at + 1],
    ['ui.step.last', '»', last],
  ] as const;
  return (
    <div class="embed-steps">
      {steps.map(([key, sign, to]) => (
        <button
          key={key}
          type="button"
          aria-label={words.say(key)}
          disabled={to < 1 || to > last || to === at}
          onClick={() => onMove(to)}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}
