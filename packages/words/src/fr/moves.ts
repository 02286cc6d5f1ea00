export const moves = {
  'ui.confirm.this': '{text} : confirme, ou reviens en arrière.',
  'ui.headline.first': '{card} passe en premier : sa valeur Opérationnelle est plus haute ({first} contre {second}).',
  'ui.headline.tie': '{card} passe en premier : les deux valent {value}, et à égalité les USA commencent.',
};
