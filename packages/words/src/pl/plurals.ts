/* Nouns behind a number, for the argument that holds it: 1 Punkt, 2 Punkty, 5 Punktów. */

export const influencePoints = (count: string): string =>
  `{${count}, plural, one {# Punkt} few {# Punkty} many {# Punktów} other {# Punktu}} Wpływów`;

export const ownInfluencePoints = (count: string): string =>
  `{${count}, plural, one {# swój Punkt} few {# swoje Punkty} many {# swoich Punktów} other {# swojego Punktu}} Wpływów`;

export const operationsPoints = (count: string): string =>
  `{${count}, plural, one {# Punkt Operacyjny} few {# Punkty Operacyjne} many {# Punktów Operacyjnych} other {# Punktu Operacyjnego}}`;

/** In the accusative: what a side draws, discards or looks at. */
export const cardsAccusative = (count: string): string =>
  `{${count}, plural, one {# kartę} few {# karty} many {# kart} other {# karty}}`;

export const spaces = (count: string): string =>
  `{${count}, plural, one {# pole} few {# pola} many {# pól} other {# pola}}`;
