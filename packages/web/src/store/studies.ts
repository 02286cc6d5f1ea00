import { RefusedError } from '@longtwilight/engine';
import { readStudy, type Study, writeStudy } from '@longtwilight/notation';
import { fairChance } from '../match/chance.ts';
import { database } from './database.ts';
import { textHash } from './logs.ts';
import { type Head, Shelf } from './shelf.ts';

/** What the index tells of a study that is kept in this browser. */
export interface KeptStudy extends Head {
  /** The same for the same study, whenever it was changed. */
  readonly key: string;
  readonly title: string;
  readonly chapters: readonly { readonly title: string; readonly notes: number; readonly lines: number }[];
}

/** Kept as the text of its file: what opens one opens the other. */
export const studies = new Shelf<KeptStudy, string>('studies', database);

/** By what it says. */
export const studyKey = ({ date: _date, ...study }: Study): string => textHash(writeStudy(study));

const headOf = (id: string, revision: number, study: Study): KeptStudy => ({
  id,
  revision,
  changed: Date.now(),
  key: studyKey(study),
  title: study.title,
  chapters: study.chapters.map(({ title: name, notes, lines }) => ({
    title: name,
    notes: notes.length,
    lines: lines.length,
  })),
});

/** Keeps a study in place of the revision that is named, and gives the new one. */
export const keepStudy = (id: string, revision: number, study: Study): Promise<number> =>
  studies.keep(headOf(id, revision, study), writeStudy({ ...study, date: new Date().toISOString() }));

/** Keeps a new study, and gives its id. */
export async function keepNewStudy(study: Study): Promise<string> {
  const id = Array.from({ length: 8 }, () => fairChance(36).toString(36)).join('');
  await keepStudy(id, 0, study);
  return id;
}

/** Null where there is none, and what is wrong with one that can't be read, such as one of a later version. */
export async function openStudy(
  id: string,
): Promise<{ readonly study: Study; readonly revision: number } | RefusedError | null> {
  const kept = await studies.find(id);
  try {
    return kept === null ? null : { study: readStudy(kept.body), revision: kept.head.revision };
  } catch (error) {
    if (error instanceof RefusedError) return error;
    throw error;
  }
}
