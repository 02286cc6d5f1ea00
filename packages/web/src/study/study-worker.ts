import {
  analyseGame,
  type GameAnalysis,
  luckOfUs,
  mistakesOf,
  type StudiedPlay,
  type StudyProgress,
} from '@longtwilight/bots';
import { GameRecord, type SavedGame } from '@longtwilight/engine';
import { loadNetwork } from '../match/load-network.ts';

/** What the page shows of a game that was judged. */
export interface StudiedGame extends GameAnalysis {
  /** The most costly first. */
  readonly mistakes: readonly StudiedPlay[];
  /** What dice and draws gave the US on balance. */
  readonly balance: number;
}

/** What the worker says while it judges a game. */
export type StudyNews =
  | { readonly progress: StudyProgress }
  | { readonly studied: StudiedGame }
  | { readonly failed: true };

const tell = (news: StudyNews): void => self.postMessage(news);

async function study(saved: SavedGame): Promise<void> {
  const run = analyseGame(GameRecord.load(saved), await loadNetwork());
  for (;;) {
    const step = run.next();
    if (!step.done) {
      tell({ progress: step.value });
      continue;
    }
    return tell({ studied: { ...step.value, mistakes: mistakesOf(step.value), balance: luckOfUs(step.value) } });
  }
}

self.addEventListener('message', ({ data }: MessageEvent<SavedGame>) => {
  study(data).catch(() => tell({ failed: true }));
});
