export const moves = {
  'ui.confirm.this': '{text}: conferma, o torna indietro.',
  'ui.headline.first': '{card} si risolve per prima: vale più Punti Operazione ({first} contro {second}).',
  'ui.headline.tie': '{card} si risolve per prima: valgono entrambe {value}, e a parità cominciano gli USA.',
};
