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
type Written = (typeof CARDS)[keyof typeof CARDS]['key'];
/** Does not compile while a key has no card. */
const MISSING: Readonly<Record<Exclude<CardKey, Written>, never>> = {};

/** Every card of the Deluxe edition, and NATO Referendum. */
export const ALL_CARDS: readonly CardInPlay[] = Object.values({ ...CARDS, ...MISSING });

/** Cards that the second edition has in its own form. */
export const SECOND_EDITION_CARDS: readonly CardInPlay[] = [aldrichAmesSecondEdition];
