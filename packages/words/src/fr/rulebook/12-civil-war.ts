import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Guerre Civile Chinoise',
    variant:
      'Une variante où la Chine n’est pas encore rouge quand la partie commence. Là où elle contredit d’autres règles ou une carte, c’est la variante qui l’emporte.',
  },
  '12.1': {
    title: 'La case de la guerre civile',
    box: 'Le planisphère a une case de plus. Elle est en Asie, pas en Asie du Sud-Est, et adjacente à l’URSS seule. Elle ne rapporte jamais de points, et l’on ne peut y tenter ni Coup d’État ni Réalignement.',
    ussr: 'Seule l’URSS peut y placer de l’Influence. Rien de ce que font les USA n’affecte la case.',
    over: 'Quand la guerre civile est tranchée, ses marqueurs quittent la case, qui n’a plus aucun rôle.',
  },
  '12.2': {
    title: 'Contrôle de la case',
    place: 'L’URSS y place de l’Influence avec ses Opérations, à 1 par point [6.1]. Avec 3, elle contrôle la case.',
    never: 'Si elle n’y parvient jamais, personne ne gagne le PV de la Carte Chine au Marquage de Points final.',
  },
  '12.3': {
    title: 'Ce qu’apporte ce Contrôle',
    nobody: 'Personne n’a la Carte Chine quand la partie commence.',
    card: 'Au troisième point, l’URSS la reçoit aussitôt, face visible et prête à jouer, et les limites de [12.4] prennent fin.',
  },
  '12.4': {
    title: 'Événements qui doivent attendre',
    ussr: 'Jusque-là, les Événements « Menace/Purge Rouge », joué par l’URSS, et « Révolution Culturelle » ne peuvent pas avoir lieu.',
    us: '« Résolution de Formose » non plus.',
  },
  '12.4.1': {
    title: 'Nixon et l’Ussuri',
    us: 'Jusque-là, les USA sont réputés détenir la Carte Chine pour « Nixon Joue la Carte Chinoise » et « Accrochage de la Rivière Ussuri » : ils gagnent les PV, ou placent l’Influence.',
  },
  '12.4.2': { title: 'Guerre de Corée', die: 'Jusque-là, on retranche encore 1 au dé de « Guerre de Corée ».' },
  '12.4.3': {
    title: 'Opérations',
    ops: 'Les cartes dont l’Événement doit attendre peuvent se jouer pour leurs Opérations [7.5].',
  },
};
