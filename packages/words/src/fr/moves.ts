export const moves = {
  'ui.confirm.this': '{text} : confirme, ou reviens en arrière.',
  'ui.headline.first': '{card} passe en premier : elle a plus d’Opérations ({first} contre {second}).',
  'ui.headline.tie': '{card} passe en premier : les deux valent {value}, et alors les USA commencent.',
};
