import { END_REASONS } from '@longtwilight/engine';
import { featureTable, observationInputs } from '@longtwilight/neural';
import { HEAD, HEAD_SIZE, ROW_SIZE } from './lane.ts';

/** What the learner must know of the rows that workers write; the build writes it beside the worker. */
export const table = {
  ...featureTable,
  checksum: observationInputs.table,
  row: ROW_SIZE,
  head: HEAD_SIZE,
  heads: HEAD,
  reasons: END_REASONS,
};
