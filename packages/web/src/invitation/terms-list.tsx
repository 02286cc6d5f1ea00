import { SideMark } from '@longtwilight/board';
import { otherKey, type SideKey } from '@longtwilight/engine';
import type { GameSummary } from '@longtwilight/protocol';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { SideMarks } from '../my-games/game-rows.tsx';
import { seatName } from '../my-games/listed-game.ts';
import { useSetting } from '../settings/context.ts';
import { clockTermsText, timeoutText } from './terms-words.ts';

interface TermsListProps {
  readonly game: GameSummary;
  /** From whose seat it is told: the one who made the game, or whoever would join it. */
  readonly seat: 'first' | 'second';
  /** One knows who will take the other seat. */
  readonly known?: boolean | undefined;
}

/** All that one agrees to: side, clock, rules, whether it counts. */
export function TermsList({ game, seat, known = false }: TermsListProps) {
  const { words } = useSetting();
  const { clock, rules, rated } = game;
  const [edition = '', ...options] = words.rules(rules);
  return (
    <ul class="terms">
      <SideTerm game={game} seat={seat} known={known} />
      <Term icon={CLOCK} title={clockTermsText(words, clock)} about={timeoutText(words, clock)} />
      <Term icon={BOOK} title={edition} about={options.join(' · ')} />
      <Term
        icon={SCALES}
        title={words.say(rated ? 'ui.rated' : 'ui.unrated')}
        about={words.say(rated ? 'ui.rated.about' : 'ui.unrated.about')}
      />
      <Term icon={BUBBLE} title={words.say('ui.terms.chat')} about={words.say('ui.terms.chat.about')} />
    </ul>
  );
}

function SideTerm({ game, seat, known }: TermsListProps) {
  const { words } = useSetting();
  const { side } = game.seats[seat];
  if (side === null) {
    const how = game.rules.bidding === 'none' ? 'lot' : 'bid';
    return (
      <Term
        icon={<SideMarks side={null} />}
        title={words.say(`ui.terms.${how}`)}
        about={words.say(`ui.terms.${how}.about`)}
      />
    );
  }
  return (
    <Term
      icon={<SideMark side={side} />}
      title={words.say('ui.you-are', { side })}
      about={otherSide(words, { game, seat, known }, otherKey(side))}
    />
  );
}

function otherSide(words: Words, { game, seat, known }: TermsListProps, side: SideKey): string {
  if (seat === 'second') return words.say('ui.terms.plays', { side, name: seatName(words, game.seats.first) });
  return words.say(known ? 'ui.terms.opponent' : 'ui.terms.other', { side });
}

interface TermProps {
  readonly icon: string | ComponentChildren;
  readonly title: string;
  readonly about: string;
}

function Term({ icon, title, about }: TermProps) {
  return (
    <li>
      {typeof icon === 'string' ? (
        <svg class="lt-icon" viewBox="0 0 24 24" aria-hidden="true">
          <path d={icon} />
        </svg>
      ) : (
        icon
      )}
      <div>
        <b>{title}</b>
        {about !== '' && <small>{about}</small>}
      </div>
    </li>
  );
}

const CLOCK = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM12 7v5.500l3.500 2';
const BOOK =
  'M12 6.500C9.500 5 6.500 4.500 3 5v13c3.500-.5 6.500 0 9 1.500 2.500-1.500 5.500-2 9-1.500V5c-3.500-.5-6.500 0-9 1.500zv13';
const SCALES = 'M12 4v16M8 20h8M5 7h14M5 7l-3 7h6zM19 7l-3 7h6z';
const BUBBLE = 'M4 5h16v11H11l-4.500 4V16H4z';
