import { SIDE_KEYS } from '@longtwilight/engine';
import type { CardPlays } from '@longtwilight/notation';
import { useMemo, useState } from 'preact/hooks';
import { useSetting } from '../../settings/context.ts';
import { ChoiceField } from '../../settings/settings-form.tsx';
import { useLibrary } from '../library-words.ts';
import { type CardRow, COLUMN_KEYS, type Column, cardRows } from './counted.ts';
import { TableHead } from './table-head.tsx';

/** Whose plays are counted. */
type CountedSides = 'both' | (typeof SIDE_KEYS)[number];
type Order = Column | 'card' | 'played' | 'won';
const HEADS: readonly Order[] = ['card', 'played', ...COLUMN_KEYS, 'won'];
const FURTHER = ['wins', 'draws', 'losses', 'open'] as const;

/** Of the plays in games that ended, the share by the side that won; null where there is none. */
const wonShare = ({ won, drawn, lost }: CardRow): number | null =>
  won + drawn + lost === 0 ? null : won / (won + drawn + lost);

/** What became of each card; the last line is the sum of all. */
export function CardTable({ plays }: { readonly plays: readonly CardPlays[] }) {
  const library = useLibrary();
  const { words } = useSetting();
  const [by, setBy] = useState<CountedSides>('both');
  const [order, setOrder] = useState<Order>('played');
  const { rows, total } = useOrdered(plays, by, order);
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  const shown = (share: number | null): string => (share === null ? '–' : percent.format(share));
  const most = Math.max(...rows.map(({ played }) => played), 1);
  const csv = () => [
    [...HEADS.slice(0, -1), ...FURTHER].map((head) => library.say(`statistics.${head}`)),
    ...[...rows, total].map((row) => [
      row.card === null ? library.say('statistics.total') : words.card(row.card),
      row.played,
      ...COLUMN_KEYS.map((column) => row[column]),
      ...[row.won, row.drawn, row.lost, row.open],
    ]),
  ];
  return (
    <>
      <TableHead title={library.say('library.cards')} name="cards" rows={csv} />
      <ChoiceField
        label={library.say('statistics.by')}
        value={by}
        options={['both', ...SIDE_KEYS] as const}
        name={(one) => (one === 'both' ? library.say('statistics.both') : words.side(one))}
        onChange={setBy}
      />
      <table class="statistics cards-played">
        <Heads order={order} onOrder={setOrder} />
        <tbody>
          {rows.map((row) => (
            <tr key={row.card}>
              <th scope="row">
                <a href={`#/cards/${row.card}`}>{row.card !== null && words.card(row.card)}</a>
              </th>
              <td class="bar" style={{ '--share': row.played / most }}>
                {row.played}
              </td>
              {COLUMN_KEYS.map((column) => (
                <td key={column}>{row[column] === 0 ? '–' : row[column]}</td>
              ))}
              <td>{shown(wonShare(row))}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{library.say('statistics.total')}</th>
            <td>{total.played}</td>
            {COLUMN_KEYS.map((column) => (
              <td key={column}>{total[column]}</td>
            ))}
            <td>{shown(wonShare(total))}</td>
          </tr>
        </tfoot>
      </table>
      <p class="lt-quiet">{library.say('statistics.won.about')}</p>
    </>
  );
}

/** The rows of these sides, in this order. */
function useOrdered(plays: readonly CardPlays[], by: CountedSides, order: Order) {
  const { words } = useSetting();
  return useMemo(() => {
    const counted = cardRows(plays.filter(({ side }) => by === 'both' || side === by));
    const name = ({ card }: CardRow): string => (card === null ? '' : words.card(card));
    const value = (row: CardRow): number =>
      order === 'won' ? (wonShare(row) ?? -1) : order === 'card' ? 0 : row[order];
    const sorted = counted.rows.toSorted((a, b) => value(b) - value(a) || name(a).localeCompare(name(b), words.locale));
    return { rows: sorted, total: counted.total };
  }, [plays, by, order, words]);
}

interface HeadsProps {
  readonly order: Order;
  readonly onOrder: (order: Order) => void;
}

/** A click on the head of a column puts the rows in its order. */
function Heads({ order, onOrder }: HeadsProps) {
  const library = useLibrary();
  return (
    <thead>
      <tr>
        {HEADS.map((head) => (
          <th
            key={head}
            scope="col"
            aria-sort={order === head ? (head === 'card' ? 'ascending' : 'descending') : 'none'}
          >
            <button type="button" onClick={() => onOrder(head)}>
              {library.say(`statistics.${head}`)}
            </button>
          </th>
        ))}
      </tr>
    </thead>
  );
}
