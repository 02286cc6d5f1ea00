import type { AskDesk } from './ask-desk.ts';
import type { FirstLook } from './desk.ts';
import { type BetterMove, type GameAnalysis, gradeOf, type StudiedPlay } from './game-analysis.ts';
import type { Closeness } from './judge.ts';
import { BEST_KEPT, lossOf, pooledWorth, type StretchWorth, sureWorth } from './worth.ts';

/** How far an analysis has come. */
export interface StudyProgress {
  readonly done: number;
  readonly needed: number;
}

/** What seems to have cost at least so much is looked at again, more closely: the most costly, one play in so many. */
const CLOSER_LOOKS = [
  { from: 0.012, oneIn: 4, worlds: 24, stages: 6 },
  { from: 0.02, oneIn: 20, worlds: 192, stages: 6 },
] as const;
/** A set-up that the network never chose itself it misjudges for some turns: it is played on for about four of them. */
const SETUP_LOOK = { from: 0.045, worlds: 96, stages: 64 } as const;
/** Who would lose so much has learned a lesson. */
const LESSON_FROM = 0.1;

interface Judged extends Extract<FirstLook, { kind: 'play' }> {
  readonly part: number;
  worth: StretchWorth;
}

/**
 * Judge a whole game: how it stood at every decision, what each play cost against the best that was found, and how much dice
 * and draws moved. Many desks share the work; what comes of it does not depend on how many they are.
 */
export async function analyseGame(
  desks: readonly AskDesk[],
  tell: (progress: StudyProgress) => void = () => {},
): Promise<GameAnalysis> {
  const parts = await desks[0]!('countParts');
  // Closer looks take about as long as the game itself
  const needed = 2 * parts;
  const looks = await spread(
    desks,
    Array.from({ length: parts }, (_, part) => part),
    (ask, part) => ask('firstLook', part),
    (done) => tell({ done, needed }),
  );
  const judged = looks.flatMap((one, part) => (one.kind === 'play' ? [{ ...one, part }] : []));
  const [setups, plays] = [judged.filter(isSetup), judged.filter((one) => !isSetup(one))];
  for (const one of setups) if (lossOf(one.worth) >= SETUP_LOOK.from) await lookFar(desks, one);
  for (const [i, look] of CLOSER_LOOKS.entries()) {
    const costly = mostCostly(plays, look);
    for (const [done, one] of costly.entries()) {
      await lookAgain(desks, one, look);
      tell({ done: parts + Math.floor((parts * (i + (done + 1) / costly.length)) / CLOSER_LOOKS.length), needed });
    }
  }
  const graded = judged.filter(({ worth }) => gradeOf(lossOf(worth)) !== null && worth.options.length > 0);
  const better = await spread(desks, graded, (ask, { part, worth }) => ask('better', part, worth.options[0]!.answer));
  return {
    moments: judged.flatMap(({ moment }) => moment ?? []),
    plays: judged.map((one) => studied(one, better[graded.indexOf(one)] ?? null)),
    luck: looks.flatMap((one) => (one.kind === 'luck' ? one.swing : [])),
  };
}

/** The last play of a game comes first: what went wrong there is not blamed on what came before. */
function mostCostly(judged: readonly Judged[], { from, oneIn }: (typeof CLOSER_LOOKS)[number]): Judged[] {
  const doubtful = judged.filter(({ worth }) => lossOf(worth) >= from);
  doubtful.sort((a, b) => lossOf(b.worth) - lossOf(a.worth));
  return doubtful.slice(0, Math.ceil(judged.length / oneIn)).sort((a, b) => b.made.at - a.made.at);
}

const isSetup = ({ made }: Judged): boolean => made.decision.question === 'setup';

/** Look more closely at what seems to have been a mistake, in fresh worlds and further on; what it teaches, all desks learn. */
async function lookAgain(desks: readonly AskDesk[], one: Judged, look: Closeness): Promise<void> {
  const { part, made } = one;
  one.worth = pooledWorth(one.worth, await tryOut(desks, one, look));
  const better = one.worth.options[0]!.answer;
  if (lossOf(one.worth) >= LESSON_FROM && better !== made.answers[0])
    await Promise.all(desks.map((ask) => ask('learn', part, better)));
}

async function lookFar(desks: readonly AskDesk[], one: Judged): Promise<void> {
  one.worth = sureWorth(one.worth, await tryOut(desks, one, SETUP_LOOK));
}

/** The best answers that were found, and what was done, in so many worlds, of which each desk takes a share. */
async function tryOut(
  desks: readonly AskDesk[],
  { part, made, worth }: Judged,
  { worlds, stages }: Closeness,
): Promise<readonly (readonly number[])[]> {
  const tried = worth.options.slice(0, BEST_KEPT).map(({ answer }) => answer);
  const step = desks.length;
  const seed = made.at + worlds;
  const shares = await Promise.all(
    desks.map((ask, first) => ask('tryOut', part, tried, { seed, worlds, stages, first, step })),
  );
  return Array.from({ length: worlds }, (_, i) => shares[i % step]![Math.floor(i / step)]!);
}

/** Each desk takes the next of these as soon as it has time; what they find, in order. */
async function spread<T, R>(
  desks: readonly AskDesk[],
  all: readonly T[],
  work: (ask: AskDesk, one: T) => Promise<R>,
  onDone: (done: number) => void = () => {},
): Promise<R[]> {
  const found: R[] = [];
  const queue = all.entries();
  let done = 0;
  await Promise.all(
    desks.map(async (ask) => {
      for (const [i, one] of queue) {
        found[i] = await work(ask, one);
        onDone(++done);
      }
    }),
  );
  return found;
}

function studied({ made, worth }: Judged, better: BetterMove | null): StudiedPlay {
  const { chance, best, options } = worth;
  const loss = lossOf(worth);
  return { ...made, chance, best, options, loss, grade: gradeOf(loss), better };
}
