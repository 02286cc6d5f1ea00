import type { Like } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Like<typeof english> = {
  'people.leaders': 'Classifica',
  'people.player': 'Giocatore',
  'people.no-server':
    'Dietro a questa pagina non c’è un server, quindi qui non ci sono account. Le tue partite contro il computer restano in questo browser.',
  'people.not-found': 'Qui non c’è nessun giocatore così.',

  'people.stranger':
    'Questo server non ti conosce ancora. Con la prima partita diventi un ospite; un account non serve.',
  'people.guest': 'Giochi come ospite con il nome {name}.',
  'people.guest.about':
    'Ti conosce solo questo browser. Con un account puoi accedere da ovunque ed entrare in classifica.',
  'people.account': 'Hai fatto l’accesso come {name}.',
  'people.profile': 'Il mio profilo',
  'people.renamed': 'Ora ti chiami {name}.',

  'people.field.name': 'Nome',
  'people.field.player': 'Nome di un account',
  'people.field.password': 'Password',
  'people.field.new-password': 'Nuova password',
  'people.field.code': 'Codice di recupero',
  'people.field.confirmation': 'Per conferma scrivi il tuo nome: {name}',
  'people.password.length': 'Almeno {count} caratteri qualsiasi',
  'people.rename': 'Cambia nome',

  'people.keep': 'Crea un account',
  'people.keep.about':
    'Un nome e una password, nient’altro. Le tue partite restano tue. Sugli altri dispositivi dovrai accedere di nuovo.',
  'people.keep.do': 'Crea l’account',
  'people.codes': 'Codici di recupero',
  'people.codes.about':
    'Se dimentichi la password, ognuno di questi codici apre il tuo account una volta. Si vedono adesso e mai più: conservali in un posto sicuro.',
  'people.codes.copy': 'Copia i codici',
  'people.codes.save': 'Salva come file',
  'people.codes.kept': 'Li ho conservati',
  'people.codes.renew': 'Nuovi codici di recupero',
  'people.codes.renew.about': 'I vecchi codici non valgono più.',
  'people.codes.left':
    '{count, plural, =0 {Non hai più codici di recupero. Creane di nuovi.} one {Ti resta # codice di recupero.} many {Ti restano # codici di recupero.} other {Ti restano # codici di recupero.}}',
  'people.change-password': 'Cambia password',
  'people.signed-out-elsewhere': 'Su tutti gli altri dispositivi uscirai dall’account.',
  'people.password.changed': 'La password è cambiata.',

  'people.sign-in': 'Accedi',
  'people.sign-out': 'Esci',
  'people.signed-out': 'L’uscita dall’account è avvenuta.',
  'people.guest.left': 'Chi accede da qui abbandona per sempre l’ospite {name} e le sue partite.',
  'people.recover': 'Password dimenticata?',
  'people.recover.about':
    'Imposta una nuova password con uno dei tuoi codici di recupero. Su tutti gli altri dispositivi uscirai dall’account.',
  'people.recover.do': 'Imposta la password',

  'people.devices': 'Dove hai fatto l’accesso',
  'people.device': '{name}, {text}',
  'people.device.unknown': 'Dispositivo sconosciuto',
  'people.device.here': 'questo dispositivo',
  'people.device.used': 'ultimo uso: {date}',
  'people.device.revoke': 'Esci da lì',
  'people.device.revoke.named': 'Esci da lì: {name}',
  'people.device.revoke.all': 'Esci da tutti gli altri',
  'people.link': 'Gioca su un altro dispositivo',
  'people.link.about':
    'Apri il link sull’altro dispositivo e avrai l’accesso anche lì. Vale una volta sola, per un quarto d’ora. Non darlo a nessun altro.',
  'people.link.make': 'Crea un link',
  'people.link.share': 'Condividi il link',
  'people.link.use': 'Accedi su questo dispositivo',
  'people.link.use.about': 'Questo link ti fa accedere come chi l’ha creato. Usalo solo se l’hai creato tu.',

  'people.data': 'I tuoi dati',
  'people.data.about': 'Tutto quello che questo server conserva su di te, in un solo file.',
  'people.data.save': 'Salva i miei dati',
  'people.delete': 'Cancella i miei dati',
  'people.delete.about':
    'Le partite aperte vengono annullate, quelle in corso abbandonate; quelle finite restano, senza il tuo nome. Non si può tornare indietro.',
  'people.delete.do': 'Cancella tutto',
  'people.delete.mistyped': 'Questo non è il tuo nome. Scrivilo come si legge qui.',
  'people.deleted': 'Tutto quello che era conservato su di te è cancellato.',

  'people.since': '{choice, select, guest {Ospite} other {Account}}, qui dal {date}',
  'people.rating': 'Punteggio',
  'people.rating.none': 'Non ancora: comincia con la prima partita valida per la classifica.',
  'people.rating.sure':
    'Una stima sicura dopo {count, plural, one {# partita classificata} many {# partite classificate} other {# partite classificate}}.',
  'people.rating.fair':
    'Una stima discreta dopo {count, plural, one {# partita classificata} many {# partite classificate} other {# partite classificate}}.',
  'people.rating.vague':
    'Ancora un’idea approssimativa dopo {count, plural, one {# partita classificata} many {# partite classificate} other {# partite classificate}}.',
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
  'people.games.none': 'Nessuna che tu possa vedere.',
  'people.game.running': 'In corso',
  'people.game.won': 'Vinta',
  'people.game.drawn': 'Pari',
  'people.game.lost': 'Persa',

  'people.leaders.about': 'Gli account con un punteggio abbastanza sicuro e una partita classificata nell’ultimo anno.',
  'people.leaders.none': 'Nessuno ha ancora un punteggio abbastanza sicuro.',
  'people.find': 'Cerca un giocatore',
  'people.find.do': 'Cerca',
  'people.find.none': 'Qui nessuno ha un account di nome {name}. Gli ospiti non si trovano per nome.',
  'people.rank': 'Posto',
  'people.rated-games': 'Partite classificate',
};
