import type { PlaceId, PlaceView } from '@longtwilight/board';
import { REGION_KEYS } from '@longtwilight/engine/data';
import { regionOf, tileSentence } from '@longtwilight/picture/map';
import type { ComponentChildren } from 'preact';
import { MyHand, OpenCard } from '../hand/my-hand.tsx';
import type { HandState } from '../hand/use-hand.ts';
import { RuleLink } from '../library/at-hand.tsx';
import { LogPanel } from '../log/log-panel.tsx';
import { CardsPanel } from '../panels/cards-panel.tsx';
import { EffectsPanel } from '../panels/effects-panel.tsx';
import { MenuPanel } from '../panels/menu-panel.tsx';
import { Tracks } from '../panels/tracks.tsx';
import { Acting } from '../question/question-bar.tsx';
import type { StatusLine } from '../question/status-line.ts';
import { Summary } from '../story/summary.tsx';
import { Advised, type RailProps, SeeAgain, Stepping, TakeBack } from './rail.tsx';
import { useSpeech } from './speech.ts';

interface TextViewProps extends RailProps {
  readonly hand: HandState;
  readonly line: StatusLine;
  readonly places: readonly PlaceView[];
  readonly choices: ReadonlySet<PlaceId>;
  readonly labelOf: (place: PlaceView) => string;
  readonly children: ComponentChildren;
}

/** The same game as a page of text: headings, lists and buttons. */
export function TextView(props: TextViewProps) {
  const { now, hand, line, choices, places, drafting, labelOf, seen, children } = props;
  const { words } = useSpeech();
  return (
    <main class="text-view">
      <h1>{line.what}</h1>
      <p>
        {line.who} <RuleLink about={line.about} onKey />
      </p>
      {props.head}
      {props.past === null && now.side !== null && seen.outcome === null && <Acting {...props} />}
      <Stepping {...props} />
      {choices.size > 0 && (
        <ul class="options">
          {places
            .filter(({ id }) => choices.has(id))
            .map((place) => (
              <li key={place.id}>
                <button type="button" onClick={() => drafting.choose(place.id)}>
                  {labelOf(place)}
                </button>
              </li>
            ))}
        </ul>
      )}
      {now.side !== null && (
        <>
          <h2>{words.say('ui.hand')}</h2>
          <MyHand hand={hand} selected={hand.opened?.id} />
          <OpenCard hand={hand} onUse={drafting.choose} />
        </>
      )}
      <Summary {...props} />
      <SeeAgain {...props} />
      <TakeBack {...props} />
      <Advised {...props} />
      <h2>{words.say('ui.tracks')}</h2>
      <div class="text-tracks">
        <Tracks seen={seen} game={props.game} />
      </div>
      <h2>{words.say('ui.regions')}</h2>
      {REGION_KEYS.map((region) => (
        <details key={region}>
          <summary>
            {words.say('ui.region.row', {
              region,
              usStanding: seen.regions[region].us,
              ussrStanding: seen.regions[region].ussr,
              score: seen.regions[region].vp,
            })}
          </summary>
          <ul>
            {places
              .filter(({ id }) => regionOf(id) === region)
              .map((place) => (
                <li key={place.id}>{tileSentence(words, place, choices.has(place.id))}</li>
              ))}
          </ul>
        </details>
      ))}
      <h2>{words.say('ui.cards')}</h2>
      <CardsPanel {...props} />
      <EffectsPanel {...props} />
      {Object.entries(props.extra ?? {}).map(([name, panel]) => (
        <section key={name}>
          <h2>{name}</h2>
          {panel}
        </section>
      ))}
      <h2>{words.say('ui.log')}</h2>
      <LogPanel {...props} />
      <h2>{words.say('ui.menu')}</h2>
      <MenuPanel {...props} />
      {children}
    </main>
  );
}
