import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'La tua partita è finita',
  'notice.with': 'Partita con {name}',
  'notice.until': 'Hai tempo fino a: {date}',
  'notice.ask': 'Avvisami quando tocca a me',
  'notice.ask.about': 'Il browser mostra una notifica, anche quando la pagina è chiusa.',
  'notice.stranger': 'Quando giocherai con altri, qui potrai attivare le notifiche per quando tocca a te.',
  'notice.denied':
    'Questo browser non mostra le notifiche della pagina. Consentile nelle impostazioni del sito, poi riprova.',
  'notice.impossible':
    'Questo browser non può mostrare notifiche. Su iPhone o iPad aggiungi prima la pagina alla schermata Home.',
  'notice.failed': 'Il browser non è riuscito ad attivare le notifiche. Riprova più tardi.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about':
    'Per i tuoi programmi: l’indirizzo viene chiamato ogni volta che tocca a te o che una partita finisce.',
  'notice.webhook.url': 'Indirizzo',
  'notice.webhook.set': 'Salva il webhook',
  'notice.webhook.remove': 'Rimuovi il webhook',
  'notice.webhook.secret':
    'Le chiamate sono firmate con questa chiave segreta. Conservala adesso: non verrà più mostrata.',
  'notice.webhook.state':
    '{count, plural, =0 {Tutto bene: nessuna chiamata è fallita.} one {L’ultima chiamata è fallita.} other {Le ultime # chiamate sono fallite.}}',
  'notice.webhook.off':
    'Troppe chiamate di fila sono fallite, perciò sono sospese. Imposta di nuovo l’indirizzo per riprendere.',
};
