import { PLACE_IDS, type PlaceId, SIDES, Table, WorldMap } from '@longtwilight/board';
import { CARD_KEYS, RefusedError, Session, type SideKey, type View } from '@longtwilight/engine';
import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type Edited,
  editedFrom,
  FIRST,
  positionFrom,
  viewOf,
  withCardMoved,
  withInfluence,
} from '../editor/edited.ts';
import { NumberField } from '../editor/number-field.tsx';
import { fairChance } from '../match/chance.ts';
import { LocalMatch } from '../match/local-match.ts';
import { useSetting } from '../settings/context.ts';
import { Choice } from '../settings/settings-form.tsx';
import { goTo, type Route } from '../site/routes.ts';
import { mapWords } from '../table/map-words.ts';
import { placesOf } from '../table/places.ts';

const CHOICES: ReadonlySet<PlaceId> = new Set(PLACE_IDS.filter((place) => place !== 'chinese-civil-war'));
const CARDS = CARD_KEYS.filter((card) => card !== 'china-card');
const HOLDERS = ['none', 'us', 'ussr'] as const;

/** Set up a position, share it by a link, and play on from it. */
export function EditorPage({ route: { argument: text } }: { readonly route: Route }) {
  const { words } = useSetting();
  const [edited, setEdited] = useState<Edited>(FIRST);
  const [placing, setPlacing] = useState<SideKey>('us');
  const [problem, setProblem] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (text === '') return;
    readShared(text).then(setEdited, (error: unknown) => setProblem(String(error)));
  }, [text]);
  const [seen, refused] = useMemo(() => tryView(edited), [edited]);
  const shown = useMemo(() => ({ ...(seen ?? viewOf(FIRST)), influence: edited.influence }), [seen, edited]);
  const places = useMemo(() => placesOf(shown), [shown]);
  const wordsOfMap = useMemo(() => mapWords(words), [words]);
  const change = (changes: Partial<Edited>) => setEdited({ ...edited, ...changes });

  const play = (side: SideKey) => {
    const seats = { us: side === 'us' ? 'human' : 'attache', ussr: side === 'ussr' ? 'human' : 'attache' } as const;
    try {
      const match = LocalMatch.of(Session.from(positionFrom(edited)), seats);
      match.keep();
      goTo(`game/${match.id}`);
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      setProblem(error.message);
    }
  };
  const copy = async () => {
    if (seen === null) return;
    const { sharePosition, writePosition } = await import('@longtwilight/notation');
    const { hands } = edited;
    const shared = sharePosition(seen);
    // Whoever sets a position up knows both hands, and so may whoever gets the link
    const unseen = shared.unseen.filter((card) => !hands.us.includes(card) && !hands.ussr.includes(card));
    const text = writePosition({ ...shared, position: { ...shared.position, hands }, unseen });
    await navigator.clipboard.writeText(`${location.origin}${location.pathname}#/position/${text}`);
    setCopied(true);
  };

  return (
    <Table
      words={{
        openSheet: words.say('ui.sheet.open'),
        closeSheet: words.say('ui.sheet.close'),
        rail: words.say('ui.edit-position'),
      }}
      line={
        <h1 class="status">
          <small>{words.say('ui.edit-position')}</small>
          <span>{words.say('ui.edit.about', { side: placing })}</span>
        </h1>
      }
      tracks={
        <div class="edit-tracks">
          <NumberField
            label={words.say('ui.edit.turn')}
            value={edited.turn}
            from={1}
            to={10}
            onChange={(turn) => change({ turn })}
          />
          <NumberField
            label={words.say('ui.edit.round')}
            value={edited.round}
            from={1}
            to={8}
            onChange={(round) => change({ round })}
          />
          <NumberField
            label={words.say('ui.vp')}
            value={edited.vp}
            from={-19}
            to={19}
            onChange={(vp) => change({ vp })}
          />
          <NumberField
            label={words.say('ui.defcon')}
            value={edited.defcon}
            from={2}
            to={5}
            onChange={(defcon) => change({ defcon })}
          />
        </div>
      }
      map={
        <WorldMap
          places={places}
          words={wordsOfMap}
          choices={CHOICES}
          onChoose={(place, times) => setEdited(withInfluence(edited, place, placing, times))}
          onTakeBack={(place) => setEdited(withInfluence(edited, place, placing, -1))}
        />
      }
      standings={null}
      rail={
        <>
          <Choice
            label={words.say('ui.edit.placing')}
            value={placing}
            options={SIDES}
            name={(side) => words.side(side)}
            onChange={setPlacing}
          />
          <Choice
            label={words.say('ui.edit.phasing')}
            value={edited.phasing}
            options={SIDES}
            name={(side) => words.side(side)}
            onChange={(phasing) => change({ phasing })}
          />
          <Choice
            label={words.say('ui.china')}
            value={edited.china}
            options={SIDES}
            name={(side) => words.side(side)}
            onChange={(china) => change({ china })}
          />
          {[problem, refused]
            .filter((one) => one !== null)
            .map((one) => (
              <p key={one} class="warning" role="alert">
                {one}
              </p>
            ))}
          <div class="buttons">
            {SIDES.map((side) => (
              <button key={side} type="button" class="primary" disabled={seen === null} onClick={() => play(side)}>
                {words.say('ui.edit.play', { side })}
              </button>
            ))}
            <button type="button" class="quiet" disabled={seen === null} onClick={() => void copy()}>
              {words.say(copied ? 'ui.copied' : 'ui.copy-link')}
            </button>
            <a class="button" href="#/">
              {words.say('ui.home')}
            </a>
          </div>
          <details open>
            <summary>{words.say('ui.cards')}</summary>
            {CARDS.map((card) => (
              <Choice
                key={card}
                label={words.card(card)}
                value={SIDES.find((side) => edited.hands[side].includes(card)) ?? 'none'}
                options={HOLDERS}
                name={(holder) => (holder === 'none' ? '–' : words.side(holder))}
                onChange={(holder) => setEdited(withCardMoved(edited, card, holder === 'none' ? null : holder))}
              />
            ))}
          </details>
        </>
      }
    />
  );
}

/** The position as it can be seen, or why it is not possible. */
function tryView(edited: Edited): [View, null] | [null, string] {
  try {
    return [viewOf(edited), null];
  } catch (error) {
    if (error instanceof RefusedError) return [null, error.message];
    throw error;
  }
}

/** A position out of a link; what its viewer could not see is filled in. */
async function readShared(text: string): Promise<Edited> {
  const { fillPosition, readPosition } = await import('@longtwilight/notation');
  return editedFrom(fillPosition(readPosition(text), fairChance));
}
