import type { View } from '@longtwilight/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { askChance } from '../match/bot.ts';
import type { Match, MatchState } from '../match/match.ts';
import { useSpeech } from '../table/speech.ts';

/** Whether somebody wants to see the bar: it stays so from game to game, as long as the page is open. */
let isWanted = false;

export interface ChanceBarSwitch {
  /** Null where showing a chance would not be fair. */
  readonly shown: boolean | null;
  toggle(): void;
}

/** The chance to win of both sides as a bar over the map, where that is fair and somebody wants it. */
export function useChanceBar(match: Match, now: MatchState): ChanceBarSwitch {
  const [shown, setShown] = useState(isWanted);
  const isFair = useMemo(() => match.judged !== undefined && match.judged(null).length > 0, [match, now]);
  return {
    shown: isFair ? shown : null,
    toggle() {
      isWanted = !shown;
      setShown(isWanted);
    },
  };
}

interface ChanceBarProps {
  readonly match: Match;
  readonly now: MatchState;
  /** How many steps of the story are looked at; null for the present. */
  readonly past: number | null;
}

export function ChanceBar({ match, now, past }: ChanceBarProps) {
  const { words } = useSpeech();
  const chance = useChance(match, now, past);
  if (chance === null) return null;
  const us = Math.round(100 * chance);
  const text = (side: 'us' | 'ussr', points: number): string =>
    `${words.side(side)} ${words.say('ui.percent', { points })}`;
  return (
    <div class="chance-bar">
      <progress max={100} value={us} aria-label={`${words.say('ui.study.bar')}: ${text('us', us)}`} />
      <span aria-hidden="true">{text('us', us)}</span>
      <span aria-hidden="true">{text('ussr', 100 - us)}</span>
    </div>
  );
}

/** The chance of the US, once it has been found; the last one until then. */
function useChance(match: Match, now: MatchState, past: number | null): number | null {
  const [chance, setChance] = useState<number | null>(null);
  useEffect(() => {
    const views: readonly View[] = match.judged?.(past) ?? [];
    if (views.length === 0) return setChance(null);
    let left = false;
    askChance(views).then(
      (found) => left || setChance(found),
      () => left || setChance(null),
    );
    return () => {
      left = true;
    };
  }, [match, now, past]);
  return chance;
}
