import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Ta partie est finie',
  'notice.with': 'Partie contre {name}',
  'notice.until': 'Tu as jusqu’au {date}',
};
