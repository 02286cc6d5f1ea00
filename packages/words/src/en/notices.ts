/** How players are told that it is their turn while they are not looking, and how they choose that. */
export const notices = {
  'notice.over': 'Your game is over',
  'notice.with': 'Game with {name}',
  'notice.until': 'You have until {date}',
} as const;
