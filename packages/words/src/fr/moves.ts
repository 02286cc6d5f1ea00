export const moves = {
  'ui.confirm.this': '{text} : confirme, ou reviens en arrière.',
  'ui.headline.first': '{card} passe en premier : sa valeur Opérationnelle est plus haute ({first} contre {second}).',
  'ui.headline.tie': '{card} passe en premier : les deux valent {value}, et à égalité les USA commencent.',
  'ui.copy-by-hand': 'Le navigateur ne nous laisse pas copier : copie-le depuis le champ.',
  'ui.forget.sure': 'Oui, effacer',
  'ui.use.without-event': 'sans Événement',
  'ui.effects.count': '{count, plural, =0 {Effets} other {Effets (#)}}',
  'ui.space.pays': '{first} VP, le second {second}',
  'ui.region.card-now': 'Marquage imminent',
};
