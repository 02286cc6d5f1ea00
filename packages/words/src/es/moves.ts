export const moves = {
  'ui.confirm.this': '{text}: confírmalo o deshazlo.',
  'ui.headline.first': '{card} va primero: su valor de operaciones es mayor ({first} contra {second}).',
  'ui.headline.tie': '{card} va primero: ambas valen {value}, y en caso de empate empieza EE. UU.',
  'ui.copy-by-hand': 'El navegador ha bloqueado la copia: cópialo del recuadro.',
  'ui.forget.sure': 'Sí, borrarla',
  'ui.use.without-event': 'sin evento',
  'ui.effects.count': '{count, plural, =0 {Efectos} other {Efectos (#)}}',
  'ui.space.pays': '{first} PV al primero, {second} al segundo',
  'ui.region.card-now': 'a punto de puntuar',
};
