import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'La tua partita è finita',
  'notice.with': 'Partita con {name}',
  'notice.until': 'Hai tempo fino a: {date}',
};
