import type { RulebookChapter } from '../../rulebook.ts';

export const tournament: RulebookChapter<'11'> = {
  '11': {
    title: 'Tornei e puntate',
    use: 'Queste regole servono nei tornei, e a chi deve stabilire chi gioca con quale fazione.',
  },
  '11.1': { title: 'Regole da torneo', rules: 'Che cosa cambia nei tornei.' },
  '11.1.1': {
    title: 'Carte Conservate',
    proof:
      'Alla fine di ogni turno entrambi dimostrano di non conservare Carte Punteggio. Le altre carte restano segrete.',
    shown: 'Alla fine di ogni turno entrambi mostrano tutte le carte che conservano.',
  },
  '11.1.2': {
    title: 'Una Carta Punteggio conservata',
    loses: 'Chi è sorpreso a conservare una Carta Punteggio ha perso. Qui vale in ogni partita [4.5.F].',
  },
  '11.1.3': {
    title: 'Ordine della distribuzione',
    deal: 'Le carte si distribuiscono una per una, a cominciare dall’URSS. Quando una mano è completa, l’altra riceve di seguito tutte quelle che le mancano.',
  },
  '11.1.4': {
    title: 'Puntare per le fazioni',
    sealed:
      'Entrambi i giocatori scrivono in segreto quale fazione vogliono e quanto vale per loro, da 0 a 20. Se vogliono fazioni diverse, ciascuno ha la sua e nessuno paga. Se vogliono la stessa, va a chi punta di più, e l’altra fazione riceve altrettanta Influenza bonus. A parità decide la sorte, e riceve l’Influenza chi non ottiene la fazione.',
    auction:
      'Un giocatore estratto a sorte nomina una fazione e un numero di PV da 0 a 19. A turno ognuno può puntare di più per la stessa fazione, o passare. La puntata più alta ottiene la fazione; l’altra fazione comincia con altrettanti PV.',
  },
  '11.1.4.1': {
    title: 'Piazzare l’Influenza bonus',
    limits:
      'L’Influenza bonus si piazza dopo tutta l’altra, solo nelle nazioni dove quella fazione ne ha già, e mai più di 2 oltre quella che serve per il controllo, tenuto conto dell’Influenza avversaria.',
    example: 'Una nazione con Stabilità 3 dove l’avversario ha 1: per il controllo serve 4, quindi il limite è 6.',
  },
};
