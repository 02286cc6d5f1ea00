import type { Like } from '../catalogue.ts';
import type { midHistory as english } from '../en/history-mid.ts';

export const midHistory: Like<typeof english> = {
  'brush-war':
    'Quasi tutte le guerre di quell’epoca nacquero per un confine, un trono o un campo, e con Marx non c’entravano nulla. Poi una parte chiedeva fucili a Mosca, l’altra a Washington, e il campo diventava un fronte. Nel 1977 la Somalia attaccò l’Etiopia con armi sovietiche, e vide i sovietici passare dall’altra parte a battaglia in corso. In Mozambico una guerra così durò fino al 1992.',
  'central-america-scoring':
    'Per Washington le terre intorno ai Caraibi erano da sempre il cortile di casa, e nel 1954 rovesciare un governo in Guatemala le costò poco. Dopo Castro nulla fu più facile. I soldati americani sbarcarono nella Repubblica Dominicana nel 1965 e a Grenada nel 1983; nel frattempo il Nicaragua era caduto in mano ai sandinisti, ed El Salvador sprofondava nella guerra civile.',
  'southeast-asia-scoring':
    'Nel 1954 Eisenhower parlò di una fila di tessere del domino: se cade la prima, cadrà anche l’ultima. La Gran Bretagna domò una rivolta comunista in Malesia, la Francia perse l’Indocina, e l’America lasciò in Vietnam due decenni e circa cinquantottomila vite. Nel 1975, con Saigon, caddero Laos e Cambogia; ma la fila finì lì. Nel 1979 a combattersi furono Vietnam e Cina.',
  'arms-race':
    'L’America ebbe la bomba nel 1945, l’Unione Sovietica nel 1949; tre anni dopo venne la bomba all’idrogeno, e poi i missili per portarla oltre gli oceani. A metà degli anni Ottanta i due arsenali contavano insieme più di sessantamila testate. Nessuno poteva vincerci una guerra, ed era proprio questo il punto: chi avesse sparato per primo sarebbe morto per secondo.',
  'cuban-missile-crisis':
    'Nell’ottobre 1962 un aereo spia fotografò a Cuba le rampe dei missili sovietici. John F. Kennedy chiuse alle armi il mare intorno all’isola, e per giorni il mondo aspettò che le navi si incontrassero. Un U-2 fu abbattuto; le teste calde volevano attaccare. Kruscev riportò a casa i missili in cambio della promessa di non invadere e, in segreto, del ritiro di quelli americani dalla Turchia.',
  'nuclear-subs':
    '«In navigazione con propulsione nucleare»: così trasmise il sottomarino Nautilus nel gennaio 1955. Poteva restare immerso per settimane e seminare chi gli dava la caccia. L’ammiraglio Hyman Rickover, un genio dal carattere difficile, ne costruì un’intera flotta, e dal 1960 quei battelli portarono missili sotto il mare. Nessun primo colpo poteva trovarli tutti. Presto i sovietici si fecero i loro.',
  quagmire:
    'Dopo gli spari nel golfo del Tonchino, nell’agosto 1964 il Congresso firmò a Lyndon Johnson un assegno in bianco. Quattro anni dopo in Vietnam c’era mezzo milione di americani, che vincevano le battaglie e non la guerra: per il nemico era una lotta per la nazione, non solo per un’idea. Gli ultimi elicotteri lasciarono Saigon nell’aprile 1975.',
  'salt-negotiations':
    'Per la prima volta i due giganti si contarono i missili a un tavolo. I colloqui, preparati sotto Johnson, si aprirono a Helsinki nel 1969; Nixon e Breznev firmarono a Mosca nel 1972. Nel 1979 seguì un secondo trattato, suggellato a Vienna da un bacio tra Carter e Breznev, ma dopo l’invasione dell’Afghanistan il Senato non lo votò mai.',
  'bear-trap':
    'Negli ultimi giorni del 1979 le truppe sovietiche atterrarono a Kabul, uccisero il presidente e ne misero un altro al suo posto. I sovietici pensavano di fermarsi poco. Li inghiottirono invece le montagne, i villaggi e i mujaheddin; e l’America, memore del Vietnam, pagò ai ribelli i fucili e infine i missili contro gli elicotteri. L’ultima colonna rientrò in patria passando su un ponte, nel febbraio 1989.',
  summit:
    'A Vienna, nel 1961, Kruscev fece il prepotente con il giovane Kennedy. Nel 1972 Nixon bevve champagne al Cremlino. A Reykjavik, nel 1986, Reagan e Gorbaciov parlarono d’un tratto di rinunciare del tutto alle armi nucleari. Le telecamere scrutavano ogni stretta di mano per capire chi stesse vincendo, e quasi nessun trattato sulle armi di quegli anni nacque senza un incontro simile.',
  'how-i-learned':
    'Un generale pazzo manda i suoi bombardieri, un presidente telefona per scusarsi, e un cowboy cavalca la bomba verso la fine del mondo. «Il dottor Stranamore» di Stanley Kubrick uscì nel gennaio 1964, quando tutti conoscevano la logica della distruzione reciproca e nessuno sopportava di pensarci. Il pubblico rideva perché, sullo schermo, gli esperti parlavano in modo così ragionevole.',
  junta:
    'Tre uomini in divisa, un balcone e marce militari alla radio: così cominciarono tante mattine in America Latina. In Brasile i generali presero il potere nel 1964, in Cile nel 1973, in Argentina nel 1976, dove migliaia di persone sparirono prima che nel 1983 tornasse la democrazia. Finché combattevano la sinistra, Washington chiedeva di rado in che modo.',
  'kitchen-debates':
    'Nel luglio 1959 la mostra americana a Mosca esponeva una casa modello con la cucina piena di elettrodomestici. Lì davanti il vicepresidente Richard Nixon e Nikita Kruscev litigarono, scherzarono e si puntarono il dito contro: il progresso erano le lavatrici o i razzi? La televisione li portò nelle case dei due paesi, e Nixon tornò in patria come l’uomo che aveva tenuto testa ai sovietici.',
  'missile-envy':
    'La dottoressa australiana Helen Caldicott aveva curato bambini malati, prima di mettere in guardia il mondo da una malattia dei generali. Il suo libro del 1984 prese il titolo da Freud: gli uomini con i missili, scriveva, stavano confrontando le misure. Uscì in un anno in cui Europa e America erano piene di cortei contro i nuovi missili, e l’espressione rimase.',
  'we-will-bury-you':
    'Nel novembre 1956, a un ricevimento a Mosca, Nikita Kruscev disse ai diplomatici occidentali che la storia era dalla sua parte, e aggiunse una frase breve che fece il giro del mondo. Alcuni ambasciatori se ne andarono. Intendeva, spiegò poi, che a scavare la fossa al capitalismo sarebbero stati i suoi stessi operai; i giornali ci sentirono una minaccia, e presto le sue pressioni su Berlino la fecero sembrare tale.',
  'brezhnev-doctrine':
    'Tre mesi dopo che i carri armati avevano spento la Primavera di Praga, nel novembre 1968, Leonid Breznev spiegò la cosa ai polacchi: quando il socialismo è in pericolo in un paese, la faccenda riguarda tutti. Nessuno Stato entrato nel campo socialista poteva uscirne. La regola fu applicata ancora una volta in Afghanistan, e nel 1989 Gorbaciov la lasciò morire senza sparare un colpo.',
  'portuguese-empire-crumbles':
    'Lo Stato costruito da Salazar spendeva gran parte del bilancio nelle guerre d’Africa, finché i suoi stessi ufficiali non ne ebbero abbastanza. Il 25 aprile 1974 presero Lisbona quasi senza spargere sangue, e la gente infilò garofani nei loro fucili. Entro due anni le colonie africane furono libere. In Angola e in Mozambico i vincitori si avventarono gli uni sugli altri, e le superpotenze arrivarono con le armi.',
  'south-african-unrest':
    'Nel marzo 1960, a Sharpeville, la polizia uccise sessantanove persone, e l’African National Congress, messo al bando, passò dalla protesta al sabotaggio. Nel 1964 Nelson Mandela fu condannato all’ergastolo. Mosca aiutava il movimento; Pretoria si atteggiava a baluardo contro il comunismo e faceva guerra ai vicini. Finita la Guerra Fredda finì anche quella scusa, e nel 1990 Mandela uscì libero.',
  allende:
    'Salvador Allende, medico, fu nel 1970 il primo marxista portato dal voto alla presidenza in tutte le Americhe. Tolse le miniere di rame ai proprietari americani; Nixon voleva che l’economia del Cile urlasse, e urlò. L’11 settembre 1973 i jet del generale Pinochet bombardarono il palazzo presidenziale di Santiago. Allende parlò un’ultima volta alla radio, e morì tra quelle mura.',
  'willy-brandt':
    'Un esule fuggito da Hitler diventò sindaco di Berlino Ovest e, nel 1969, cancelliere a Bonn. Willy Brandt accettò i confini lasciati dalla guerra, firmò trattati con Mosca e con Varsavia, e nel dicembre 1970 cadde in ginocchio davanti al monumento del ghetto di Varsavia. I tedeschi dell’Est e dell’Ovest poterono rivedersi. Nel 1974 una spia infiltrata nel suo ufficio mise fine al suo governo.',
  'muslim-revolution':
    'Lo scià aveva il petrolio, un esercito e amici americani, eppure nel gennaio 1979 le folle lo cacciarono dall’Iran. Due settimane dopo l’ayatollah Khomeini tornò, accolto da milioni di persone, e costruì uno Stato retto dai religiosi, ostile a tutte e due le superpotenze. Dal Cairo a Damasco, chi si affidava alle divise e agli slogan vide che la fede riempiva le piazze più in fretta.',
  'abm-treaty':
    'Sembra assurdo: nel maggio 1972 Nixon e Breznev si accordarono per non proteggere i propri popoli. Ma uno scudo poteva invogliare chi lo possedeva a colpire per primo; così ciascuno promise di restare esposto ai missili dell’altro, salvo una piccola difesa. I sovietici ne tennero una intorno a Mosca; gli americani spensero presto la loro, nel North Dakota.',
  'cultural-revolution':
    'Mao aveva passato i settanta, e il paese lo mandavano avanti altri. Allora chiamò i giovani ad assaltare il quartier generale del suo stesso partito. Le Guardie rosse sventolarono il suo libretto, picchiarono gli insegnanti, distrussero templi e poi si combatterono fra loro, finché l’esercito non le spedì nelle campagne. La Cina litigò con i sovietici, si chiuse all’Occidente e non si fidò più di nessuno.',
  'flower-power':
    'Allen Ginsberg disse a chi marciava per la pace di portare fiori, e così fu: nel 1967, davanti al Pentagono, un ragazzo li infilò uno per uno nelle canne dei fucili dei soldati. La musica, i capelli lunghi e lo slogan «fate l’amore, non la guerra» si diffusero dalla California a Praga. La guerra del Vietnam si stava perdendo anche in patria.',
  'u2-incident':
    'Il 1° maggio 1960 Francis Gary Powers volava sugli Urali tanto in alto da credersi al sicuro; un missile lo smentì. Washington parlò di un aereo meteorologico che si era perso. Allora Kruscev mostrò il pilota, vivo, e i pezzi della macchina fotografica. Eisenhower dovette ammettere tutto, il vertice di Parigi saltò, e nel 1962 Powers fu scambiato su un ponte di Berlino.',
  opec: 'Nel settembre 1960 cinque paesi si riunirono a Baghdad, stanchi di farsi dire dalle compagnie straniere quanto valeva il loro petrolio. Per anni nessuno ci badò molto. Poi venne la guerra dell’ottobre 1973: i produttori arabi chiusero i rifornimenti agli amici di Israele, e i prezzi andarono alle stelle. Tra code ai distributori e domeniche a piedi, l’Occidente imparò chi teneva in mano il rubinetto.',
  'lone-gunman':
    'Il 22 novembre 1963 John F. Kennedy attraversava Dallas su un’auto scoperta, quando partirono gli spari. Lee Harvey Oswald, che un tempo aveva vissuto in Unione Sovietica, fu arrestato e due giorni dopo ucciso a sua volta davanti alle telecamere. Per la Commissione Warren non c’era stato alcun complotto; un comitato del Congresso lo ritenne poi probabile. La sfiducia nello Stato non se n’è più andata.',
  'colonial-rear-guards':
    'Non tutti gli imperi se ne andarono quando glielo dissero. La Gran Bretagna combatté nelle giungle della Malesia dal 1948; la Francia in Algeria dal 1954, con una crudeltà che quasi distrusse la Repubblica; e il Sud Africa si tenne la Namibia fino alla fine degli anni Ottanta. Per Washington questi alleati erano insieme un imbarazzo e un baluardo.',
  'panama-canal-returned':
    'Theodore Roosevelt l’aveva iniziato, due guerre mondiali ne avevano mostrato il valore, ma ormai le portaerei più grandi non ci passavano più. Jimmy Carter e il generale Omar Torrijos stabilirono che il canale passasse a Panama per gradi, fino all’ultimo giorno del 1999. I conservatori americani gridarono alla resa; l’America Latina applaudì. Il Senato diede il via libera con un solo voto più del necessario.',
  'camp-david-accords':
    'Per tredici giorni, nel settembre 1978, Jimmy Carter portò bozze avanti e indietro tra le baite di Menachem Begin e Anwar Sadat, che quasi non sopportavano di vedersi. Poi i due si abbracciarono. Israele restituì il Sinai, l’Egitto fece la pace, e l’esercito arabo più forte uscì per sempre dalla guerra. Nel 1981 dei soldati del suo stesso esercito uccisero Sadat durante una parata.',
  'puppet-governments':
    'Chi detestava un regime diceva che qualcun altro ne tirava i fili, e a volte era vero. Ngo Dinh Diem, a Saigon, visse di soldi americani finché nel 1963 agli americani non finì la pazienza; Mengistu, ad Addis Abeba, senza le armi sovietiche non si sarebbe retto. Ma anche i fantocci tiravano: un amico debole che minaccia di cadere può pretendere moltissimo.',
  'grain-sales-to-soviets':
    'Il paese delle terre nere non riusciva più a sfamarsi. Dopo un cattivo raccolto, sotto Nixon, i sovietici comprarono grano americano a navi intere, con gioia degli agricoltori del Kansas e sgomento di chi faceva la spesa. Nel 1980 Carter fermò le navi per via dell’Afghanistan. Un anno dopo, proprio Reagan le fece ripartire: gli agricoltori votano.',
  'john-paul-ii':
    'Il 16 ottobre 1978 si levò la fumata bianca, e il nome annunciato fu quello di Karol Wojtyła, di Cracovia: da secoli non c’era un papa che non fosse italiano. Nel giugno seguente tornò in patria, e milioni di polacchi videro nelle strade quanti erano. Quattordici mesi più tardi gli operai dei cantieri di Danzica appesero il suo ritratto al cancello.',
  'latin-american-death-squads':
    'Arrivavano di notte, in auto senza targa. In Guatemala, in El Salvador e altrove, soldati e poliziotti in borghese assassinavano sindacalisti, studenti e preti; nel marzo 1980, a San Salvador, toccò all’arcivescovo Óscar Romero, sull’altare. I governi negavano tutto. Uccidevano anche i guerriglieri di sinistra. Chi cercava di restare nel mezzo era spesso il primo a morire.',
  'oas-founded':
    'A Bogotá, nel 1948, ventuno repubbliche firmarono la carta e si promisero pace, democrazia e aiuto. L’ultima parola toccava di solito alla più grande, e la sede era a Washington. Quando nel 1962 Kennedy chiuse il mare intorno a Cuba, i voti dell’organizzazione gli diedero una copertura legale. Una riforma del 1967 aggiunse ai suoi compiti il commercio e lo sviluppo.',
  'nixon-china-card':
    'Solo un vecchio nemico dei comunisti poteva farlo. Nel luglio 1971 Henry Kissinger andò di nascosto a Pechino, e nel febbraio seguente Richard Nixon strinse la mano a Zhou Enlai e a Mao davanti alle telecamere. Erano d’accordo su poco, e a Shanghai lo dissero con garbo. Ma da quel momento Mosca dovette contare i cinesi dall’altra parte del tavolo.',
  'sadat-expels-soviets':
    'Anwar Sadat ereditò la carica di Nasser e i suoi debiti con Mosca, e fu trattato da parente povero. Le armi che chiedeva arrivavano tardi, o mai. Nel luglio 1972 disse a migliaia di consiglieri e avieri sovietici di fare le valigie. Il mondo restò di stucco; a Washington non aveva nemmeno chiesto nulla in cambio. Quanto valesse l’Egitto, gli americani lo impararono negli anni seguenti.',
  'shuttle-diplomacy':
    'Dopo la guerra dell’ottobre 1973 egiziani e israeliani non volevano sedersi nella stessa stanza, così a fare da stanza fu Henry Kissinger. Volava da Gerusalemme ad Assuan e ritorno, più tardi anche a Damasco, un giorno dopo l’altro, con mappe, battute e minacce. Nel 1974 gli eserciti si separarono. Finché le trattative stavano sul suo aereo, i sovietici ne restavano fuori.',
  'voice-of-america':
    'La radio andò in onda nel 1942 contro Hitler, e nel febbraio 1947 cominciò a parlare russo. I trasmettitori sovietici ululavano per coprirla; la gente portava l’apparecchio in campagna, dove il rumore era più debole. Molti si sintonizzavano per le notizie e restavano per il jazz. Per milioni di persone oltre la cortina era la prova che esisteva un altro mondo.',
  'liberation-theology':
    'Dov’era Dio in una baraccopoli? I preti dell’America Latina, incoraggiati dal Concilio Vaticano II, risposero che stava dalla parte dei poveri, e che il peccato può abitare nelle leggi e nei titoli di proprietà come nei cuori. Il nome al movimento lo diede il peruviano Gustavo Gutiérrez. I generali ci vedevano Marx in tonaca; a volte, anche Giovanni Paolo II.',
  'ussuri-river-skirmish':
    'Nel marzo 1969, su un’isoletta dell’Ussuri gelato, le guardie di confine cinesi e sovietiche si spararono addosso; due settimane dopo, con l’artiglieria. Correvano voci di un attacco nucleare, e a Pechino si scavavano rifugi. Le due grandi potenze comuniste si temevano ormai più di qualunque capitalista, e Mao cominciò a cercare un amico dall’altra parte del Pacifico.',
  'ask-not':
    'Il 20 gennaio 1961 a Washington faceva un freddo terribile, e il nuovo presidente si era tolto il cappotto. John F. Kennedy promise di pagare qualunque prezzo per la libertà, e disse agli americani di pensare a ciò che potevano dare. Migliaia di giovani entrarono nei Peace Corps e andarono a insegnare e a scavare pozzi. La sua lunga lotta nel crepuscolo aveva trovato il tono.',
  'alliance-for-progress':
    'Cuba aveva mostrato dove poteva portare la miseria, così nel 1961 Kennedy offrì all’America Latina un patto: venti miliardi di dollari in dieci anni, in cambio di riforma agraria, tasse oneste, scuole ed elezioni. Qualche casa e qualche strada si fecero, ma i latifondisti non volevano farsi riformare, e il Vietnam si mangiò i soldi. Nel 1973 il comitato responsabile fu chiuso.',
  'africa-scoring':
    'Il 1960 portò diciassette bandiere nuove e grandi speranze. Il Congo, libero dalla fine di giugno, andò in pezzi in poche settimane. Poi cubani e sudafricani si combatterono in Angola, generali sovietici pianificarono le battaglie dell’Etiopia, e i presidenti a vita vendettero il loro voto a chi pagava meglio. Poche di queste guerre nascevano dalla Guerra Fredda, ma tutte se ne nutrivano.',
  'one-small-step':
    'Lo Sputnik aveva trasmesso per primo e Gagarin aveva volato per primo, così Kennedy scelse un traguardo abbastanza lontano perché l’America potesse ancora sorpassare. Il 20 luglio 1969 Neil Armstrong scese da una scaletta sulla polvere della Luna, sotto gli occhi di oltre mezzo miliardo di persone. Il razzo sovietico che doveva batterlo non volò mai senza esplodere.',
  'south-america-scoring':
    'Generali e uomini forti comandavano qui prima che si parlasse di Guerra Fredda; ora avevano un motivo per restare. La sinistra rispose con i sindacati, le urne e la guerriglia urbana. Il Cile provò il socialismo con il voto, e nel 1973 ebbe Pinochet. Ma gli affari sono affari: la giunta anticomunista di Buenos Aires vendeva grano a Mosca, mentre Washington tratteneva il suo.',
  che: 'Ernesto Guevara, medico argentino, incontrò Fidel Castro in Messico nel 1955 e salpò con lui per fare la rivoluzione. Dopo la vittoria comandò una prigione, diresse la banca nazionale e divenne irrequieto. Portò la sua guerra in Congo nel 1965 e poi in Bolivia, dove nell’ottobre 1967 soldati affiancati da consiglieri della CIA lo presero e lo fucilarono. La sua fotografia andò avanti senza di lui.',
  'our-man-in-tehran':
    'Mohammad Reza Pahlavi salì al trono nel 1941, quando gli Alleati tolsero di mezzo suo padre, e nel 1953 dovette fuggire; lo riportò indietro un colpo di Stato aiutato da britannici e americani. Da allora vendette petrolio, comprò armi e fece la guardia al Golfo per conto dell’Occidente. A lui faceva la guardia la SAVAK, la polizia segreta. Non poté fermare le folle del 1979.',
};
