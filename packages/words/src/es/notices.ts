import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Tu partida ha terminado',
  'notice.with': 'Partida con {name}',
  'notice.until': 'Tienes hasta el {date}',
};
