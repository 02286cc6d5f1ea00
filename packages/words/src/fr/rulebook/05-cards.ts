import type { RulebookChapter } from '../../rulebook.ts';

export const cardPlay: RulebookChapter<'5'> = {
  '5': {
    title: 'Jouer les cartes',
    play: 'Dans ton Round d’Actions, tu joues une carte : pour son Événement, pour ses Opérations, ou à la Course à l’Espace [6.4].',
  },
  '5.1': {
    title: 'Il faut jouer',
    must: 'On ne passe pas tant qu’on a une carte en main. S’il ne te reste que la Carte Chine, tu peux la jouer ou passer [9.8].',
    useless: 'Des Opérations qui ne trouvent aucun emploi permis sont perdues ; la carte compte comme jouée.',
  },
  '5.2': {
    title: 'Une carte à Événement adverse',
    both: 'Si tu joues une carte dont l’Événement est à l’adversaire seul, tu disposes de ses Opérations, et l’Événement a lieu aussi. C’est toi qui choisis dans quel ordre.',
    theirs: 'L’adversaire fait tous les choix de son Événement, comme s’il avait joué la carte.',
    cannot:
      'Si l’Événement ne peut pas avoir lieu, parce qu’une condition manque ou qu’un autre Événement l’interdit, tu utilises simplement les Opérations et la carte va à la défausse, astérisque ou non.',
    nothing: 'Un Événement qui a lieu sans aucun effet a eu lieu : une carte à astérisque est retirée du jeu.',
    first:
      'Si tu commences par les Opérations, elles peuvent faire disparaître la condition de l’Événement ; il n’a alors pas lieu. Un Événement impossible quand tu as joué la carte ne devient pas possible par tes Opérations.',
    space: 'À la Course à l’Espace, l’Événement n’a pas lieu [6.4.5].',
  },
  '5.3': {
    title: 'Une valeur plus haute convient',
    more: 'Là où une carte d’une certaine valeur est demandée, une carte de valeur plus élevée convient. La différence n’est pas rendue.',
  },
  '5.4': {
    title: 'Cartes défaussées',
    event:
      'L’Événement d’une carte que tu dois défausser n’a pas lieu, quel que soit son camp, à moins que le texte qui t’y oblige ne dise autre chose.',
  },
  '5.5': {
    title: 'Les cartes avant les règles',
    text: 'Là où une carte contredit les règles, c’est la carte qui l’emporte. Une seule exception : rien ne peut te faire conserver une carte de Marquage de Points [10.1.5].',
  },
};
