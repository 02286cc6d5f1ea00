import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Copia l’immagine',
  'share.picture.saved': 'Il browser non può copiare immagini: questa è stata salvata come file.',
  'share.position': 'Copia la posizione',
  'share.log': 'Copia il registro',
  'share.embed': 'Copia il codice da incorporare',
  'share.embed.about': 'Incolla questo codice in una pagina web o in un forum per mostrare lì la mappa.',
  'share.print.position': 'Stampa la posizione',
  'share.print.log': 'Stampa il registro',
  'share.sheet.print': 'Stampa',
  'share.sheet.nothing':
    'Non hai scelto nulla da stampare. Apri una partita, scegli «Condividi», poi «Stampa la posizione» o «Stampa il registro».',
  'share.embed.open': 'Apri in Long Twilight',
  'share.embed.running': 'Questa partita è ancora in corso.',
  'share.embed.nothing': 'Qui non c’è nulla da vedere, oppure è privato.',
  'share.kept':
    'Una copia di questa partita è ora sul server. Chiunque abbia il link può vederla; puoi eliminarla dalla pagina del tuo account.',
  'share.account': 'Con un account su questo server il link sarebbe breve.',
  'share.library': 'Sul server',
  'share.library.about':
    'Le partite e gli studi che condividi con un link breve sono conservati sul server: {done} su {needed}.',
  'share.library.private': 'Solo io',
  'share.library.unlisted': 'Chi ha il link',
  'share.library.public': 'Tutti',
  'share.library.who': 'Chi può vederla',
  'share.library.delete': 'Elimina',
};
