import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.your-turn': 'Tocca a te nella partita con {name}.',
  'notice.game-over': 'La partita con {name} è finita.',
  'notice.joined': '{name} si unisce alla partita.',
  'notice.left': '{name} lascia la partita.',
  'notice.back': '{name} è di nuovo qui.',
  'notice.draw-offered': '{name} propone la parità.',
  'notice.draw-refused': '{name} continua a giocare.',
  'notice.undo-asked': '{name} chiede di ritirare una mossa.',
  'notice.paused': 'La partita è in pausa.',
  'notice.resumed': 'La partita riprende.',
  'notice.rematch': '{name} vorrebbe la rivincita.',
  'notice.time-short': '{count, plural, one {Ti resta # minuto} other {Ti restano # minuti}} sull’orologio.',
  'notice.offline': 'Nessuna connessione. Quello che fai viene conservato, e inviato appena torna.',
  'notice.online': 'Connessione ristabilita.',
  'notice.not-found': 'Questa partita non esiste, o non esiste più.',
  'notice.unreadable': 'Questo file non si può leggere: non è una nostra partita né un diario che conosciamo.',
  'notice.new-version': 'C’è una nuova versione. Ricarica: la partita resta com’è.',
  'notice.other-tab': 'Questa partita è aperta in un’altra scheda.',
  'notice.installed': 'Ora puoi giocare anche senza connessione.',
};
