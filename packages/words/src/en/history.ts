import type { HistoryCatalogue } from '../catalogue.ts';
import { earlyHistory } from './history-early.ts';

export const history: HistoryCatalogue = { ...earlyHistory };
