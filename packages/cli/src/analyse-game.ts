import {
  analyseGame,
  askHere,
  DeskElsewhere,
  type GameAnalysis,
  StudyDesk,
  type StudyProgress,
} from '@longtwilight/bots';
import type { GameRecord } from '@longtwilight/engine';
import { type NetworkOptions, networkFor } from './network.ts';
import { startWorker } from './start-worker.ts';
import type { StudyJob } from './study-worker.ts';

interface AnalyseOptions extends NetworkOptions {
  readonly threads: number;
}

/** Analyse a game in this thread, or spread over several: the same comes of it. */
export async function analyseInThreads(
  record: GameRecord,
  { threads, ...options }: AnalyseOptions,
  tell: (progress: StudyProgress) => void,
): Promise<GameAnalysis> {
  const network = networkFor(['ambassador'], options)!; // this level needs one
  if (threads === 1) return analyseGame([askHere(new StudyDesk(record, network))], tell);
  const opened = Array.from({ length: threads }, () => openDesk({ saved: record.save(), options }));
  try {
    return await analyseGame(
      opened.map(({ desk }) => desk.ask),
      tell,
    );
  } finally {
    for (const { worker } of opened) void worker.terminate();
  }
}

function openDesk(job: StudyJob) {
  const worker = startWorker('./study-worker.js', job);
  const desk = new DeskElsewhere((call) => worker.postMessage(call));
  worker.on('message', (found) => desk.answered(found));
  worker.on('error', (error) => desk.failed(error));
  worker.on('exit', () => desk.failed(new Error('A thread stopped before the game was analysed')));
  return { worker, desk };
}
