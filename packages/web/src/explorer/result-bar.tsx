import './result-bar.css';
import { useLibrary } from '../library/library-words.ts';
import { useSetting } from '../settings/context.ts';
import type { CountedChoice } from './count-openings.ts';

const WIDTH = 100;
const HEIGHT = 10;

/** Who won how many of the games that ended: the US from the left, the USSR from the right, draws between them. */
export function ResultBar({ us, ussr, draws }: Pick<CountedChoice, 'us' | 'ussr' | 'draws'>) {
  const { words } = useSetting();
  const library = useLibrary();
  const ended = us + ussr + draws;
  if (ended === 0) return <span class="result-bar">–</span>;
  const percent = new Intl.NumberFormat(words.locale, { style: 'percent' });
  const label = library.say('explorer.results', { us, ussr, count: draws });
  return (
    <span class="result-bar">
      <span data-side="us">{percent.format(us / ended)}</span>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
        <rect class="draws" width={WIDTH} height={HEIGHT} />
        <rect class="us" width={(WIDTH * us) / ended} height={HEIGHT} />
        <rect class="ussr" x={WIDTH - (WIDTH * ussr) / ended} width={(WIDTH * ussr) / ended} height={HEIGHT} />
      </svg>
      <span data-side="ussr">{percent.format(ussr / ended)}</span>
    </span>
  );
}
