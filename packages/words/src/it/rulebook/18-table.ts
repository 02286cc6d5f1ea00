import type { RulebookChapter } from '../../rulebook.ts';

export const table: RulebookChapter<'18'> = {
  '18': { title: 'In questo programma', about: 'Come il programma applica le regole.' },
  '18.1': {
    title: 'Risposte',
    legal:
      'Ti vengono proposte tutte le risposte consentite, e nessun’altra. Se manca qualcosa che ti aspettavi, lo impedisce una regola: cercala partendo dalla domanda.',
    turn: 'Può rispondere solo la fazione a cui tocca, e solo alla domanda aperta.',
  },
  '18.2': {
    title: 'Annullare',
    undo: 'Puoi annullare le tue risposte fino all’ultimo tiro di dado, all’ultima carta pescata o mostrata, o all’ultima risposta dell’avversario.',
  },
  '18.3': {
    title: 'Che cosa sai',
    hidden:
      'Le mani e l’ordine del mazzo sono segreti. Sono noti gli scarti, le carte uscite dal gioco, il numero di carte di ogni mano e del mazzo, e tutto quello che ti è stato mostrato.',
    seen: 'Una carta che hai visto ti resta nota finché non si sposta. Quello che si sa di una mano, per esempio che non ha Carte Punteggio, vale finché quella mano non pesca.',
    public: 'Una mano mostrata a una fazione non è mostrata a chi assiste.',
  },
  '18.4': {
    title: 'Regole, posizioni e partite salvate',
    rules:
      'Edizione, varianti e opzioni si scelgono prima della partita e non cambiano. Le scelte che non vanno insieme sono rifiutate, con il motivo.',
    positions: 'Una posizione che crei, o una partita che carichi, deve essere consentita dalle regole.',
  },
};
