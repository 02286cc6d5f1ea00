/* Nouns behind a number, for the argument that holds it: 1 punto, 2 puntos. */

export const influencePoints = (count: string): string =>
  `{${count}, plural, one {# punto} other {# puntos}} de influencia`;

export const operationsPoints = (count: string): string =>
  `{${count}, plural, one {# punto} other {# puntos}} de operaciones`;

export const militaryOperations = (count: string): string =>
  `{${count}, plural, one {# operación militar} other {# operaciones militares}}`;

export const levels = (count: string): string => `{${count}, plural, one {# nivel} other {# niveles}}`;

export const boxes = (count: string): string => `{${count}, plural, one {# casilla} other {# casillas}}`;

export const cards = (count: string): string => `{${count}, plural, one {# carta} other {# cartas}}`;
