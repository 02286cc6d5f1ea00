export const moves = {
  'ui.confirm.this': '{text}: conferma o annulla.',
  'ui.headline.first': '{card} si risolve per prima: vale più Punti Operazione ({first} contro {second}).',
  'ui.headline.tie': '{card} si risolve per prima: valgono entrambe {value}, e a parità la precedenza è degli USA.',
  'ui.copy-by-hand': 'Il browser ha bloccato la copia: copialo dal campo.',
  'ui.forget.sure': 'Sì, elimina',
  'ui.use.without-event': 'niente Evento',
  'ui.effects.count': '{count, plural, =0 {Effetti} other {Effetti (#)}}',
  'ui.space.pays': '{first} PV al primo, {second} al secondo',
  'ui.region.card-now': 'punteggio imminente',
};
