export const moves = {
  'ui.confirm.this': '{text} : confirme ou annule.',
  'ui.headline.first': '{card} passe en premier : elle vaut plus ({first} contre {second}).',
  'ui.headline.tie': '{card} passe en premier : à égalité ({value}), priorité aux USA.',
  'ui.copy-by-hand': 'Le navigateur a bloqué la copie : copie-le depuis le champ.',
  'ui.forget.sure': 'Oui, supprimer',
  'ui.use.without-event': 'sans Événement',
  'ui.effects.count': '{count, plural, =0 {Effets} other {Effets (#)}}',
  'ui.space.pays': '{first} PV, le second {second}',
  'ui.region.card-now': 'Marquage imminent',
};
