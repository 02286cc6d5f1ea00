import { useMemo } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { useLibrary } from '../library-words.ts';
import { ColumnHeads } from './column-heads.tsx';
import { type CountedGame, facesIn, type LuckRow, luckRows } from './counted.ts';
import { TableHead } from './table-head.tsx';

/** Dice over many games against what was to be expected, and how often each face came. */
export function LuckTables({ games }: { readonly games: readonly CountedGame[] }) {
  const { words } = useSetting();
  const library = useLibrary();
  const { rows, total } = useMemo(() => luckRows(games), [games]);
  const faces = useMemo(() => facesIn(games), [games]);
  const rolls = faces.reduce((sum, count) => sum + count, 0);
  const decimal = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1, minimumFractionDigits: 1 });
  const signed = new Intl.NumberFormat(words.locale, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent', maximumFractionDigits: 1 });
  const name = ({ kind }: LuckRow): string => library.say(kind === null ? 'statistics.total' : `luck.${kind}`);
  const heads = (['attempts', 'tries', 'successes', 'expected', 'difference', 'deviations'] as const).map((head) =>
    library.say(`luck.${head}`),
  );
  const numbers = ({ tries, won, expected, deviations }: LuckRow) => [tries, won, expected, won - expected, deviations];
  const csv = () => [
    heads,
    ...[...rows, total].map((row) => [name(row), ...numbers(row)]),
    [],
    [library.say('luck.face'), library.say('luck.times')],
    ...faces.map((count, i) => [i + 1, count]),
  ];
  const line = (row: LuckRow) => (
    <tr key={row.kind}>
      <th scope="row">{name(row)}</th>
      <td>{row.tries}</td>
      <td>{row.won}</td>
      <td>{decimal.format(row.expected)}</td>
      <td>{signed.format(row.won - row.expected)}</td>
      <td>{row.deviations === null ? '–' : signed.format(row.deviations)}</td>
    </tr>
  );
  return (
    <>
      <TableHead title={library.say('luck.title')} name="luck" rows={csv} />
      <table class="statistics">
        <ColumnHeads heads={heads} />
        <tbody>{rows.map(line)}</tbody>
        <tfoot>{line(total)}</tfoot>
      </table>
      <p class="lt-quiet">{library.say('luck.about')}</p>
      <table class="statistics dice">
        <ColumnHeads heads={[library.say('luck.face'), library.say('luck.times'), '%']} />
        <tbody>
          {faces.map((count, i) => (
            <tr key={i}>
              <th scope="row">{i + 1}</th>
              <td>{count}</td>
              <td>{percent.format(rolls === 0 ? 0 : count / rolls)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{library.say('statistics.total')}</th>
            <td>{rolls}</td>
            <td>{percent.format(rolls === 0 ? 0 : 1)}</td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}
