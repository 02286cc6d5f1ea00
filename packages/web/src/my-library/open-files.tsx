import { useEffect, useState } from 'preact/hooks';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import { type TakenIn, takeIn } from './take-in.ts';

interface OpenFilesProps {
  /** They are in the library now. */
  readonly onDone: (taken: TakenIn) => void;
}

/** A button for logs, game files and libraries, as many as there are; it says what became of them. */
export function OpenFiles({ onDone }: OpenFilesProps) {
  const { words } = useSetting();
  const library = useLibrary();
  const [reading, setReading] = useState(false);
  const [taken, setTaken] = useState<TakenIn | null>(null);
  const open = async (files: Iterable<File>) => {
    setReading(true);
    setTaken(null);
    const all = await takeIn(files);
    setReading(false);
    setTaken(all);
    onDone(all);
  };
  useDropped((files) => void open(files));
  return (
    <>
      <label class="button primary open-files">
        <span>{reading ? words.say('ui.open-file.reading') : library.say('mine.open')}</span>
        <input
          type="file"
          class="lt-hidden"
          multiple
          accept=".txt,.json,.log"
          onChange={({ currentTarget }) => void open([...(currentTarget.files ?? [])])}
        />
      </label>
      {taken !== null && <FilesTakenIn {...taken} />}
    </>
  );
}

/** Files may be dropped anywhere on the page. */
function useDropped(drop: (files: readonly File[]) => void): void {
  useEffect(() => {
    const over = (event: DragEvent) => event.preventDefault();
    const dropped = (event: DragEvent) => {
      event.preventDefault();
      const files = [...(event.dataTransfer?.files ?? [])];
      if (files.length > 0) drop(files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('drop', dropped);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('drop', dropped);
    };
  }, []);
}

function FilesTakenIn({ added, known, unkept, unread }: TakenIn) {
  const library = useLibrary();
  return (
    <div class="taken-in">
      {added + known > 0 && <p role="status">{library.say('mine.taken', { done: added, count: known })}</p>}
      {unkept > 0 && (
        <p class="warning" role="alert">
          {library.say('mine.unkept', { count: unkept })}
        </p>
      )}
      {unread.length > 0 && (
        <p class="warning" role="alert">
          {library.say('statistics.unread', { parts: unread.map(({ name }) => name) })}
        </p>
      )}
    </div>
  );
}
