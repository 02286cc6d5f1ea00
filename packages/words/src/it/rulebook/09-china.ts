import type { RulebookChapter } from '../../rulebook.ts';

export const china: RulebookChapter<'9'> = {
  '9': {
    title: 'La Carta Cinese',
    card: 'Una carta di valore 4 senza Evento, che va avanti e indietro tra le due fazioni.',
  },
  '9.1': {
    title: 'Fuori dalla mano',
    apart: 'Non conta mai tra le carte della tua mano, e non si distribuisce.',
  },
  '9.2': {
    title: 'Una giocata come le altre',
    action: 'Giocarla occupa un Round di Azione. Perciò puoi finire il turno con una carta in più in mano.',
  },
  '9.3': {
    title: 'Passa di mano',
    passes:
      'Quando l’hai giocata passa all’avversario coperta, e non si può rigiocare prima del turno successivo. Si gira scoperta alla fine del turno [4.5.G].',
  },
  '9.4': {
    title: 'Spostata da un Evento',
    moved:
      'Se la sposta un Evento, è l’Evento a dire come arriva. Con «Rivoluzione Culturale» e «Schermaglia sul Fiume Ussuri» arriva scoperta e si può giocare in questo turno; con «Nixon Gioca la Carta Cinese», coperta.',
  },
  '9.5': {
    title: 'Che cosa non può fare',
    not: 'Non può essere una Carta di Apertura. Non si può giocare se così si finirebbe per conservare una Carta Punteggio. Non si può scartare, né prendere o cedere per un Evento che chiede una carta.',
  },
  '9.6': {
    title: 'Bonus in Asia',
    asia: 'Vale 5 anziché 4 se tutti i suoi punti sono usati in Asia, Sudest Asiatico compreso: per Influenza, per un Colpo di Stato o per tiri di Riallineamento.',
  },
  '9.7': {
    title: 'Il suo valore cambia',
    value: 'Gli Eventi che modificano il valore delle carte modificano anche il suo [7.4].',
  },
  '9.8': {
    title: 'Mai obbligatoria',
    choice: 'Nulla ti costringe a giocarla. Se è tutto quello che hai, puoi passare.',
  },
};
