import type { Like } from '../catalogue.ts';
import type { earlyHistory as english } from '../en/history-early.ts';

export const earlyHistory: Like<typeof english> = {
  'asia-scoring':
    'Con la vittoria di Mao, nel 1949, il paese più popoloso del mondo passò sotto la bandiera rossa; un anno dopo cinesi e americani si sparavano addosso in Corea. L’Indocina bruciò per trent’anni, Mosca e Pechino ruppero, e alla fine l’Armata Rossa entrò in Afghanistan. In questo continente morirono milioni di persone, in guerre che Washington e Mosca chiamavano limitate.',
  'europe-scoring':
    'Qui i due eserciti si guardarono negli occhi per quarant’anni quasi senza sparare un colpo. La linea che Churchill chiamò cortina di ferro tagliava in due la Germania e, dal 1961, con un muro, la stessa Berlino. In Europa ciascuno teneva le sue divisioni migliori, i missili più moderni e le paure più grandi. Quando il Muro si aprì, nel novembre 1989, la partita era decisa.',
  'middle-east-scoring':
    'Il petrolio attirò qui le superpotenze, le liti altrui ve le trattennero. La prima prova di forza venne nel 1946, quando le truppe sovietiche lasciarono il nord dell’Iran solo dopo forti pressioni di Washington. Più tardi l’aiuto americano a Israele spinse i governi arabi a cercare a Mosca carri armati e aerei. Gli amici si perdevano da un giorno all’altro: l’Iraq nel 1958, l’Egitto negli anni Settanta, l’Iran nel 1979.',
  'duck-and-cover':
    'Nell’agosto 1949 l’Unione Sovietica fece esplodere la sua prima atomica, anni prima di quanto la maggior parte degli americani credesse possibile. Il Congresso rispose con una legge sulla difesa civile, le scuole con le esercitazioni. Bert, una tartaruga dei cartoni animati, insegnava ai bambini a tuffarsi sotto il banco appena vedevano il lampo. Se un banco sarebbe servito a qualcosa, nessuno lo chiedeva ad alta voce.',
  'five-year-plan':
    'Stalin varò il primo piano nel 1928 e trascinò un paese di contadini nell’era dell’acciaio, a un prezzo terribile. Il quarto, dal 1946 al 1950, dovette ricostruire ciò che i tedeschi avevano distrutto. Da Mosca si fissavano obiettivi per tutto, dai trattori ai cucchiaini; e le fabbriche impararono a far quadrare le cifre, più che a soddisfare i bisogni che c’erano dietro.',
  'china-card':
    'Il 1° ottobre 1949 Mao Zedong proclamò la Repubblica Popolare, e pochi mesi dopo era alleato di Stalin. L’amicizia durò appena un decennio. Nel 1964 la Cina aveva già la sua bomba, e nel 1969 si scontrò con i sovietici lungo il confine comune. Da allora chi si guadagnava il favore di Pechino spostava l’equilibrio di tutta l’Asia.',
  'socialist-governments':
    'I più grandi partiti comunisti dell’Occidente erano quello italiano e quello francese, e dopo la guerra entrambi sedevano al governo. Nel 1947 Alcide De Gasperi formò un governo senza comunisti, e prima delle elezioni italiane del 1948 la giovane CIA pagò manifesti, giornali e partiti amici. Che un alleato potesse lasciare il campo occidentale con un voto tolse il sonno a Washington per decenni.',
  fidel:
    'Nel gennaio 1959, fuggito il dittatore Batista, i ribelli barbuti entrarono all’Avana. Washington aspettò di capire che cosa fosse Fidel Castro: si rivelò un marxista, a novanta miglia dalla Florida. Gli esuli addestrati dalla CIA sbarcarono alla Baia dei Porci nel 1961 e furono battuti in pochi giorni. In seguito i soldati cubani andarono a combattere lontano, fino in Angola.',
  'vietnam-revolts':
    'Nel settembre 1945, ad Hanoi, Ho Chi Minh proclamò l’indipendenza con parole prese in prestito da Jefferson, e scrisse a Truman per chiedere aiuto. Nessuno gli rispose. La Francia rivoleva la sua colonia, e alla fine del 1946 era guerra aperta. Nel 1954 gli uomini del generale Giap trascinarono i cannoni sulle colline intorno a Dien Bien Phu, e i francesi si arresero.',
  blockade:
    'Nel giugno 1948 le truppe sovietiche chiusero strade, ferrovie e canali verso Berlino Ovest: Stalin voleva impedire che nelle zone occidentali nascesse uno Stato tedesco. Gli Alleati risposero dal cielo, con carbone, farina e perfino dolciumi appesi a piccoli paracadute. A Pasqua del 1949 atterrava un aereo quasi ogni minuto. In maggio le strade si riaprirono.',
  'korean-war':
    'I carri armati nordcoreani passarono il 38° parallelo il 25 giugno 1950. Il delegato sovietico disertava il Consiglio di Sicurezza, così le Nazioni Unite poterono chiamare alle armi i loro membri. MacArthur si spinse verso nord fino allo Yalu, la Cina contrattaccò, e il fronte si congelò vicino a dove tutto era cominciato. L’armistizio del 1953 non è mai diventato una pace.',
  'romanian-abdication':
    'Re Michele, ventisei anni, aveva contribuito a schierare la Romania contro Hitler. Il 30 dicembre 1947 i comunisti circondarono il suo palazzo e gli misero davanti un foglio: firmò, e lasciò il paese. Cadeva così l’ultima corona oltre la cortina di ferro. Dal 1965 al 1989 la Romania ebbe in Nicolae Ceaușescu un padrone che si comportava da re.',
  'arab-israeli-war':
    'La guerra arrivò nel 1948, con la nascita di Israele, e da allora tornò più volte. Nel 1967, in sei giorni, Israele prese il Sinai, la Cisgiordania e il Golan; nell’ottobre 1973 Egitto e Siria colpirono a loro volta nel giorno più sacro dell’anno ebraico. Washington e Mosca rifornirono di armi i propri amici con un ponte aereo, e arrivarono pericolosamente vicine allo scontro.',
  comecon:
    'Quando il Piano Marshall tentò polacchi e cecoslovacchi, Stalin disse di no al posto loro, e nel gennaio 1949 offrì in cambio un Consiglio economico tutto suo. Nei primi anni il COMECON fece per lo più quello che voleva Mosca. Poi i membri si scambiarono macchinari, petrolio e autobus Ikarus, ogni paese con la sua specialità. Si sciolse nel 1991, sopravvivendo di poco al blocco.',
  nasser:
    'Il colonnello Gamal Abdel Nasser era tra gli ufficiali che nel 1952 cacciarono il re d’Egitto, e presto fu la voce del mondo arabo. Quando l’Occidente non volle pagargli la diga di Assuan si prese il Canale di Suez, e la diga la costruirono gli ingegneri sovietici. Da Mosca accettava armi, ordini da nessuno. Nel 1970 milioni di persone seguirono la sua bara.',
  'warsaw-pact-formed':
    'Il 14 maggio 1955, pochi giorni dopo l’ingresso della Germania Ovest nella NATO, otto Stati comunisti firmarono nella capitale polacca un trattato di amicizia. Mosca ebbe così un comando unico su tutti i loro eserciti, con armi e addestramento sovietici. Solo la Jugoslavia restò fuori. L’unica grande campagna del Patto fu contro un suo membro, la Cecoslovacchia, nel 1968; allora l’Albania se ne andò.',
  'de-gaulle-leads-france':
    'Charles de Gaulle tornò al potere nel 1958, mentre la guerra d’Algeria lacerava la Francia, e diede al paese una nuova costituzione. Lo voleva padrone di sé: nel 1960 la Francia provò nel Sahara una bomba tutta sua, e nel 1966 le sue forze lasciarono il comando della NATO. De Gaulle commerciava con l’Est, ma rimase un alleato.',
  'captured-nazi-scientist':
    'Mentre il Terzo Reich crollava, Est e Ovest facevano a gara per accaparrarsene gli ingegneri. L’operazione Paperclip ne portò centinaia negli Stati Uniti, e sulle pagine imbarazzanti dei loro fascicoli si chiuse un occhio. Wernher von Braun, che aveva costruito la V-2 con il lavoro dei prigionieri, ora costruiva razzi per l’America; uno di questi, il Saturn V, arrivò fino alla Luna.',
  'truman-doctrine':
    'La Grecia era in guerra civile, la Turchia sotto la pressione sovietica, e una Gran Bretagna esausta non poteva più aiutare né l’una né l’altra. Il 12 marzo 1947 Harry Truman chiese al Congresso quattrocento milioni di dollari per i due paesi, e dichiarò che i popoli liberi sotto attacco avrebbero trovato l’America al loro fianco. Un paese che voleva solo tornare a casa restò invece sulla scena del mondo.',
  'olympic-games':
    'Gli atleti sovietici si presentarono ai Giochi per la prima volta a Helsinki, nel 1952, e da allora ogni medaglia fu contata due volte. A Melbourne, nel 1956, una partita di pallanuoto tra ungheresi e sovietici finì nel sangue. A Monaco, nel 1972, i terroristi assassinarono undici israeliani. Gli americani disertarono Mosca nel 1980 per via dell’Afghanistan, i sovietici Los Angeles quattro anni dopo.',
  nato: 'Il 4 aprile 1949 dodici paesi, Italia compresa, firmarono il trattato a Washington, e promisero che un attacco a uno sarebbe stato un attacco a tutti. Mai prima, in tempo di pace, gli Stati Uniti si erano legati all’Europa. Dietro la promessa c’erano le loro bombe, e presto anche le loro divisioni. Il trattato resse per tutta la Guerra Fredda senza una sola battaglia.',
  'independent-reds':
    'Josip Broz Tito aveva liberato la Jugoslavia con i suoi partigiani, e non vedeva perché ubbidire a Stalin. Il Cominform lo espulse; lui sopravvisse, accettò gli aiuti dell’Occidente e restò comunista. Più tardi l’Albania ruppe con Kruscev e guardò alla Cina. La Romania rimase nel blocco, ma nel 1968 il suo esercito si rifiutò di marciare su Praga.',
  'marshall-plan':
    'Il 5 giugno 1947, parlando a Harvard, il segretario di Stato George Marshall si offrì di rimettere in piedi l’Europa, quella dell’Est come quella dell’Ovest. Stalin vietò alla sua metà di accettare. Sedici paesi dissero di sì, e arrivarono circa tredici miliardi di dollari in grano, carbone e macchinari. La fame era stata la migliore alleata dei partiti comunisti; adesso se ne andava.',
  'indo-pakistani-war':
    'L’India britannica fu divisa nell’agosto 1947, e nel giro di pochi mesi i due nuovi Stati si battevano per il Kashmir. Si batterono di nuovo nel 1965, e ancora nel 1971, quando il Pakistan orientale si staccò e divenne il Bangladesh. Il Pakistan si appoggiava a Washington e a Pechino, l’India comprava le armi a Mosca, e una portaerei americana nel golfo del Bengala non cambiò l’esito.',
  containment:
    'Nel 1946 George Kennan, diplomatico a Mosca, mandò a Washington un telegramma interminabile, e un anno dopo scrisse un articolo che firmò X. Il potere sovietico, sosteneva, si sarebbe espanso ovunque non trovasse resistenza: bisognava dunque opporgliela dappertutto, con pazienza, finché non si fosse ammorbidito dall’interno. Per quarant’anni i presidenti discussero soltanto sul come.',
  'cia-created':
    'Pearl Harbor aveva mostrato che cosa succede quando soldati, marinai e diplomatici si nascondono i segreti a vicenda. Il National Security Act del 1947 diede al presidente Truman un’unica agenzia che raccogliesse le informazioni e le soppesasse. Presto non si limitò a leggere: rovesciò governi in Iran e in Guatemala, e combatté il KGB in ogni capitale del mondo.',
  'us-japan-pact':
    'L’8 settembre 1951, a San Francisco, il Giappone firmò la pace con quasi tutti gli ex nemici, e lo stesso giorno un trattato che lasciava dov’erano le truppe americane. I vicini che temevano un nuovo esercito giapponese potevano dormire più tranquilli. Da quelle basi partirono i rifornimenti per la guerra di Corea, e le commesse di camion e divise diedero il via a un miracolo economico.',
  'suez-crisis':
    'Nasser si prese il Canale di Suez nel luglio 1956. Gran Bretagna e Francia si accordarono in segreto con Israele: Israele avrebbe attaccato, e loro sarebbero intervenute come per separare i contendenti. Lo sbarco andò bene, la politica no. Eisenhower era furioso, la sterlina tremava, Kruscev agitava i suoi missili, e i due vecchi imperi dovettero tornarsene a casa.',
  'east-european-unrest':
    'Nell’ottobre 1956 Budapest insorse, e Imre Nagy dichiarò che l’Ungheria sarebbe uscita dal Patto di Varsavia; in novembre arrivarono i carri armati e la schiacciarono. Nel 1968, a Praga, Alexander Dubček provò un socialismo dal volto umano, e i carri tornarono. Entrambe le volte l’Occidente guardò e non si mosse. I popoli dell’Est non dimenticarono, e nel 1989 ci riprovarono.',
  decolonization:
    'Alla mezzanotte del 15 agosto 1947 l’India fu libera, e gli imperi d’Europa cominciarono a venir giù. Nel solo 1960 diciassette paesi africani issarono bandiere nuove. I sovietici offrivano loro armi e una teoria, gli americani soldi e consigli. I nuovi arrivati, in genere, non volevano né un padrone né l’altro, e impararono a mercanteggiare con entrambi.',
  'red-scare-purge':
    'Nel 1950 il senatore Joseph McCarthy sventolò una lista di comunisti del Dipartimento di Stato, e per quattro anni bastò una voce a troncare una carriera; una commissione del Congresso cercava traditori perfino a Hollywood. A Mosca una lista del genere voleva dire il gulag o la morte. Stalin stava preparando un’altra epurazione, contro i medici ebrei, quando morì nel marzo 1953.',
  'un-intervention':
    'I fondatori del 1945 speravano in un parlamento dell’umanità; il veto delle grandi potenze ne fece presto un palcoscenico. Ma anche un palcoscenico serve. I caschi blu si frapposero tra i contendenti nel Sinai e in Congo. E nell’ottobre 1962 Adlai Stevenson mostrò al Consiglio di Sicurezza le fotografie dei missili, e l’ambasciatore sovietico Zorin non seppe che cosa rispondere.',
  'de-stalinization':
    'Nel febbraio 1956, a porte chiuse, Nikita Kruscev raccontò al XX Congresso del partito che cosa aveva fatto Stalin. I delegati piangevano; qualcuno, si dice, svenne. Si aprirono i campi, cominciarono a cadere le statue. Ma in Ungheria chi lo prese per un permesso di andarsene imparò, entro l’anno, dove finiva la nuova libertà.',
  'nuclear-test-ban':
    'Nei denti da latte dei bambini si trovava lo stronzio dei test nucleari, e Cuba aveva spaventato tutti. Nell’agosto 1963 Stati Uniti, Unione Sovietica e Gran Bretagna si impegnarono a Mosca a non fare più esperimenti nell’atmosfera, sott’acqua e nello spazio. Sottoterra le esplosioni continuarono, ma fu il primo vero freno alla corsa agli armamenti.',
  'formosan-resolution':
    'Chiang Kai-shek aveva perso il continente nel 1949, e gli restavano Taiwan e qualche isoletta a portata dei cannoni di Mao. I cannoni aprirono il fuoco, e nel gennaio 1955 il Congresso diede al presidente Eisenhower mano libera per difendere l’isola con la forza. Da allora lo stretto fra le due Cine è uno dei mari più pericolosi del mondo.',
  defectors:
    'Nel settembre 1945 un addetto ai codici, Igor Gouzenko, uscì dall’ambasciata sovietica di Ottawa con i segreti nascosti sotto i vestiti. Molti lo seguirono: spie che temevano l’arresto, piloti con il loro jet e, nel 1961, il ballerino Rudolf Nureyev, che in un aeroporto di Parigi corse verso i poliziotti. Ognuno di loro diceva al mondo in che direzione si scappava.',
  'the-cambridge-five':
    'Avevano buone maniere, le scuole giuste e un segreto. Philby, Burgess, Maclean, Blunt e Cairncross diventarono comunisti a Cambridge negli anni Trenta, fecero carriera al servizio di Sua Maestà e passarono tutto a Mosca. Quando i decrittatori furono a un passo da Maclean, nel 1951, lui fuggì con Burgess. Philby li seguì nel 1963; Blunt confessò, e per anni conservò il posto a corte.',
  'special-relationship':
    'Il nome glielo diede Churchill nel 1946, nello stesso discorso in cui parlò di cortina di ferro. Il legame era cresciuto in guerra: scienziati britannici e americani avevano costruito insieme la bomba, e i decrittatori si passavano ciò che leggevano. Seguirono stazioni d’ascolto, basi e missili per i sottomarini. Per i primi ministri veniva prima di tutto; per i presidenti, quando faceva comodo.',
  norad:
    'I bombardieri sovietici sarebbero arrivati dal Polo Nord: così nel 1958 Canada e Stati Uniti decisero di sorvegliare insieme il loro cielo. Catene di radar attraversarono l’Artico, e dentro il monte Cheyenne, in Colorado, nacque un quartier generale su molle gigantesche. Quando lo schermo si accendeva, di turno poteva esserci un canadese o un americano: per decidere, entrambi avevano pochi minuti.',
};
