import {
  analyseGame,
  DeskElsewhere,
  type GameAnalysis,
  luckOfUs,
  mistakesOf,
  type StudiedPlay,
  type StudyProgress,
} from '@longtwilight/bots';
import type { GameRecord } from '@longtwilight/engine';
import type { DeskNews } from './study-worker.ts';

/** What the page shows of a game that was judged. */
export interface StudiedGame extends GameAnalysis {
  /** The most costly first. */
  readonly mistakes: readonly StudiedPlay[];
  /** What dice and draws gave the US on balance. */
  readonly balance: number;
}

/** Each has a network of its own: more of them need more memory than a phone may have. */
const MOST_WORKERS = 4;

/** Workers that share the analysis of a game, off the page's own thread. */
export class StudyCrew {
  private readonly opened: readonly { readonly worker: Worker; readonly desk: DeskElsewhere }[];

  constructor(record: GameRecord) {
    const count = Math.min(MOST_WORKERS, navigator.hardwareConcurrency);
    this.opened = Array.from({ length: count }, () => {
      const worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module', name: 'study' });
      const desk = new DeskElsewhere((call) => worker.postMessage(call));
      const fail = () => desk.failed(new Error('A worker has stopped'));
      worker.addEventListener('error', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<DeskNews>) =>
        'failed' in data ? fail() : desk.answered(data.found),
      );
      worker.postMessage(record.save());
      return { worker, desk };
    });
  }

  async analyse(tell: (progress: StudyProgress) => void): Promise<StudiedGame> {
    const analysis = await analyseGame(
      this.opened.map(({ desk }) => desk.ask),
      tell,
    );
    return { ...analysis, mistakes: mistakesOf(analysis), balance: luckOfUs(analysis) };
  }

  close(): void {
    for (const { worker } of this.opened) worker.terminate();
  }
}
