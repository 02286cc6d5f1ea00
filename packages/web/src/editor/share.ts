import { SIDE_KEYS, type SideKey, type View } from '@longtwilight/engine';
import type { CardKey } from '@longtwilight/engine/data';
import type { Words } from '@longtwilight/words';
import { fairChance } from '../match/chance.ts';
import { hasServer } from '../server/api.ts';
import { shortLink } from '../share/short-links.ts';
import { type Edited, editedFrom } from './edited.ts';

type Hands = Readonly<Record<SideKey, readonly CardKey[]>>;

/** A position as text for an address. With hands given, whoever gets it knows both. */
export async function sharedText(seen: View, hands?: Hands): Promise<string> {
  const { sharePosition, writePositionText } = await import('@longtwilight/notation');
  const shared = sharePosition(seen);
  if (hands === undefined) return writePositionText(shared);
  const unseen = shared.unseen.filter((card) => !hands.us.includes(card) && !hands.ussr.includes(card));
  return writePositionText({ ...shared, position: { ...shared.position, hands }, unseen });
}

export const positionAddress = (text: string): string => `${location.origin}${location.pathname}#/position/${text}`;

/** A link for others; a server shows there what it leads to. */
export async function linkToPosition(seen: View, hands: Hands, words: Words): Promise<string> {
  const text = await sharedText(seen, hands);
  return (await hasServer()) ? shortLink('p', [text], { lang: words.language }) : positionAddress(text);
}

/** A position out of an address; what its viewer could not see is filled in. */
export async function readShared(text: string): Promise<Edited> {
  const { fillPosition, readPositionText } = await import('@longtwilight/notation');
  const shared = readPositionText(text);
  const position = fillPosition(shared, fairChance);
  const { hands } = shared.position;
  const allNamed = SIDE_KEYS.every((side) => hands?.[side]?.length === shared.handCounts[side]);
  // Both hands are known to whoever has set them up, not to the sides that play on
  return editedFrom(allNamed ? { ...position, seen: {} } : position);
}
