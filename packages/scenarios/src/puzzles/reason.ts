import { END_REASONS, type EndReason, otherKey, SIDE_KEYS, type SideKey } from '@longtwilight/engine';
import {
  CARD_KEYS,
  type CardKey,
  COUNTRY_KEYS,
  type CountryKey,
  REGION_KEYS,
  type RegionKey,
} from '@longtwilight/engine/data';
import { checkKeys, type Data, type Fields, inPart, readNumber, readWord, ScenarioError } from '../data.ts';

/** Why an answer is the best, as it stands in a puzzle's file. */
export interface StoredReason {
  readonly kind: StoredReasonKind;
  readonly card?: CardKey;
  readonly country?: CountryKey;
  readonly region?: RegionKey;
  /** The other side, where something is about it. */
  readonly side?: SideKey;
  readonly count?: number;
  readonly level?: number;
  /** In per cent. */
  readonly odds?: number;
  readonly battleground?: 'yes' | 'no';
  readonly scoring?: 'yes' | 'no';
  readonly standing?: 'presence' | 'domination' | 'control';
  readonly by?: EndReason;
}
type Field = Exclude<keyof StoredReason, 'kind'>;

/** What speaks for a move (`packages/bots/src/reasons/reason.ts`), with what it must name: `reason.<kind>` of the words says it. */
const OF_MOVES = {
  wins: [],
  'may-win': ['odds'],
  safe: [],
  'scoring-due': ['card'],
  takes: ['country'],
  'may-take': ['country', 'odds'],
  breaks: ['country', 'side'],
  'may-break': ['country', 'side', 'odds'],
  guards: ['country'],
  strengthens: ['country', 'count'],
  weakens: ['country', 'side', 'count'],
  'may-weaken': ['country', 'side', 'odds'],
  'can-take': ['country'],
  'can-break': ['country', 'side'],
  'can-add': ['country'],
  'can-remove': ['country', 'side'],
  reaches: ['country'],
  spares: ['country'],
  standing: ['region', 'standing'],
  stops: ['region', 'side', 'standing'],
  points: ['count'],
  military: ['count'],
  disarms: ['card'],
  spaces: ['card', 'side'],
  rids: ['card', 'side'],
  sheds: ['card'],
  keeps: ['card'],
  'keeps-china': [],
  avoids: ['card', 'side'],
  advances: ['odds'],
  'lowers-defcon': ['level'],
  'raises-defcon': ['level'],
  effect: ['card'],
  ends: ['card'],
} as const satisfies Record<string, readonly Field[]>;
/** What only a proof can say: `puzzle.why.<kind>` of the words says it. */
const OF_PROOFS = { 'only-safe': [], pays: ['count'], chance: ['count'] } as const;
/** Only in files of the generator's first version; worded as those of proofs are. */
const OF_FIRST_VERSION = {
  kept: ['country'],
  denied: ['country'],
  'gained-points': ['count'],
  'saved-points': ['count'],
  'region-better': ['region'],
  'defcon-stays': ['level'],
  'military-done': ['count'],
  'space-ahead': [],
} as const;
const NEEDED = { ...OF_MOVES, ...OF_PROOFS, ...OF_FIRST_VERSION };
type StoredReasonKind = keyof typeof NEEDED;
/** What the first version called things that have another name now. */
const RENAMED: Readonly<Record<string, StoredReasonKind>> = { took: 'takes', broke: 'breaks', 'sent-away': 'spaces' };

const WORDS: Readonly<Partial<Record<keyof StoredReason, readonly string[]>>> = {
  kind: [...Object.keys(NEEDED), ...Object.keys(RENAMED)],
  card: CARD_KEYS,
  country: COUNTRY_KEYS,
  region: REGION_KEYS,
  side: SIDE_KEYS,
  battleground: ['yes', 'no'],
  scoring: ['yes', 'no'],
  standing: ['presence', 'domination', 'control'],
  by: END_REASONS,
};
const NUMBERS: readonly string[] = ['count', 'level', 'odds'];

/** The reasons of a puzzle for this side. */
export function readReasons(data: Data | undefined, id: string, side: SideKey): StoredReason[] {
  if (!Array.isArray(data) || data.length === 0) throw new ScenarioError(`${id}: why is a list of reasons`);
  return data.map((one: Data, i) => inPart([i], () => readReason(one, `${id}: why`, side)));
}

function readReason(data: Data, where: string, side: SideKey): StoredReason {
  checkKeys(data, [...Object.keys(WORDS), ...NUMBERS], where);
  for (const [key, value] of Object.entries(data)) {
    const words = WORDS[key as keyof StoredReason];
    if (words === undefined) readNumber(value, `${where}: ${key}`);
    else readWord(value, words, where, key);
  }
  if (typeof data.kind !== 'string') throw new ScenarioError(`${where}: a reason has a kind`);
  const reason = renamed(data, data.kind, side);
  const needed: readonly Field[] = reason.scoring === 'yes' ? ['region', ...NEEDED[reason.kind]] : NEEDED[reason.kind];
  const missing = needed.find((field) => reason[field] === undefined);
  if (missing !== undefined) throw new ScenarioError(`${where}: ${data.kind} needs a ${missing}`);
  return reason;
}

function renamed(data: Fields, kind: string, side: SideKey): StoredReason {
  const now = RENAMED[kind];
  const others = now === undefined || now === 'takes' ? {} : { side: otherKey(side) };
  return { ...data, kind: now ?? kind, ...others } as unknown as StoredReason; // each field has been checked
}
