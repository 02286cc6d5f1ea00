import type { CardKey } from '../core/card-keys.ts';
import type { CardInPlay } from './card.ts';
import * as earlyNeutral from './early/neutral.ts';
import * as earlyUs from './early/us.ts';
import * as earlyUssr from './early/ussr.ts';
import * as lateNeutral from './late/neutral.ts';
import * as lateUs from './late/us.ts';
import * as lateUssr from './late/ussr.ts';
import * as midNeutral from './mid/neutral.ts';
import * as midUs from './mid/us.ts';
import * as midUssr from './mid/ussr.ts';
import * as scoring from './scoring.ts';

const { aldrichAmesSecondEdition, ...lateUssrDeluxe } = lateUssr;
const { scoredBy: _scoredBy, ...scoringCards } = scoring;

const CARDS = {
  ...scoringCards,
  ...earlyUs,
  ...earlyUssr,
  ...earlyNeutral,
  ...midUs,
  ...midUssr,
  ...midNeutral,
  ...lateUs,
  ...lateUssrDeluxe,
  ...lateNeutral,
};
type WrittenCard = (typeof CARDS)[keyof typeof CARDS];
type Written = WrittenCard['key'];
/** The names of the numbers of a card, or of all the cards that it may be. */
export type NumberName<K extends CardKey> = K extends CardKey
  ? keyof Extract<WrittenCard, { readonly key: K }>['numbers'] & string
  : never;
/** Does not compile while a key has no card. */
const MISSING: Readonly<Record<Exclude<CardKey, Written>, never>> = {};

/** Every card of the Deluxe edition, and NATO Referendum. */
export const ALL_CARDS: readonly CardInPlay[] = Object.values({ ...CARDS, ...MISSING });

/** Cards that the second edition has in its own form. */
export const SECOND_EDITION_CARDS: readonly CardInPlay[] = [aldrichAmesSecondEdition];
