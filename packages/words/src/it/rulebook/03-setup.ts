import type { RulebookChapter } from '../../rulebook.ts';

export const setup: RulebookChapter<'3'> = {
  '3': {
    title: 'Preparazione',
    order: 'Prima piazza l’URSS, poi gli USA. Entrambi conoscono già la propria mano.',
  },
  '3.1': {
    title: 'Le mani',
    deal: 'Mescola le carte di Inizio Guerra e danne 8 a ciascuna fazione.',
    china: 'L’URSS riceve la Carta Cinese, scoperta e pronta da giocare. Non è una delle 8.',
    civil: 'Con la Guerra Civile Cinese nessuno ha ancora la Carta Cinese [12.3].',
  },
  '3.2': {
    title: 'Piazza l’URSS',
    ussr: 'L’URSS ha 15 Punti Influenza: 1 in Siria, 1 in Iraq, 3 in Corea del Nord, 3 in Germania Est, 1 in Finlandia, e 6 che piazza dove vuole in Europa Orientale.',
  },
  '3.3': {
    title: 'Piazzano gli USA',
    us: 'Poi gli USA piazzano 25 Punti Influenza: 2 in Canada, 1 in Iran, 1 in Israele, 1 in Giappone, 4 in Australia, 1 nelle Filippine, 1 in Corea del Sud, 1 a Panama, 1 in Sud Africa, 5 nel Regno Unito, e 7 dove vogliono in Europa Occidentale.',
    second:
      'Poi gli USA piazzano 23 Punti Influenza: 1 in Iran, 1 in Israele, 1 in Giappone, 4 in Australia, 1 nelle Filippine, 1 in Corea del Sud, 1 a Panama, 1 in Sud Africa, 5 nel Regno Unito, e 7 dove vogliono in Europa Occidentale. Il Canada è vuoto.',
    bonus: 'L’Influenza di una puntata o di un handicap si piazza per ultima [11.1.4.1].',
  },
  '3.4': {
    title: 'Tracciati',
    tracks:
      'Il turno è il primo, il DEFCON è a 5, i Punti Vittoria a 0. Le Operazioni Militari sono a 0, e nella Corsa allo Spazio si parte prima della prima casella.',
  },
};
