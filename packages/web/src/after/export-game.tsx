import type { GameRecord } from '@longtwilight/engine';
import { packGame } from '../replay/packed-game.ts';
import { CopyButton } from '../shared/copy-button.tsx';
import { saveAs } from '../shared/save-as.ts';
import { useSpeech } from '../table/speech.ts';

const FORMATS = ['file', 'log', 'story'] as const;
type Format = (typeof FORMATS)[number];
const ENDINGS: Readonly<Record<Format, string>> = { file: 'json', log: 'log.txt', story: 'txt' };

/** The game to take away: as a file of ours, as a log, told in words, or as a link that holds all of it. */
export function ExportGame({ record }: { readonly record: GameRecord }) {
  const { words } = useSpeech();
  const write = async (format: Format): Promise<string> => {
    const { writeGameFile, writeLog, writePlaythrough } = await import('@longtwilight/notation');
    if (format === 'log') return writeLog(record);
    if (format === 'story') return writePlaythrough(record, words);
    // Game files begin with the setup; a game from a position is kept as the engine keeps it
    return record.start === null ? writeGameFile(record) : JSON.stringify(record.save());
  };
  const save = async (format: Format) => saveAs(`longtwilight.${ENDINGS[format]}`, await write(format));
  const link = async () => `${location.origin}${location.pathname}#/replay?game=${await packGame(await write('file'))}`;
  // Logs and stories are told from the setup on
  const formats = record.start === null ? FORMATS : (['file'] as const);
  return (
    <div class="buttons">
      {formats.map((format) => (
        <button key={format} type="button" class="quiet" onClick={() => void save(format)}>
          {words.say(`ui.export.${format}`)}
        </button>
      ))}
      <CopyButton of={record} text={link} />
    </div>
  );
}
