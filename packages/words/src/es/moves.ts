export const moves = {
  'ui.confirm.this': '{text}: confírmalo o deshazlo.',
  'ui.headline.first': '{card} va primero: su valor de operaciones es mayor ({first} contra {second}).',
  'ui.headline.tie': '{card} va primero: ambas valen {value}, y en caso de empate empieza EE. UU.',
};
