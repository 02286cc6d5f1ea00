export const moves = {
  'ui.confirm.this': '{text} : confirme ou annule.',
  'ui.headline.first': '{card} passe en premier : sa valeur Opérationnelle est plus haute ({first} contre {second}).',
  'ui.headline.tie': '{card} passe en premier : les deux valent {value}, et à égalité les USA ont la priorité.',
  'ui.copy-by-hand': 'Le navigateur a bloqué la copie : copie-le depuis le champ.',
  'ui.forget.sure': 'Oui, supprimer',
  'ui.use.without-event': 'sans Événement',
  'ui.effects.count': '{count, plural, =0 {Effets} other {Effets (#)}}',
  'ui.space.pays': '{first} PV, le second {second}',
  'ui.region.card-now': 'Marquage imminent',
};
