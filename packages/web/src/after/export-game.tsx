import type { GameRecord } from '@longtwilight/engine';
import { CopyButton } from '../shared/copy-button.tsx';
import { saveAs } from '../shared/save-as.ts';
import { useSpeech } from '../table/speech.ts';
import { gameFileOf, replayLink } from './replay-link.ts';

const FORMATS = ['file', 'log', 'story'] as const;
type Format = (typeof FORMATS)[number];
const ENDINGS: Readonly<Record<Format, string>> = { file: 'json', log: 'log.txt', story: 'txt' };

/** The game to take away: as a file of ours, as a log, told in words, or as a link that holds all of it. */
export function ExportGame({ record }: { readonly record: GameRecord }) {
  const { words } = useSpeech();
  const write = async (format: Format): Promise<string> => {
    if (format === 'file') return gameFileOf(record);
    const { writeLog, writePlaythrough } = await import('@longtwilight/notation');
    return format === 'log' ? writeLog(record) : writePlaythrough(record, words);
  };
  const save = async (format: Format) => saveAs(`longtwilight.${ENDINGS[format]}`, await write(format));
  // Logs and stories are told from the setup on
  const formats = record.start === null ? FORMATS : (['file'] as const);
  return (
    <div class="buttons">
      {formats.map((format) => (
        <button key={format} type="button" class="quiet" onClick={() => void save(format)}>
          {words.say(`ui.export.${format}`)}
        </button>
      ))}
      <CopyButton of={record} text={() => replayLink(record)} />
    </div>
  );
}
