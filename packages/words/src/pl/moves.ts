export const moves = {
  'ui.confirm.this': '{text}: potwierdź albo cofnij.',
  'ui.headline.first': 'Najpierw „{card}”, bo ma wyższą Wartość Operacyjną ({first} do {second}).',
  'ui.headline.tie': 'Najpierw „{card}”: obie karty mają {value}, a przy remisie zaczyna gracz USA.',
  'ui.copy-by-hand': 'Przeglądarka zablokowała kopiowanie: skopiuj z pola.',
  'ui.forget.sure': 'Tak, usuń',
  'ui.use.without-event': 'bez Wydarzenia',
  'ui.effects.count': '{count, plural, =0 {Efekty} other {Efekty (#)}}',
  'ui.space.pays': '{first} PZ, drugi {second}',
  'ui.region.card-now': 'zaraz Rozstrzygnięcie',
};
