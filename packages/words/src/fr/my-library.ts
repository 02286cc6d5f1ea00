import type { Like } from '../catalogue.ts';
import type { myLibrary as english } from '../en/my-library.ts';

export const myLibrary: Like<typeof english> = {
  'library.mine': 'Ma bibliothèque',
  'library.mine.about': 'Vos parties terminées et tous les journaux ouverts : cherchez, revoyez, exportez.',

  'mine.you': 'Vous',
  'mine.about':
    '{count, plural, =0 {Rien pour l’instant.} one {# partie, conservée dans ce navigateur.} other {# parties, conservées dans ce navigateur.}}',
  'mine.size': 'Espace occupé : {text}.',
  'mine.reading': 'Lecture de {count, plural, one {# autre partie} other {# autres parties}}…',
  'mine.export': 'Tout exporter',
  'mine.open': 'Ouvrir des fichiers',
  'mine.open.about':
    'Journaux, fichiers de partie et bibliothèques exportées, autant que vous voulez ; vous pouvez aussi les déposer ici. Ils restent dans votre navigateur.',
  'mine.taken': 'Ajoutées : {done}. Déjà dans votre bibliothèque : {count}.',
  'mine.unkept':
    '{count, plural, one {# partie n’est} other {# parties ne sont}} que dans cet onglet : le navigateur n’a plus de place.',
  'mine.broken':
    '{count, plural, one {# partie ne peut plus être ouverte} other {# parties ne peuvent plus être ouvertes}}.',
  'mine.search': 'Chercher',
  'mine.player': 'Joueur',
  'mine.by-result': 'Résultat',
  'mine.from': 'Du',
  'mine.until': 'Au',
  'mine.result': 'Victoire : {side}',
  'mine.result.draw': 'Match nul',
  'mine.result.none': 'Pas de résultat',
  'mine.kinds': 'Que montrer',
  'mine.kind.any': 'Tout ({count})',
  'mine.kind.games': 'Mes parties ({count})',
  'mine.kind.logs': 'Journaux ({count})',
  'mine.found': '{done} sur {needed}',
  'mine.all': 'Tout montrer',
  'mine.more': 'En montrer {count} de plus',
  'mine.log': 'journal',
  'mine.log.doubts': 'journal, {count, plural, one {# doute} other {# doutes}}',
  'mine.play': 'Tour {turn}, round {round} : {text}',
  'mine.play.headline': 'Tour {turn}, premier événement : {text}',

  'plays.headline': 'Premier Événement',
  'plays.event': 'Événement',
  'plays.event-first': 'Événement, puis Opérations',
  'plays.influence': 'Influence',
  'plays.coup': 'Coup d’État',
  'plays.realign': 'Réalignement',
  'plays.space': 'Course à l’Espace',
  'plays.trap': 'défaussée pour sortir d’un piège',
};
