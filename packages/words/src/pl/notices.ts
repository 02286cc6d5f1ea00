import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Twoja gra się skończyła',
  'notice.with': 'Przeciwnik: {name}',
  'notice.until': 'Masz czas do {date}',
};
