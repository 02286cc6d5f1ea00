import { RefusedError, type SavedGame } from '@longtwilight/engine';
import { type GameDigest, isStudy, readStudy } from '@longtwilight/notation';
import { readFile } from '../replay/read-file.ts';
import { DIGEST_VERSION, type KeptDigest, keepDigest, keptDigests } from '../store/digests.ts';
import { games, type KeptGame } from '../store/games.ts';
import { keepLog, logs, type OpenedLog } from '../store/logs.ts';
import { keepNewStudy, studies, studyKey } from '../store/studies.ts';
import { contentKey, Digester } from './digester.ts';
import { type KeptPlace, keptPlaceText } from './entry.ts';
import { isLibraryFile, readLibraryFile } from './library-file.ts';

/** What became of files that were opened. */
export interface TakenIn {
  /** Games that are in the library now, those that were there before included. */
  readonly places: readonly (KeptPlace & Pick<KeptDigest, 'players'>)[];
  /** Studies that are new there. */
  readonly studies: readonly string[];
  readonly added: number;
  readonly known: number;
  /** Files, or parts of them, that can't be read, with the reason where there is one to tell. */
  readonly unread: readonly { readonly name: string; readonly problem: string }[];
  /** They are in this tab alone: the browser has no room for them. */
  readonly unkept: number;
}

/** Takes games into the library, each once by what happened in it. */
class Intake {
  private readonly digester = new Digester();
  private readonly byKey = new Map<string, KeptDigest>();
  private readonly places: TakenIn['places'][number][] = [];
  private readonly unread: { name: string; problem: string }[] = [];
  private readonly studies: string[] = [];
  private added = 0;
  private known = 0;
  private unkept = 0;

  async begin(): Promise<void> {
    for (const one of (await keptDigests()).values()) this.byKey.set(one.key, one);
  }

  async takeFile(name: string, text: string): Promise<void> {
    if (isLibraryFile(text)) return this.takeLibrary(name, text);
    if (isStudy(text)) return this.takeStudy(name, text);
    const read = await readFile(text);
    if ('problem' in read) return void this.unread.push({ name, problem: read.problem });
    for (const game of read.games) await this.takeLog(name, game);
  }

  private async takeLibrary(name: string, text: string): Promise<void> {
    const read = readLibraryFile(text);
    if ('problem' in read) return void this.unread.push({ name, problem: read.problem });
    for (const { head, saved } of read.games) await this.takeGame(head, saved);
    for (const { name: file, body } of read.logs) await this.takeLog(file, body);
    for (const study of read.studies) await this.takeStudy(name, study);
    if (read.broken > 0) this.unread.push({ name: `${name} (${read.broken})`, problem: '' });
  }

  private async takeStudy(name: string, text: string): Promise<void> {
    try {
      const study = readStudy(text);
      const key = studyKey(study);
      const isKnown = (await studies.heads()).some((head) => head.key === key);
      if (isKnown) return void this.known++;
      const id = await keepNewStudy(study);
      if (studies.isUnkept(id)) this.unkept++;
      this.studies.push(id);
      this.added++;
    } catch (error) {
      if (!(error instanceof RefusedError)) throw error;
      this.unread.push({ name, problem: error.message });
    }
  }

  private takeLog(name: string, body: OpenedLog): Promise<void> {
    const doubts = body.log?.findings.filter(({ kind }) => kind === 'doubt').length ?? 0;
    const about = { players: body.players ?? {}, date: body.date ?? null, doubts };
    return this.take(name, body.saved, about, async () => {
      const id = await keepLog(name, body);
      if (logs.isUnkept(id)) this.unkept++;
      return { shelf: 'logs', id };
    });
  }

  private takeGame(head: Omit<KeptGame, 'revision'>, saved: SavedGame): Promise<void> {
    return this.take(head.id, saved, { players: {}, date: null, doubts: 0 }, async ({ winner }) => {
      // Only what is over is a game of the library
      if (winner === null) return { shelf: 'logs', id: await keepLog(head.id, { saved }) };
      const isTaken = (await games.head(head.id)) !== null;
      const id = isTaken ? `${head.id}-${this.added}-${Date.now().toString(36)}` : head.id;
      await games.keep({ ...head, id, revision: 0 }, saved);
      if (games.isUnkept(id)) this.unkept++;
      return { shelf: 'games', id };
    });
  }

  private async take(
    name: string,
    saved: SavedGame,
    about: Pick<KeptDigest, 'players' | 'date' | 'doubts'>,
    keep: (digest: GameDigest) => Promise<KeptPlace>,
  ): Promise<void> {
    const digest = await this.digester.read(saved);
    if (digest === null) return void this.unread.push({ name, problem: '' });
    const key = contentKey(digest);
    const same = this.byKey.get(key);
    if (same !== undefined) {
      const [shelf, id] = same.of.split('/') as [KeptPlace['shelf'], string];
      this.places.push({ shelf, id, players: same.players });
      this.known++;
      return;
    }
    const kept = await keep(digest);
    const of = keptPlaceText(kept);
    const one = { of, revision: 1, version: DIGEST_VERSION, key, digest, ...about };
    await keepDigest(one);
    this.byKey.set(key, one);
    this.places.push({ ...kept, players: about.players });
    this.added++;
  }

  end(): TakenIn {
    this.digester.close();
    const { places, studies, added, known, unread, unkept } = this;
    return { places, studies, added, known, unread, unkept };
  }
}

/** Opens logs, game files and whole libraries, as many as there are. */
export async function takeIn(files: Iterable<File>): Promise<TakenIn> {
  const intake = new Intake();
  await intake.begin();
  for (const file of files) await intake.takeFile(file.name, await file.text());
  return intake.end();
}
