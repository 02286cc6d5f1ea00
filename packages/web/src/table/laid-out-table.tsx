import { type PlaceId, TableLayout, WorldMap } from '@longtwilight/board';
import type { Words } from '@longtwilight/words';
import type { ComponentChildren } from 'preact';
import { ChanceBar } from '../advice/chance-bar.tsx';
import { MyHand, OpenCard } from '../hand/my-hand.tsx';
import { OpenHands } from '../hand/open-hands.tsx';
import type { HandState } from '../hand/use-hand.ts';
import { Caption } from '../map/caption.tsx';
import type { TableMap } from '../map/use-table-map.ts';
import { Tracks } from '../panels/tracks.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { Stages } from '../story/stages.tsx';
import { Finder } from './finder.tsx';
import { Rail, type RailProps } from './rail.tsx';
import { useSpeech } from './speech.ts';
import type { SeenTable } from './use-seen-table.ts';

interface LaidOutTableProps {
  readonly table: SeenTable;
  readonly map: TableMap;
  readonly hand: HandState;
  /** The question, or what is told in its place. */
  readonly bar: ComponentChildren;
  readonly rail: RailProps;
  /** What the map begins with. */
  readonly home: readonly PlaceId[] | undefined;
  /** Stands below the map where nobody holds a hand. */
  readonly foot: ComponentChildren;
  readonly children: ComponentChildren;
}

/** The table as it lies before those who see it: map, hand, question, and the rail beside them or in a sheet. */
export function LaidOutTable({ table, map, hand, bar, rail, home, foot, children }: LaidOutTableProps) {
  const { match, now, player, telling, rolling, drafting, draftHere, seen, game, past } = table;
  const { words } = useSpeech();
  const unread = Object.values(rail.badges ?? {}).reduce((sum, count) => sum + count, 0);
  const selected = drafting.draft?.answers.find((text) => hand.cards.some(({ id }) => id === text)) ?? hand.opened?.id;
  const told = telling?.beats[telling.at]?.until;
  const find = (country: PlaceId) => {
    map.lookAt({ places: [country] });
    document.querySelector<SVGGElement>(`[data-place="${country}"]`)?.focus();
  };
  return (
    <>
      <TableLayout
        words={sheetWords(words, unread)}
        bar={bar}
        opened={hand.opened === null ? undefined : <OpenCard hand={hand} onUse={drafting.choose} />}
        onClose={hand.close}
        hand={
          now.side === null ? (
            <div class="looking-foot">
              {foot}
              <OpenHands sides={match.openHands ?? []} seen={seen} />
            </div>
          ) : (
            <MyHand hand={hand} selected={selected} />
          )
        }
        tracks={
          <>
            <Tracks seen={seen} game={game} />
            <SoundSwitch />
          </>
        }
        map={
          <>
            <WorldMap {...map.drawn} home={home} />
            {rail.chanceBar.shown && <ChanceBar match={match} now={now} past={past} />}
            <Caption place={map.regarded} draft={draftHere} />
          </>
        }
        over={now.view.outcome !== null || drafting.sending}
        telling={telling !== null && !match.replays}
        news={unread}
        rail={<Rail {...rail} told={told !== undefined && rolling ? told - 1 : told} />}
      />
      {telling !== null && !telling.jumped && <Stages player={player} telling={telling} seen={now.view} />}
      {children}
      <Finder rules={seen.rules} onFind={find} />
    </>
  );
}

const sheetWords = (words: Words, unread: number) => ({
  openSheet:
    unread === 0
      ? words.say('ui.sheet.open')
      : `${words.say('ui.sheet.open')}: ${words.say('ui.chat.unread', { count: unread })}`,
  closeSheet: words.say('ui.sheet.close'),
  rail: words.say('ui.rail'),
});
