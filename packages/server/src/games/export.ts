import type { SideKey, ViewerKey } from '@longtwilight/engine';
import { type GameMeta, positionText, writeGameFile, writeLog, writePlaythrough } from '@longtwilight/notation';
import { DELETED_NAME, unchosenName } from '@longtwilight/protocol';
import { findLanguage, loadWords, type Words } from '@longtwilight/words';
import { Refused } from '../refused.ts';
import { type Names, sideInRow, viewFor } from './game-state.ts';
import type { Seen } from './games.ts';

export const EXPORT_FORMATS = ['json', 'log', 'text', 'position'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/**
 * A game to keep or to open elsewhere. Once it is over everything is in it; before, what the viewer has seen. The game file
 * is the whole record, so it is there only at the end.
 */
export async function exportGame(seen: Seen, names: Names, format: ExportFormat, language: string): Promise<string> {
  const { row, table, viewer } = seen;
  const { record } = table;
  if (record === null) throw new Refused('not-running', 'There is nothing to export before the first card is dealt');
  const over = row.status === 'over';
  const side = viewer === 'public' ? null : table.sideOf(viewer);
  const limits: { viewer?: ViewerKey } = over ? {} : { viewer: side ?? 'public' };
  const meta = metaOf(seen, names);
  const tellGame = (words: Words): string =>
    writePlaythrough(record, words, { ...metaOf(seen, names, namerIn(words)), ...limits });
  switch (format) {
    case 'json':
      if (!over)
        throw new Refused('not-over', 'The whole record is available once the game is over', [
          'log',
          'text',
          'position',
        ]);
      return writeGameFile(record, meta);
    case 'log':
      return writeLog(record, { ...limits, ...(meta.players === undefined ? {} : { players: meta.players }) });
    case 'text':
      return tellGame(await loadWords(findLanguage(language) ?? 'en'));
    case 'position':
      return positionText(viewFor(table, side ?? 'public'));
  }
}

/** What players are called: as they chose, or in the reader's language where nobody chose. */
interface Namer {
  readonly person: (name: string) => string;
  readonly level: (level: string) => string;
}
const AS_STORED: Namer = { person: (name) => name, level: (level) => level };
const namerIn = (words: Words): Namer => ({
  person: (name) => {
    const unchosen = unchosenName(name);
    return unchosen === null ? name : words.unnamed(unchosen);
  },
  level: (level) => words.sayKnown([`ui.level.${level}`, 'ui.computer'], {}),
});

function metaOf({ row }: Seen, names: Names, namer = AS_STORED): GameMeta {
  const players: Partial<Record<SideKey, string>> = {};
  for (const seat of ['first', 'second'] as const) {
    const side = sideInRow(row, seat);
    const [person, level] = [row[`${seat}_person`], row[`${seat}_level`]];
    if (side === null) continue;
    if (person !== null) players[side] = namer.person(names.get(person) ?? DELETED_NAME);
    else if (level !== null) players[side] = namer.level(level);
  }
  return { date: new Date(row.started ?? row.created).toISOString().slice(0, 10), players };
}
