import { saveAs } from '../../shared/save-as.ts';
import { useLibrary } from '../library-words.ts';
import { csvOf } from './csv.ts';

interface TableHeadProps {
  readonly title: string;
  /** Of the file. */
  readonly name: string;
  readonly rows: () => readonly (readonly (string | number | null)[])[];
}

/** What a table is called, and the whole of it to take away. */
export function TableHead({ title, name, rows }: TableHeadProps) {
  const library = useLibrary();
  return (
    <header class="table-head">
      <h2>{title}</h2>
      <button
        type="button"
        class="quiet"
        aria-label={`${library.say('statistics.csv')}: ${title}`}
        onClick={() => saveAs(`longtwilight-${name}.csv`, csvOf(rows()))}
      >
        {library.say('statistics.csv')}
      </button>
    </header>
  );
}
