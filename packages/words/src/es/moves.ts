export const moves = {
  'ui.confirm.this': '{text}: confírmalo o deshazlo.',
  'ui.headline.first': '{card} va primero: tiene más operaciones ({first} contra {second}).',
  'ui.headline.tie': '{card} va primero: ambas tienen {value}, y entonces empieza EE. UU.',
};
