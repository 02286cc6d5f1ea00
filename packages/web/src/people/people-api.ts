import type {
  DeviceLink,
  GameSummary,
  Leader,
  Me,
  PersonalData,
  Profile,
  Session,
  Somebody,
} from '@longtwilight/protocol';
import { request } from '../server/api.ts';

type Blocked = Promise<{ people: Somebody[] }>;
type Sessions = Promise<{ sessions: Session[] }>;

/** What the server can be asked about people, by name. */
export const peopleApi = {
  keepAccount: (name: string, password: string) =>
    request<{ me: Me; recoveryCodes: string[] }>('POST', 'account', { name, password }),
  changePassword: (old: string, password: string) => request<{ me: Me }>('PUT', 'account/password', { old, password }),
  renewCodes: (password: string) =>
    request<{ recoveryCodes: string[] }>('POST', 'account/recovery-codes', { password }),
  signIn: (name: string, password: string) => request<{ me: Me }>('POST', 'session', { name, password }),
  signOut: () => request<{ me: null }>('DELETE', 'session'),
  recover: (name: string, code: string, password: string) =>
    request<{ me: Me; codesLeft: number }>('POST', 'session/recovery', { name, code, password }),
  useLink: (key: string) => request<{ me: Me }>('POST', 'session/link', { key }),
  makeLink: () => request<DeviceLink>('POST', 'me/link'),
  sessions: (): Sessions => request('GET', 'me/sessions'),
  revoke: (id: string): Sessions => request('DELETE', `me/sessions/${id}`),
  revokeOthers: (): Sessions => request('DELETE', 'me/sessions'),
  data: () => request<PersonalData>('GET', 'me/data'),
  deleteMe: (password: string | null) =>
    request<{ me: null }>('POST', 'me/delete', password === null ? {} : { password }),
  find: (name: string) => request<{ person: Somebody }>('GET', `people?name=${encodeURIComponent(name)}`),
  profile: (id: string) => request<Profile>('GET', `people/${encodeURIComponent(id)}`),
  gamesOf: (id: string) => request<{ games: GameSummary[] }>('GET', `people/${encodeURIComponent(id)}/games`),
  blocks: (): Blocked => request('GET', 'me/blocks'),
  block: (id: string): Blocked => request('PUT', `me/blocks/${id}`),
  unblock: (id: string): Blocked => request('DELETE', `me/blocks/${id}`),
  mute: (game: string, muted: boolean) => request<{ muted: boolean }>('PUT', `games/${game}/chat/mute`, { muted }),
  report: (game: string, message: number, why: string) =>
    request<{ reported: true }>('POST', `games/${game}/chat/${message}/report`, { why }),
  leaders: () => request<{ leaders: Leader[] }>('GET', 'leaders'),
};
