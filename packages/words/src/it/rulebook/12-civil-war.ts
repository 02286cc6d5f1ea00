import type { RulebookChapter } from '../../rulebook.ts';

export const civilWar: RulebookChapter<'12'> = {
  '12': {
    title: 'Guerra Civile Cinese',
    variant:
      'Una variante in cui, quando comincia la partita, la Cina non è ancora rossa. Dove contraddice altre regole o una carta, prevale la variante.',
  },
  '12.1': {
    title: 'La casella della Guerra Civile',
    box: 'La mappa ha una casella in più. Appartiene all’Asia, non al Sudest Asiatico, ed è adiacente solo all’URSS. Non conta mai per il punteggio, e non vi si possono tentare Colpi di Stato né Riallineamenti.',
    ussr: 'Solo l’URSS può piazzarvi Influenza. Nulla di ciò che fanno gli USA tocca la casella.',
    over: 'Quando la guerra civile è decisa, i segnalini lasciano la casella, che non ha più alcun significato.',
  },
  '12.2': {
    title: 'Controllo della casella',
    place: 'L’URSS vi piazza Influenza con le Operazioni, a 1 per punto [6.1]. Con 3 punti controlla la casella.',
    never: 'Se non ci riesce mai, al punteggio finale nessuno guadagna il PV della Carta Cinese.',
  },
  '12.3': {
    title: 'Che cosa porta il controllo',
    nobody: 'All’inizio della partita la Carta Cinese non è di nessuno.',
    card: 'Con il terzo punto l’URSS la riceve subito, scoperta e pronta da giocare, e i limiti di [12.4] cessano.',
  },
  '12.4': {
    title: 'Eventi che devono aspettare',
    ussr: 'Fino ad allora non possono avvenire gli Eventi «Paura Rossa/Epurazione», se giocato dall’URSS, e «Rivoluzione Culturale».',
    us: 'Non può avvenire nemmeno «Risoluzione di Formosa».',
  },
  '12.4.1': {
    title: 'Nixon e Ussuri',
    us: 'Fino ad allora, per «Nixon Gioca la Carta Cinese» e «Schermaglia sul Fiume Ussuri», è come se gli USA possedessero la Carta Cinese: guadagnano i PV, o piazzano l’Influenza.',
  },
  '12.4.2': {
    title: 'Guerra di Corea',
    die: 'Fino ad allora si sottrae ancora 1 dal dado di «Guerra di Corea».',
  },
  '12.4.3': {
    title: 'Operazioni',
    ops: 'Le carte i cui Eventi devono aspettare si possono giocare per le Operazioni [7.5].',
  },
};
