import '@longtwilight/board/board.css';
import {
  CardFace,
  CardList,
  ChinaTrack,
  DefconTrack,
  EffectsList,
  Hand,
  type InfluenceChange,
  MilitaryTrack,
  OtherHand,
  Piles,
  type PlaceId,
  SpaceRace,
  SpaceTrack,
  TableLayout,
  TurnTrack,
  VictoryTrack,
  WorldMap,
} from '@longtwilight/board';
import emblems from '@longtwilight/board/emblems.svg?url';
import { SPACE_BOXES } from '@longtwilight/engine/data';
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { type Moment, POSITIONS } from './positions.ts';
import { tableData } from './table-data.ts';
import { CARD_WORDS, MAP_WORDS, SIDE_NAMES, titled, ZONE_NAMES } from './words.ts';

// ?moment=early|middle|late &theme=light|dark &choosing &text=1.5
const asked = new URLSearchParams(location.search);
const moment: Moment = (Object.keys(POSITIONS) as Moment[]).find((key) => key === asked.get('moment')) ?? 'middle';
document.documentElement.dataset.theme = asked.get('theme') ?? 'light';
document.documentElement.style.setProperty('--lt-text-size', asked.get('text') ?? '1');

const TARGETS: readonly PlaceId[] = ['zaire', 'angola', 'nigeria', 'cameroon', 'botswana', 'south-africa', 'zimbabwe'];
const data = tableData(moment);
const { seen, mine } = data;
const pair = ([us, ussr]: readonly [number, number]) => ({ us, ussr });
const boxes = SPACE_BOXES.map(({ vp, needs, roll }, i) => ({
  name: `Box ${i + 1}`,
  pays: vp[0] > 0 ? vp.join(' / ') : '',
  gives: '',
  needs: `value ${needs}, roll 1–${roll}`,
}));
const space = { reached: pair(seen.space), boxes, words: { label: 'Space race', title: 'Space' } };

const USES = [
  { id: 'event', label: 'Event', note: 'as printed', possible: true },
  { id: 'influence', label: 'Influence', note: '3 operations', possible: true },
  { id: 'coup', label: 'Coup', note: '3 + die', possible: true, danger: true },
  { id: 'realign', label: 'Realignment', note: '3 rolls', possible: true },
  { id: 'space', label: 'Space race', note: 'already used this turn', possible: false },
];

function Demo() {
  const [selected, setSelected] = useState<string | undefined>();
  const [placed, setPlaced] = useState<ReadonlyMap<PlaceId, number>>(new Map());
  const choosing = asked.has('choosing');
  const open = choosing ? undefined : data.hand.find(({ id }) => id === selected);
  const pending = new Map([...placed].map(([id, count]): [PlaceId, InfluenceChange] => [id, { [mine]: count }]));
  const add = (id: PlaceId, count: number) =>
    setPlaced(new Map(placed).set(id, Math.max((placed.get(id) ?? 0) + count, 0)));

  return (
    <TableLayout
      words={{ openSheet: 'Show more', closeSheet: 'Show less', rail: 'Play' }}
      bar={
        <span id="line">
          {choosing ? 'Place influence: 2 operations left' : `Your round ${seen.round}: play a card`}
        </span>
      }
      tracks={<Tracks />}
      map={
        <WorldMap
          places={data.places.map((place) => ({ ...place, [mine]: place[mine] + (placed.get(place.id) ?? 0) }))}
          words={MAP_WORDS}
          choices={choosing ? new Set(TARGETS) : undefined}
          pending={pending}
          notes={choosing ? new Map<PlaceId, string>([['angola', '2 ops']]) : undefined}
          changed={new Set<PlaceId>(['iran', 'thailand'])}
          plates={{
            regions: data.regions,
            words: {
              regions: ZONE_NAMES,
              pays: ({ pays }) => (pays === 0 ? 'even' : `${SIDE_NAMES[pays > 0 ? 'us' : 'ussr']} +${Math.abs(pays)}`),
              region: ({ id, us, ussr, pays }) =>
                `${ZONE_NAMES[id]}: USA ${us.standing}, USSR ${ussr.standing}, ${pays}`,
            },
          }}
          onChoose={add}
          onTakeBack={(id) => add(id, -1)}
        />
      }
      hand={
        <Hand
          cards={data.hand}
          choices={new Set(data.hand.map(({ id }) => id))}
          selected={selected}
          onChoose={(id) => setSelected(id === selected ? undefined : id)}
          words={{ ...CARD_WORDS, label: 'My cards', empty: 'No cards' }}
        />
      }
      opened={open && <CardFace card={open} words={CARD_WORDS} uses={USES} />}
      onClose={() => setSelected(undefined)}
      rail={
        <>
          <OtherHand size={7} known={data.discard.slice(0, 1)} words={{ ...CARD_WORDS, label: 'Their cards' }} />
          <Piles
            words={{ label: 'Piles' }}
            piles={[
              { id: 'draw', name: 'Draw', size: 41, open: false },
              { id: 'discard', name: 'Discard', size: data.discard.length, open: true },
              { id: 'removed', name: 'Removed', size: seen.removed.length, open: true },
              { id: 'unseen', name: 'Unseen', size: seen.unseen.length, open: true },
            ]}
          />
          <EffectsList
            words={{ label: 'In effect', none: 'Nothing in effect' }}
            effects={seen.effects.map((id) => ({
              id,
              side: 'us',
              title: titled(id),
              text: 'What it changes, in our own words.',
              until: '',
            }))}
          />
          <SpaceRace {...space} />
          <CardList cards={data.discard} words={CARD_WORDS} />
        </>
      }
    />
  );
}

function Tracks() {
  const holder = seen.china.holder === 'none' ? null : seen.china.holder;
  return (
    <>
      <TurnTrack
        round={seen.round}
        rounds={7}
        words={{ label: 'Turn', turn: `Turn ${seen.turn}`, years: '1956–60', round: `Round ${seen.round} of 7` }}
      />
      <VictoryTrack
        points={seen.vp}
        most={20}
        words={{ label: 'Victory points', title: 'Points', value: `${seen.vp}` }}
      />
      <DefconTrack level={seen.defcon} words={{ label: `DEFCON ${seen.defcon}`, title: 'DEFCON', note: '' }} />
      <MilitaryTrack
        done={pair(seen.milOps)}
        owed={seen.defcon}
        words={{ label: 'Military operations', title: 'Military', needed: `${seen.defcon} needed` }}
      />
      <SpaceTrack {...space} boxes={space.boxes.length} />
      <ChinaTrack
        holder={holder}
        faceUp={seen.china.faceUp}
        words={{ label: 'China Card', title: 'China', value: seen.china.faceUp ? 'ready' : 'used' }}
      />
    </>
  );
}

const root = document.getElementById('demo');
if (root !== null) render(<Demo />, root);
const sheet = await fetch(emblems);
document.body.insertAdjacentHTML('beforeend', `<div hidden>${await sheet.text()}</div>`);
