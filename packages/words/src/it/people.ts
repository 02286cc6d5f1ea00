import type { Like } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Like<typeof english> = {
  'people.leaders': 'Classifica',
  'people.player': 'Giocatore',
  'people.no-server':
    'Questa pagina non ha un server, quindi qui non ci sono account. Le tue partite contro il computer restano in questo browser.',
  'people.not-found': 'Qui non c’è nessun giocatore con questo nome.',

  'people.stranger':
    'Questo server non ti conosce ancora. Con la prima partita diventi un ospite; un account non serve.',
  'people.guest': 'Giochi come ospite con il nome {name}.',
  'people.guest.about':
    'Ti conosce solo questo browser. Con un account puoi accedere ovunque ed entrare in classifica.',
  'people.account': 'Hai effettuato l’accesso come {name}.',
  'people.profile': 'Il mio profilo',
  'people.renamed': 'Ora ti chiami {name}.',

  'people.field.name': 'Nome',
  'people.field.player': 'Nome di un account',
  'people.field.password': 'Password',
  'people.field.new-password': 'Nuova password',
  'people.field.code': 'Codice di recupero',
  'people.field.why': 'Perché segnali questo messaggio?',
  'people.field.confirmation': 'Per conferma scrivi il tuo nome: {name}',
  'people.password.length': 'Almeno {count} caratteri, di qualsiasi tipo',
  'people.rename': 'Cambia nome',

  'people.keep': 'Crea un account',
  'people.keep.about':
    'Un nome e una password, nient’altro. Le tue partite restano tue. Sugli altri dispositivi dovrai accedere di nuovo.',
  'people.keep.do': 'Crea l’account',
  'people.codes': 'Codici di recupero',
  'people.codes.about':
    'Se dimentichi la password, ognuno di questi codici apre il tuo account una volta. Li vedi adesso e mai più: conservali in un posto sicuro.',
  'people.codes.copy': 'Copia i codici',
  'people.codes.save': 'Salva come file',
  'people.codes.kept': 'Li ho conservati',
  'people.codes.renew': 'Nuovi codici di recupero',
  'people.codes.renew.about': 'I vecchi codici non varranno più.',
  'people.codes.left':
    '{count, plural, =0 {Non hai più codici di recupero. Creane di nuovi.} one {Ti resta # codice di recupero.} other {Ti restano # codici di recupero.}}',
  'people.change-password': 'Cambia password',
  'people.signed-out-elsewhere': 'Tutti gli altri dispositivi verranno scollegati.',
  'people.password.changed': 'La password è stata cambiata.',

  'people.sign-in': 'Accedi',
  'people.sign-out': 'Esci',
  'people.signed-out': 'Uscita effettuata.',
  'people.guest.left': 'Se accedi da qui, perderai per sempre l’ospite «{name}» e le sue partite.',
  'people.recover': 'Password dimenticata?',
  'people.recover.about':
    'Imposta una nuova password con uno dei tuoi codici di recupero. Tutti gli altri dispositivi verranno scollegati.',
  'people.recover.do': 'Imposta la password',

  'people.devices': 'Dispositivi collegati',
  'people.device': '{name}, {text}',
  'people.device.unknown': 'Dispositivo sconosciuto',
  'people.device.here': 'questo dispositivo',
  'people.device.used': 'ultimo uso: {date}',
  'people.device.revoke': 'Scollega',
  'people.device.revoke.named': 'Scollega: {name}',
  'people.device.revoke.all': 'Scollega tutti gli altri',
  'people.link': 'Gioca su un altro dispositivo',
  'people.link.about':
    'Apri il link sull’altro dispositivo, e sarà collegato anche quello. Vale una volta sola, per un quarto d’ora. Non darlo a nessuno.',
  'people.link.make': 'Crea un link',
  'people.link.use': 'Accedi su questo dispositivo',
  'people.link.use.about': 'Questo link ti fa accedere come chi l’ha creato. Usalo solo se l’hai creato tu.',

  'people.blocked': 'Giocatori bloccati',
  'people.blocked.none': 'Nessuno.',
  'people.block': 'Blocca {name}',
  'people.unblock': 'Sblocca {name}',
  'people.block.about':
    'Chi blocchi non può entrare nelle tue partite né capitarti come avversario, e i suoi messaggi non ti arrivano. Non viene avvisato. Le partite in corso continuano.',
  'people.manners': 'Comportamento scorretto?',
  'people.mute': 'Silenzia in questa partita',
  'people.unmute': 'Riattiva in questa partita',
  'people.mute.about': 'In questa partita non vedrai i messaggi di chi silenzi. Non viene avvisato.',
  'people.report': 'Segnala',
  'people.report.about': 'I messaggi segnalati vengono letti da chi gestisce questo server.',
  'people.report.do': 'Segnala questo messaggio',
  'people.reported': 'Il messaggio è stato segnalato.',

  'people.data': 'I tuoi dati',
  'people.data.about': 'Tutto quello che questo server conserva su di te, in un solo file.',
  'people.data.save': 'Salva i miei dati',
  'people.delete': 'Cancella i miei dati',
  'people.delete.about':
    'Le partite aperte vengono annullate, quelle in corso abbandonate; quelle finite restano, senza il tuo nome. Non si può tornare indietro.',
  'people.delete.do': 'Cancella tutto',
  'people.delete.mistyped': 'Questo non è il tuo nome. Scrivilo esattamente come appare qui.',
  'people.deleted': 'Tutto quello che era conservato su di te è stato cancellato.',

  'people.since': '{choice, select, guest {Ospite} other {Account}}, qui dal giorno {date}',
  'people.rating': 'Rating',
  'people.rating.none': 'Ancora nessuno: comincia con la prima partita valida per la classifica.',
  'people.rating.sure':
    'Una stima affidabile dopo {count, plural, one {# partita valida} other {# partite valide}} per la classifica.',
  'people.rating.fair':
    'Una stima discreta dopo {count, plural, one {# partita valida} other {# partite valide}} per la classifica.',
  'people.rating.vague':
    'Per ora una stima approssimativa, dopo {count, plural, one {# partita valida} other {# partite valide}} per la classifica.',
  'people.rating.range': 'La forza reale sta molto probabilmente tra {first} e {second}.',
  'people.results.people': 'Contro persone',
  'people.results.computers': 'Contro il computer',
  'people.results.you': 'Contro di te',
  'people.results.none': 'Ancora nessuna partita finita.',
  'people.side': 'Fazione',
  'people.won': 'Vinte',
  'people.drawn': 'Pari',
  'people.lost': 'Perse',
  'people.games': 'Ultime partite',
  'people.games.none': 'Nessuna partita pubblica.',
  'people.game.running': 'In corso',
  'people.game.won': 'Vinta',
  'people.game.drawn': 'Pari',
  'people.game.lost': 'Persa',

  'people.leaders.about':
    'I giocatori con un rating affidabile e una partita valida per la classifica nell’ultimo anno.',
  'people.leaders.none': 'Nessuno ha ancora un rating abbastanza affidabile.',
  'people.find': 'Cerca un giocatore',
  'people.find.do': 'Cerca',
  'people.find.none': 'Qui nessuno ha un account di nome {name}. Gli ospiti non si trovano per nome.',
  'people.rank': 'Posto',
  'people.rated-games': 'Partite valide per la classifica',

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
    'Troppe chiamate di fila sono fallite, perciò sono sospese. Salva di nuovo l’indirizzo per riprenderle.',
};
