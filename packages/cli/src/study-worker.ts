import { parentPort, workerData } from 'node:worker_threads';
import { answerCall, type DeskCall, StudyDesk } from '@longtwilight/bots';
import { GameRecord, type SavedGame } from '@longtwilight/engine';
import { type NetworkOptions, networkFor } from './network.ts';

/** What a thread needs for a share of an analysis. */
export interface StudyJob {
  readonly saved: SavedGame;
  readonly options: NetworkOptions;
}

const { saved, options } = workerData as StudyJob;
const desk = new StudyDesk(GameRecord.load(saved), networkFor(['ambassador'], options)!); // this level needs one
parentPort?.on('message', (call: DeskCall) => parentPort?.postMessage(answerCall(desk, call)));
