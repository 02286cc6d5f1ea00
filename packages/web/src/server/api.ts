import type {
  CardStatistics,
  ChangeKept,
  ChatMessage,
  CreateGame,
  Fairness,
  GameState,
  GameSummary,
  Happening,
  Happenings,
  KeepFile,
  KeptFile,
  KeptHead,
  Lobby,
  Me,
  OfferStep,
  PastView,
  PushDevice,
  Refusal,
  Renewal,
  ServerLibrary,
  Webhook,
} from '@longtwilight/protocol';

/** The server said no, and why. */
export class RefusedByServer extends Error {
  override readonly name = 'RefusedByServer';
  readonly code: Refusal['error'];
  /** How things stand, where that is the reason. */
  readonly state: GameState | null;
  constructor({ error, message, state }: Refusal) {
    super(message);
    this.code = error;
    this.state = state ?? null;
  }
}
/** Nobody answered. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

let known: boolean | null = null;

/** Whether there is a server behind these pages; a static host has none. */
export async function hasServer(): Promise<boolean> {
  try {
    known ??= await askForServer();
    return known;
  } catch {
    // Whoever asks it for something will hear that it can't be reached
    return true;
  }
}
async function askForServer(): Promise<boolean> {
  const response = await fetch('./server.json');
  return response.ok && ((await response.json()) as { api: string | null }).api !== null;
}

/** Asks the server; what it refuses, or that it can't be reached, is thrown. */
export async function request<T>(method: string, path: string, body?: object): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`./api/${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
  } catch {
    throw new Unreachable();
  }
  const answer: unknown = await response.json().catch(() => null);
  // A static host answers with a page
  if (answer === null || response.status >= 502) throw new Unreachable();
  if (response.ok) return answer as T;
  throw new RefusedByServer(answer as Refusal);
}

const withKey = (path: string, invitation: string | null): string =>
  invitation === null ? path : `${path}?invitation=${encodeURIComponent(invitation)}`;

export type Offered = 'draw' | 'pause';

/** What the server can be asked, by name. */
export const api = {
  /** The newest open games, or those made before a moment. */
  lobby: (before?: number) => request<Lobby>('GET', before === undefined ? 'games' : `games?before=${before}`),
  me: () => request<{ me: Me | null }>('GET', 'me'),
  rename: (name: string) => request<{ me: Me }>('PATCH', 'me', { name }),
  /** The newest, or those made before a moment. */
  myGames: (before?: number) =>
    request<{ games: GameSummary[] }>('GET', before === undefined ? 'me/games' : `me/games?before=${before}`),
  create: (wanted: CreateGame) => request<GameState>('POST', 'games', wanted),
  match: (wanted: Pick<CreateGame, 'rules' | 'clock' | 'rated' | 'seed'>) =>
    request<GameState>('POST', 'matches', wanted),
  join: (id: string, invitation: string | null, seed: string) =>
    request<GameState>('POST', `games/${id}/join`, invitation === null ? { seed } : { invitation, seed }),
  reseed: (id: string, seed: string) => request<GameState>('PUT', `games/${id}/seed`, { seed }),
  fairness: (id: string, invitation: string | null) =>
    request<Fairness>('GET', withKey(`games/${id}/fairness`, invitation)),
  state: (id: string, invitation: string | null) => request<GameState>('GET', withKey(`games/${id}`, invitation)),
  /** All that has happened; long games come in several replies. */
  entries: async (id: string, invitation: string | null): Promise<readonly Happening[]> => {
    const all: Happening[] = [];
    for (let more = true; more; ) {
      const path = withKey(`games/${id}/entries`, invitation);
      const page = await request<Happenings>('GET', `${path}${path.includes('?') ? '&' : '?'}since=${all.length}`);
      all.push(...page.entries);
      more = page.more;
    }
    return all;
  },
  pastView: (id: string, invitation: string | null, number: number) =>
    request<PastView>('GET', withKey(`games/${id}/entries/${number}/view`, invitation)),
  /** A game that is over, as a file of ours. */
  gameFile: async (id: string, invitation: string | null) => {
    const key = invitation === null ? '' : `&invitation=${encodeURIComponent(invitation)}`;
    return JSON.stringify(await request('GET', `games/${id}/export?format=json${key}`));
  },
  /** Keeps a game on the server for whoever has the link. */
  keepFile: (title: string, file: string) =>
    request<KeptHead>('POST', 'library', { title, visibility: 'unlisted', file } satisfies KeepFile),
  keptFile: async (id: string) => (await request<KeptFile>('GET', `library/${id}`)).file,
  myLibrary: () => request<ServerLibrary>('GET', 'me/library'),
  changeKept: (id: string, changes: ChangeKept) => request<KeptHead>('PATCH', `library/${id}`, changes),
  deleteKept: (id: string) => request<{ deleted: true }>('DELETE', `library/${id}`),
  running: () => request<{ games: GameSummary[] }>('GET', 'games/running'),
  eventsAddress: (id: string, invitation: string | null, since: number, instead: Renewal | null) => {
    const address = withKey(`./api/games/${id}/events`, invitation);
    const renewed = instead === null ? '' : `&instead=${instead.reader}`;
    return `${address}${address.includes('?') ? '&' : '?'}since=${since}${renewed}`;
  },
  answer: (id: string, number: number, answers: readonly string[]) =>
    request<GameState>('POST', `games/${id}/answers`, { number, answers }),
  undo: (id: string, number: number, count: number) =>
    request<GameState>('POST', `games/${id}/undo`, { number, count }),
  resign: (id: string) => request<GameState>('POST', `games/${id}/resign`),
  offer: (id: string, what: Offered, step: OfferStep) =>
    request<GameState>('POST', `games/${id}/${what}`, { do: step }),
  resume: (id: string) => request<GameState>('POST', `games/${id}/resume`),
  cancel: (id: string) => request<GameState>('POST', `games/${id}/cancel`),
  rematch: (id: string) => request<GameState>('POST', `games/${id}/rematch`),
  chat: (id: string) => request<{ messages: ChatMessage[]; muted: boolean }>('GET', `games/${id}/chat`),
  cardStatistics: () => request<CardStatistics>('GET', 'statistics/cards'),
  pushKey: () => request<{ key: string }>('GET', 'push-key'),
  pushDevices: () => request<{ devices: PushDevice[] }>('GET', 'me/push'),
  addPushDevice: (subscription: PushSubscriptionJSON) => request<PushDevice>('POST', 'me/push', subscription),
  removePushDevice: (id: string) => request<{ ok: true }>('DELETE', `me/push/${id}`),
  webhook: () => request<{ webhook: Webhook | null }>('GET', 'me/webhook'),
  setWebhook: (url: string) => request<Webhook & { secret: string }>('PUT', 'me/webhook', { url }),
  removeWebhook: () => request<{ ok: true }>('DELETE', 'me/webhook'),
  say: (id: string, text: string) => request<ChatMessage>('POST', `games/${id}/chat`, { text }),
};
