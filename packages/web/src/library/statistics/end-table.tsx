import { useMemo } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { useLibrary } from '../library-words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { type CountedGame, type EndRow, endRows } from './counted.ts';
import { TableHead } from './table-head.tsx';

/** Who won, and by what. */
export function EndTable({ games }: { readonly games: readonly CountedGame[] }) {
  const { words } = useSetting();
  const library = useLibrary();
  const { rows, total } = useMemo(() => endRows(games), [games]);
  const name = ({ reason }: EndRow): string =>
    reason === null ? library.say('mine.result.none') : words.sayKnown([`ui.reason.${reason}`], {});
  const heads = [
    library.say('statistics.ended'),
    words.side('us'),
    words.side('ussr'),
    library.say('mine.result.draw'),
    library.say('statistics.count'),
  ];
  const cells = ({ us, ussr, draws, games: count }: EndRow): number[] => [us, ussr, draws, count];
  const all = library.say('statistics.total');
  return (
    <>
      <TableHead
        title={library.say('statistics.results')}
        name="results"
        rows={() => [heads, ...rows.map((row) => [name(row), ...cells(row)]), [all, ...cells(total)]]}
      />
      <table class="statistics">
        <ColumnHeads heads={heads} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.reason}>
              <th scope="row">{name(row)}</th>
              {cells(row).map((count, i) => (
                <td key={heads[i + 1]}>{count === 0 ? '–' : count}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{all}</th>
            {cells(total).map((count, i) => (
              <td key={heads[i + 1]}>{count}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </>
  );
}
