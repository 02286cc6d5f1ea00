import { GameRecord, seeded, type View, view } from '@longtwilight/engine';
import type { GameState, KeptFile } from '@longtwilight/protocol';

/** What a frame on another site shows: a position, a game as it stands, or one that is over, to step through. */
export type Embedded =
  | { readonly kind: 'still'; readonly seen: View; readonly running: boolean }
  | { readonly kind: 'game'; readonly record: GameRecord; readonly at: number };

/** Asks as a stranger, whoever it is: another site must not show what a player sees. */
const askAsStranger = (path: string): Promise<Response> => fetch(`/api/${path}`, { credentials: 'omit' });

/** Null for what is not there, or not for everybody. */
export async function openEmbedded(path: string): Promise<Embedded | null> {
  const [, kind, name = '', at = ''] = /^\/embed\/([a-z])\/([\w-]+)(?:\/(\d+))?$/.exec(path) ?? [];
  if (kind === 'p') return openPosition(name);
  const moment = at === '' ? null : Number(at);
  if (kind === 'k') return openKept(name, moment);
  return kind === 'g' ? openGame(name, moment) : null;
}

async function openPosition(text: string): Promise<Embedded> {
  const { fillPosition, readPositionText } = await import('@longtwilight/notation');
  // Whatever lies hidden in it makes no difference to what everybody sees
  const { game } = GameRecord.from(fillPosition(readPositionText(text), seeded(1)));
  return { kind: 'still', seen: view(game, 'public'), running: false };
}

async function openKept(id: string, at: number | null): Promise<Embedded | null> {
  const kept = await askAsStranger(`library/${id}`);
  return kept.ok ? steppedThrough(((await kept.json()) as KeptFile).file, at) : null;
}

async function steppedThrough(file: string, at: number | null): Promise<Embedded> {
  const { readGameFile } = await import('@longtwilight/notation');
  const { record } = readGameFile(file);
  const last = record.entries.length + 1;
  return { kind: 'game', record, at: Math.min(Math.max(at ?? last, 1), last) };
}

async function openGame(id: string, at: number | null): Promise<Embedded | null> {
  const file = await askAsStranger(`games/${id}/export?format=json`);
  if (file.ok) return steppedThrough(await file.text(), at);
  const now = await askAsStranger(`games/${id}`);
  if (!now.ok) return null;
  const { view: seen } = (await now.json()) as GameState;
  return seen === null ? null : { kind: 'still', seen: seen as View, running: true };
}
