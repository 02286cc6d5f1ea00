import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'Nella Fase di Apertura risponde del DEFCON a 1 chi ha scelto la carta che si sta risolvendo, di chiunque ne sia l’Evento.',
  'nested-blame':
    'Se una carta fa avvenire l’Evento di un’altra, del DEFCON continua a rispondere chi ha giocato la prima.',
  'enemy-coup-blame':
    'Se con il DEFCON a 2, nel tuo Round di Azione, l’avversario tenta un Colpo di Stato in uno Stato Conteso con Operazioni che gli ha dato la tua carta, hai perso tu.',
  'crisis-blame':
    'Durante la «Crisi dei Missili di Cuba», un Colpo di Stato della fazione minacciata fa perdere la partita a quella fazione, chiunque sia il Giocatore Attivo.',
  'gained-this-round':
    'L’Influenza che un Evento ti ha dato prima, nello stesso round, non apre nuove nazioni alle tue Operazioni.',
  'pay-with-bonus': 'Il punto bonus di una Regione può servire a pagare un prezzo di 2 in quella Regione.',
  'lost-bonus':
    'Con entrambi i bonus la Carta Cinese vale 6 nel Sudest Asiatico; usata altrove in Asia vale 5, e fuori dall’Asia 4. Uscire da una Regione costa solo il bonus legato a quella.',
  'bonus-by-use':
    'Un Colpo di Stato nella Regione usa il bonus, che vale anche come Operazione Militare. Nel Riallineamento il bonus è un tiro in più nella Regione, se vi sono stati fatti tutti i tiri precedenti.',
  'bonus-under-un':
    'Anche una carta le cui Operazioni si usano con «Intervento ONU» riceve il bonus di «Rivolte in Vietnam».',
  'sum-first':
    'Una carta di valore 4 sotto «Contenimento» e «Paura Rossa/Epurazione» resta 4; una carta di valore 1 resta 1.',
  'modified-events': 'Le Operazioni concesse da un Evento si alzano e si abbassano come quelle di una carta.',
  'coup-order':
    'Bersaglio, pagamento per annullare una crisi, dado, Influenza, Operazioni Militari, DEFCON, PV di «Yuri e Samantha»: in quest’ordine. Con il DEFCON a 2 un Colpo di Stato in uno Stato Conteso fa perdere, qualunque cosa porti il dado.',
  'scandal-dice':
    '«Scandalo Iran-Contras» abbassa ogni dado di Riallineamento degli USA, anche nei tiri voluti dall’URSS.',
  'fresh-modifiers': 'Quello che si aggiunge ai dadi si guarda di nuovo a ogni tiro.',
  'free-battleground':
    'Il Colpo di Stato gratuito può andare dove il DEFCON vieta gli altri; in uno Stato Conteso fa peggiorare lo stesso il DEFCON.',
  'event-coups-military':
    'I Colpi di Stato di «Che», e quelli tentati con Operazioni che un Evento concede di usare ovunque, valgono come Operazioni Militari. Solo quelli gratuiti non valgono.',
  'superpower-war':
    'In una guerra la superpotenza avversaria adiacente al bersaglio toglie 1 al dado, per esempio in Messico o in Afghanistan.',
  'war-spoils':
    'Chi vince aggiunge tanta Influenza quanta ne aveva chi perde, oltre alla propria. Una guerra si può fare anche dove nessuno ne ha.',
  'nato-brush-war':
    'Dopo «NATO» l’URSS non può scegliere per «Guerra Locale» una nazione dell’Europa controllata dagli USA.',
  'no-attempt':
    'Gli Eventi che ti fanno avanzare non sono tentativi: in quel turno puoi ancora mandare una carta nella Corsa allo Spazio.',
  'space-at-once': 'Chi raggiunge per primo la casella 2 può fare il secondo tentativo già nello stesso turno.',
  'what-may-go':
    'Nella Corsa allo Spazio può andare la Carta Cinese, e anche una carta presa con «Vendita di Grano ai Sovietici». Le Operazioni concesse da un Evento no.',
  'spaced-cards':
    'Una carta mandata nella Corsa allo Spazio non fa scattare nulla: né i PV di «Flower Power», né quelli di «Disertori».',
  'box-passed-over':
    '“Un Piccolo Passo…” dà solo i PV della seconda casella. Quella saltata vale come raggiunta: l’abilità che l’avversario vi ha cessa.',
  'last-box-scientist':
    'Con «Scienziati Nazisti Catturati», giocata dall’ultima casella, l’Evento avviene senza effetto, e la carta esce dal gioco.',
  'defectors-headline':
    'Come Carta di Apertura degli USA «Disertori» annulla quella dell’URSS prima che succeda qualcosa, quali che siano i valori, anche se è una Carta Punteggio. Come Carta di Apertura dell’URSS non fa nulla.',
  'defectors-elsewhere':
    'In un Round di Azione degli USA, o presa dagli USA con «Vendita di Grano ai Sovietici» in un round dell’URSS, dà solo Operazioni. Scartata da un «Piano Quinquennale» che l’URSS gioca nel suo round, dà i suoi PV.',
  'defectors-late':
    'Se un’altra carta fa uscire «Disertori» durante la Fase di Apertura, annulla comunque una Carta di Apertura dell’URSS che deve ancora avvenire.',
  'failed-headline': 'Una Carta di Apertura la cui condizione non è soddisfatta non ha effetto e va negli scarti.',
  'headline-duties':
    'Le trappole, «Invidia del Missile» ancora da giocare e «NORAD» non toccano le Carte di Apertura: se ne può scegliere una qualsiasi, e le Operazioni che concede si possono usare.',
  'box-four-order': 'Vedere prima la Carta di Apertura avversaria non cambia l’ordine in cui avvengono gli Eventi.',
  'headline-out-of-hand':
    'Una Carta di Apertura già scelta non è più in mano quando l’altra fa guardare quella mano o ne prende una carta.',
  'no-headline': 'Chi non ha una carta da scegliere resta senza Carta di Apertura; avviene soltanto l’altra.',
  'un-partner':
    'La carta usata con «Intervento ONU» viene dalla mano, o è stata appena presa con «Vendita di Grano ai Sovietici»; non può andare nella Corsa allo Spazio. Si scartano tutte e due.',
  'un-nested':
    'Attraverso «Guerre Stellari», «Invidia del Missile» o «Piano Quinquennale» l’Evento «Intervento ONU» non fa nulla, e la carta si scarta.',
  'u2-either-side': 'Il PV in più va all’URSS, qualunque fazione giochi «Intervento ONU».',
  'bury-when':
    'I 3 PV di “Vi Seppelliremo” si assegnano appena gli USA fanno qualsiasi cosa che non sia usare «Intervento ONU» come Evento, prima ancora che abbia effetto. Non li evitano nemmeno passando, in trappola o con una Carta Punteggio.',
  'bury-own':
    'Se la carta la giocano gli USA stessi, conta il loro Round di Azione seguente, se occorre nel turno successivo.',
  'bury-grain':
    'Se «Intervento ONU» è usato solo sulla carta presa con «Vendita di Grano ai Sovietici», i 3 PV di “Vi Seppelliremo” sono già stati assegnati.',
  'envy-value':
    'La carta più alta si trova con i valori che le carte hanno in quel momento per il loro proprietario; se sono più d’una, sceglie lui. «Invidia del Missile» passa di mano subito, prima che la carta ricevuta abbia effetto.',
  'envy-event':
    'Un Evento tuo o neutrale va usato; se non può avvenire, non ottieni nulla. Con un Evento avversario hai le Operazioni, e l’Evento non avviene.',
  'envy-scoring-only': 'Contro una mano di sole Carte Punteggio, o vuota, non succede nulla e la carta si scarta.',
  'envy-owed':
    'Chi l’ha ricevuta deve usarla per Operazioni sulla mappa nel suo prossimo Round di Azione, anche se è nel turno successivo; la Corsa allo Spazio non va bene.',
  'envy-other-duties':
    'Prima di «Invidia del Missile» vengono le Carte Punteggio che altrimenti resterebbero in mano. In una trappola, se è ancora da giocare, è lei la carta da scartare, purché valga ancora abbastanza.',
  'trap-discard':
    'In una trappola scartare è obbligatorio finché hai una carta adatta, a meno che tutti i round rimasti non servano per le Carte Punteggio; allora giochi una di quelle e non tiri il dado.',
  'trap-nothing':
    'In una trappola, senza carte adatte, non tiri il dado: giochi una Carta Punteggio se ne hai, altrimenti il round è perso. La trappola continua. La Carta Cinese non si può scartare.',
  'grain-any-use':
    'Gli USA possono usare la carta come una della loro mano; se porta un Evento URSS e ne usano le Operazioni, l’Evento avviene. Se non c’è una carta, o viene restituita, al suo posto ci sono le Operazioni.',
  'five-year-random':
    'La carta si pesca a caso. Avviene solo un Evento USA; ogni altra carta, anche una Carta Punteggio, va persa senza effetto.',
  'star-wars-choice':
    'Si può scegliere qualsiasi carta degli scarti che non sia una Carta Punteggio, di chiunque sia l’Evento. Se il suo Evento non può avvenire non succede nulla, e resta negli scarti.',
  'salt-both':
    '«Negoziati SALT» riguarda i tiri per i Colpi di Stato di entrambi, e si somma a «Squadre della Morte in America Latina». Riprendere una carta è facoltativo, e la carta si mostra.',
  'ask-not-order':
    'Prima si indicano tutte le carte da scartare, poi se ne pescano altrettante. Se il mazzo finisce, si rimescolano insieme agli altri scarti.',
  'remix-open': 'La mano degli USA resta scoperta per tutto il turno, comprese le carte che pescano nel frattempo.',
  'tehran-few':
    'Se il mazzo è troppo piccolo, gli USA vedono quello che ne resta; non si rimescola per questo. Le carte che scartano si mostrano.',
  'flower-uses':
    '«Flower Power» dà PV per le carte con un Evento di Guerra giocate come Evento o per le Operazioni, come Carte di Apertura, e attraverso «Guerre Stellari», «Vendita di Grano ai Sovietici», «Invidia del Missile» o «Intervento ONU»; non per «Guerra Arabo-Israeliana» dopo «Accordi di Camp David».',
  'shuttle-out':
    'Con «Diplomazia Itinerante» la nazione lasciata fuori non conta nulla, né come nazione né come Stato Conteso. Se l’URSS controlla il Giappone, è quello; gli altri Stati Contesi si equivalgono. Non tocca il punteggio finale né «Punteggio del Sudest Asiatico».',
  'formosa-seven':
    'Con «Risoluzione di Formosa», se gli USA controllano Taiwan, questa conta come settimo Stato Conteso nel punteggio dell’Asia, e per il Controllo servono tutti e sette. L’effetto cessa appena gli USA giocano la Carta Cinese, anche nella Corsa allo Spazio.',
  'nato-exceptions':
    '«NATO» vieta all’URSS Colpi di Stato, Riallineamenti e «Guerra Locale», nient’altro. «De Gaulle Guida la Francia» e «Willy Brandt» fanno le loro eccezioni anche se vengono prima; “Abbattete Questo Muro” toglie quella della Germania Ovest.',
  'japan-for-good': 'Il Giappone resta protetto anche se gli USA ne perdono il controllo.',
  'reformer-coups': 'Vieta i Colpi di Stato dell’URSS in Europa, non i suoi Riallineamenti.',
  'chernobyl-ops':
    '«Chernobyl» ferma l’Influenza piazzata con le Operazioni. Colpi di Stato ed Eventi dell’URSS possono ancora aggiungervi Influenza.',
  'crisis-payment':
    'In «Crisi dei Missili di Cuba» il pagamento viene da una sola nazione. Se puoi pagare, la domanda ti è posta all’inizio di ogni tuo Round di Azione, e dopo che hai indicato il bersaglio di un Colpo di Stato. Il DEFCON non torna com’era.',
  'subs-crisis':
    '«Sottomarini Nucleari» salva il DEFCON dai Colpi di Stato degli USA; non salva gli USA dalla «Crisi dei Missili di Cuba».',
  'norad-when':
    'Scatta dopo il round di una fazione o dell’altra, conclusa tutta la carta, se in quel round il DEFCON è passato a 2, anche se poi è risalito. In quel momento gli USA devono controllare il Canada.',
  'norad-start':
    'Nel round in cui «NORAD» è giocata conta solo una discesa a 2 successiva. Se in un round «Pantano» vi pone fine, non scatta.',
  'wargames-end': 'Prima si cedono i PV; poi decide il segnalino. Non c’è punteggio finale, né PV per la Carta Cinese.',
  ties: 'A parità, «Giochi Olimpici» e «Referendum sulla NATO» si tirano di nuovo; «Summit» no.',
  refusals: 'Gli USA possono rifiutarsi di scartare anche se hanno la carta adatta.',
  'empty-events': 'Anche senza un bersaglio l’Evento è avvenuto, e la carta esce dal gioco.',
  'unrest-split': 'L’Influenza per le nazioni adiacenti si può dividere tra Angola e Botswana.',
  'stalin-move':
    'Si piazza tanta Influenza quanta se n’è tolta; al massimo 2 per nazione, e nulla dove controllano gli USA.',
  'top-up': 'L’Influenza sale fino a quella che serve per il controllo; non viene mai ridotta.',
  'decline-ops':
    'Si può rinunciare alle Operazioni di «Giochi Olimpici», «Creazione della CIA», «Trattato ABM», “Lone Gunman”, «I Sovietici Abbattono il KAL-007» e «Glasnost».',
  'must-ops':
    'Le Operazioni di «Intervento ONU», «Invidia del Missile» e «Vendita di Grano ai Sovietici» vanno usate finché hanno un uso consentito.',
  'as-far-as': 'Il numero che un Evento indica va eseguito fin dove ci sono bersagli.',
  'may-stop': 'Dove un Evento dice «fino a» o «può», ci si può fermare prima, o rinunciare del tutto.',
  'turn-end-order':
    'Scarto della casella 6, Operazioni Militari, Carte Punteggio in mano, fine degli effetti: in quest’ordine. La carta scartata può quindi essere una Carta Punteggio.',
  'twenty-at-once':
    'I PV di un Evento si sommano prima di guardare se qualcuno è a 20. “Vi Seppelliremo” e l’Evento che segue si guardano uno dopo l’altro.',
  'final-no-stop': 'Nel punteggio finale il segnalino può superare 20; conta solo dove si ferma.',
  'forced-scoring':
    'Oltre alle Carte Punteggio puoi allora giocare quello che ti libera di sicuro di una di loro o ti dà un round in cui giocarla. L’URSS: «Piano Quinquennale», se tutte le altre sue carte sono Carte Punteggio. Gli USA: “Non Chiedetevi…” o «Petrolio nel Mare del Nord» come Evento; nelle regole Deluxe «Aldrich Ames Remix», se tutte le altre loro carte sono Carte Punteggio; «Guerre Stellari», se prende una carta di queste. Entrambi: «Scienziati Nazisti Catturati» o “Un Piccolo Passo…” come Evento, se porta loro il round in più della casella 8. Prima di un’«Invidia del Missile» ancora da giocare vengono solo le Carte Punteggio.',
  'extra-round':
    'Un round in più viene dopo i due settimi round, prima quello dell’URSS, e solo per chi ne ha diritto. Puoi rinunciarvi anche in trappola o con «Invidia del Missile» ancora da giocare, ma non se hai in mano una Carta Punteggio. Se un Evento ti toglie il round in più della casella 8, puoi ancora giocarvi una Carta Punteggio.',
  surplus: 'Le carte in mano oltre il limite si tengono; semplicemente non ne ricevi altre.',
  'outside-piles':
    'La Carta Cinese, le carte uscite dal gioco e «Diplomazia Itinerante» in attesa non si rimescolano nel mazzo.',
  'setup-places':
    'Nella preparazione Canada e Turchia sono aperti agli USA; Austria e Finlandia sono aperte a entrambe le fazioni.',
  referendum:
    'A parità di Influenza in Spagna/Portogallo nessuno aggiunge 1 per questo. Nella nostra fonte il numero, la fazione, il valore e il periodo della carta non si leggono; abbiamo scelto 111, neutrale, 2 e Tarda Guerra.',
  'civil-events':
    'Gli Eventi non spostano mai Influenza dentro o fuori dalla casella. Le Operazioni concesse da un Evento si possono spendere lì.',
  'civil-us-scare': 'Gli USA possono usare come sempre l’Evento «Paura Rossa/Epurazione».',
  'late-wargames': 'Giocata dall’URSS, «Wargames» vale come è stampata: decide il segnalino, e a 0 è pareggio.',
  'safe-whose': 'È al sicuro solo il Giocatore Attivo, e solo nei tiri che fa lui.',
  'mixed-where':
    'Vale per ogni uso delle Operazioni, ma non per i tiri gratuiti che un Evento concede in una Regione indicata.',
  'handicap-rest': 'I punti che non trovano una nazione consentita vanno persi.',
  'auction-opening': 'Nell’asta il giocatore estratto deve aprire, da 0 in su; una puntata di 19 la chiude.',
  'ames-order':
    'Un’«Invidia del Missile» ancora da giocare viene prima dell’ordine. Se nell’ordine non restano carte, il round è perso. Per fare posto alle Carte Punteggio si può giocare solo la prima carta dell’ordine.',
  'pile-out':
    'Quando il mazzo finisce e si rimescolano gli scarti, contando le carte ogni fazione può ricavare la mano dell’altra, perciò il programma la mostra.',
};
