import { Fairness, GameState, Refusal } from '@longtwilight/protocol';
import { Compile } from 'typebox/compile';

export interface Reply<T> {
  readonly status: number;
  readonly body: T;
}

export interface Sent {
  readonly id: string | null;
  readonly event: string;
  readonly data: unknown;
}

/** Schemas by a key that only such a reply has. */
const SCHEMAS = { error: Compile(Refusal), undoable: Compile(GameState), seeds: Compile(Fairness) };

/** What the server sends is what its schemas say, to the last key. */
function conforms(status: number, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const [, check] = Object.entries(SCHEMAS).find(([key]) => key in body) ?? [];
  if (check === undefined || check.Check(body)) return;
  const [first] = check.Errors(body);
  throw new Error(`A reply with status ${status} breaks its schema at ${first?.instancePath}: ${first?.message}`);
}

/** Somebody at the other end of the wire, who knows nothing but HTTP. */
export class Client {
  /** Where the server is now. */
  private readonly url: () => string;
  cookie = '';

  constructor(url: () => string) {
    this.url = url;
  }

  async request<T = GameState & Refusal>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Reply<T>> {
    const response = await fetch(`${this.url()}${path}`, {
      method,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const set = response.headers.get('set-cookie');
    if (set !== null) this.cookie = set.split(';')[0]!;
    const text = await response.text();
    const read: unknown = text === '' ? null : JSON.parse(text);
    conforms(response.status, read);
    return { status: response.status, body: read as T };
  }
  get<T = GameState & Refusal>(path: string): Promise<Reply<T>> {
    return this.request<T>('GET', path);
  }
  /** What is no JSON document: a log, a page, metrics. */
  async text(path: string): Promise<string> {
    const response = await fetch(`${this.url()}${path}`, {
      headers: this.cookie === '' ? {} : { cookie: this.cookie },
    });
    if (!response.ok) throw new Error(`${path} gives ${response.status}: ${await response.text()}`);
    return response.text();
  }
  post<T = GameState & Refusal>(path: string, body?: unknown): Promise<Reply<T>> {
    return this.request<T>('POST', path, body);
  }

  /** Answer the open question of a state. */
  answer(state: GameState, answers: readonly string[]): Promise<Reply<GameState & Refusal>> {
    return this.post(`/api/games/${state.game.id}/answers`, { number: state.number, answers });
  }

  /** Read live updates until `enough` says so, or until somebody else does by a signal, or until they end. */
  async events(
    path: string,
    enough: (sent: readonly Sent[]) => boolean,
    lastEventId?: number,
    signal?: AbortSignal,
  ): Promise<Sent[]> {
    const stop = new AbortController();
    signal?.addEventListener('abort', () => stop.abort());
    const response = await fetch(`${this.url()}${path}`, {
      signal: stop.signal,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(lastEventId === undefined ? {} : { 'last-event-id': String(lastEventId) }),
      },
    });
    const sent: Sent[] = [];
    let text = '';
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body!) {
        text += decoder.decode(chunk, { stream: true });
        const parts = text.split('\n\n');
        text = parts.pop()!;
        sent.push(...parts.filter((part) => !part.startsWith(':')).map(readEvent));
        if (enough(sent)) break;
      }
    } catch (error) {
      if (signal?.aborted !== true) throw error;
    }
    stop.abort();
    return sent;
  }
}

function readEvent(text: string): Sent {
  const fields = new Map(
    text.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
  );
  return { id: fields.get('id') ?? null, event: fields.get('event')!, data: JSON.parse(fields.get('data')!) };
}
