import type { HistoryCatalogue } from '../catalogue.ts';
import { earlyHistory } from './history-early.ts';
import { lateHistory } from './history-late.ts';
import { midHistory } from './history-mid.ts';

export const history: HistoryCatalogue = { ...earlyHistory, ...midHistory, ...lateHistory };
