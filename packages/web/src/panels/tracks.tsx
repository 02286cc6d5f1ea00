import {
  ChinaTrack,
  DefconTrack,
  MilitaryTrack,
  SpaceRace,
  SpaceTrack,
  TurnTrack,
  VictoryTrack,
} from '@longtwilight/board';
import { type Game, mayTakeRound, militaryOwed, US, USSR, type View, WINNING_VP } from '@longtwilight/engine';
import { SPACE_BOXES } from '@longtwilight/engine/data';
import { type Words, yearsOf } from '@longtwilight/words';
import { useSpeech } from '../table/speech.ts';

const pair = ([us, ussr]: readonly [number, number]) => ({ us, ussr });

/** Rounds of this turn: as many as either side may take. */
function roundsOf(game: Game): number {
  let round = 1;
  while (round < 9 && (mayTakeRound(game, US, round) || mayTakeRound(game, USSR, round))) round++;
  return round - 1;
}

const phaseText = (words: Words, { phase, round }: View, rounds: number): string =>
  phase === 'round' ? words.say('ui.rounds', { round, count: rounds }) : words.say(`phase.${phase}`);

const spaceProps = (words: Words, seen: View) => ({
  reached: pair(seen.space),
  words: {
    label: words.say('ui.space.both', { us: seen.space[0], ussr: seen.space[1] }),
    title: words.say('ui.space.short'),
  },
});

const spaceBoxes = (words: Words) =>
  SPACE_BOXES.map(({ needs, roll, vp: [first, second] }, i) => ({
    name: words.spaceBox(i + 1) || String(i + 1),
    pays: first === 0 ? '' : words.say('ui.space.pays', { first, second }),
    gives: i % 2 === 0 ? '' : words.sayKnown([`space.ability.${i + 1}`], {}),
    needs: words.say('space.about', { needs, roll }),
  }));

/** The track ends where points win: who has more stands there. */
export const scoreOnTrack = (vp: number): number => Math.max(-WINNING_VP, Math.min(WINNING_VP, vp));

/** The bar above the map: turn, points, DEFCON, military operations, space race, China Card. */
export function Tracks({ seen, game }: { readonly seen: View; readonly game: Game }) {
  const { words } = useSpeech();
  const rounds = roundsOf(game);
  const { holder, faceUp } = seen.china;
  const [usDone, ussrDone] = seen.milOps;
  const owed = militaryOwed(seen);
  const face = holder === 'none' ? words.say('ui.china.nobody') : words.say(faceUp ? 'ui.china.up' : 'ui.china.down');
  return (
    <>
      <TurnTrack
        round={seen.round}
        rounds={rounds}
        words={{
          label: words.say('ui.turn.years', { turn: seen.turn, years: yearsOf(seen.turn) }),
          turn: words.say('ui.turn', { turn: seen.turn }),
          years: yearsOf(seen.turn),
          round: phaseText(words, seen, rounds),
        }}
      />
      <VictoryTrack
        points={seen.vp}
        most={WINNING_VP}
        words={{
          label: words.say('ui.vp.whole'),
          title: words.say('ui.vp'),
          value: words.score(scoreOnTrack(seen.vp)),
        }}
      />
      <DefconTrack
        level={seen.defcon}
        words={{
          label: `${words.say('ui.defcon')} ${seen.defcon}`,
          title: words.say('ui.defcon'),
          note: words.say('ui.defcon.note', { level: seen.defcon }),
        }}
      />
      <MilitaryTrack
        done={pair(seen.milOps)}
        owed={owed}
        words={{
          label: words.say('ui.military.both', { us: usDone, ussr: ussrDone, needed: owed }),
          title: words.say('ui.military.short'),
          needed: words.say('ui.military.needed', { needed: owed }),
        }}
      />
      <SpaceTrack {...spaceProps(words, seen)} boxes={SPACE_BOXES.length} />
      <ChinaTrack
        holder={holder === 'none' ? null : holder}
        faceUp={faceUp}
        words={{ label: words.say('ui.china'), title: words.say('ui.china.short'), value: face }}
      />
    </>
  );
}

/** What the bar says by figures and marks, for those without room or a mouse to ask it. */
export function tracksInWords(words: Words, seen: View): string[] {
  const { defcon, milOps, china } = seen;
  const [us, ussr] = milOps;
  const { holder, faceUp } = china;
  return [
    `${words.say('ui.defcon')} ${defcon}: ${words.say('ui.defcon.note', { level: defcon })}.`,
    `${words.say('ui.military.both', { us, ussr, needed: militaryOwed(seen) })}.`,
    holder === 'none'
      ? words.say('story.china.nobody')
      : words.say('story.china', { side: holder, face: faceUp ? 'up' : 'down' }),
  ];
}

export function SpacePanel({ seen }: { readonly seen: View }) {
  const { words } = useSpeech();
  return <SpaceRace {...spaceProps(words, seen)} boxes={spaceBoxes(words)} />;
}
