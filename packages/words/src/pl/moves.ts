export const moves = {
  'ui.confirm.this': '{text}: potwierdź albo cofnij.',
  'ui.headline.first': 'Najpierw „{card}”, bo ma wyższą Wartość Operacyjną ({first} do {second}).',
  'ui.headline.tie': 'Najpierw „{card}”: obie karty mają {value}, a przy remisie zaczyna gracz USA.',
};
