import type { Like } from '../catalogue.ts';
import type { cardTexts as english } from '../en/card-texts.ts';

/* Titles of other cards stand between «», but for those that have quotation marks of their own. */
export const cardTexts: Like<typeof english> = {
  'asia-scoring':
    'Punteggio dell’Asia, Sudest Asiatico incluso: Presenza {presence}, Dominio {domination}, Controllo {control} PV; un PV in più per ogni Stato Conteso controllato e per ogni nazione controllata adiacente alla superpotenza avversaria.',
  'europe-scoring':
    'Punteggio dell’Europa: Presenza {presence}, Dominio {domination} PV; un PV in più per ogni Stato Conteso controllato e per ogni nazione controllata adiacente alla superpotenza avversaria. Chi ha il Controllo dell’Europa vince la partita.',
  'middle-east-scoring':
    'Punteggio del Medio Oriente: Presenza {presence}, Dominio {domination}, Controllo {control} PV; un PV in più per ogni Stato Conteso controllato.',
  'central-america-scoring':
    'Punteggio del Centro America: Presenza {presence}, Dominio {domination}, Controllo {control} PV; un PV in più per ogni Stato Conteso controllato e per ogni nazione controllata adiacente alla superpotenza avversaria.',
  'southeast-asia-scoring':
    'Ogni fazione guadagna {thailand} PV se controlla la Thailandia, e {each} PV per ogni altra nazione del Sudest Asiatico che controlla.',
  'africa-scoring':
    'Punteggio dell’Africa: Presenza {presence}, Dominio {domination}, Controllo {control} PV; un PV in più per ogni Stato Conteso controllato.',
  'south-america-scoring':
    'Punteggio del Sud America: Presenza {presence}, Dominio {domination}, Controllo {control} PV; un PV in più per ogni Stato Conteso controllato.',

  'duck-and-cover':
    'Il DEFCON peggiora di {defcon}. Poi gli USA guadagnano un PV per ogni livello che separa il DEFCON da {best}.',
  'five-year-plan':
    'L’URSS scarta una carta a caso. Se ha un Evento USA, l’Evento avviene subito; qualsiasi altra carta va persa senza effetto.',
  'china-card':
    'Nessun Evento. Le sue Operazioni valgono {asia} in più se usate tutte in Asia. Una volta giocata passa all’avversario coperta, e torna disponibile nel turno successivo. Al punteggio finale dà {vp} PV a chi la possiede.',
  'socialist-governments':
    'L’URSS rimuove {influence, plural, one {# Punto} other {# Punti}} Influenza USA dall’Europa Occidentale, al massimo {most} per nazione. Non può avvenire dopo «{theIronLady}».',
  fidel: 'Cuba perde tutta l’Influenza USA. L’URSS vi aggiunge quella che le serve per controllarla.',
  'vietnam-revolts':
    'L’URSS aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Vietnam. Per il resto del turno le Operazioni URSS valgono {boost} in più se usate tutte nel Sudest Asiatico.',
  blockade:
    'Gli USA scartano una carta di valore {value} o più, oppure perdono tutta la loro Influenza in Germania Ovest.',
  'korean-war':
    'L’URSS attacca la Corea del Sud: tira un dado e sottrae il numero di nazioni adiacenti controllate dagli USA. Con {win} o più guadagna {vp} PV e vi sostituisce tutta l’Influenza USA con la propria. Vale {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  'romanian-abdication':
    'La Romania perde tutta l’Influenza USA. L’URSS vi aggiunge quella che le serve per controllarla.',
  'arab-israeli-war':
    'L’URSS attacca Israele: tira un dado e sottrae il numero di nazioni adiacenti controllate dagli USA, e ancora {targetPenalty} se gli USA controllano Israele stesso. Con {win} o più guadagna {vp} PV e vi sostituisce tutta l’Influenza USA con la propria. Vale {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}. Non può avvenire dopo «{campDavidAccords}».',
  comecon:
    'L’URSS aggiunge {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di {countries} nazioni dell’Europa Orientale che gli USA non controllano.',
  nasser:
    'L’URSS aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Egitto. Gli USA vi perdono metà della loro Influenza, arrotondata per eccesso.',
  'warsaw-pact-formed':
    'L’URSS rimuove tutta l’Influenza USA da {countries} nazioni dell’Europa Orientale, oppure vi aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza, al massimo {most} per nazione. D’ora in poi «{nato}» può avvenire.',
  'de-gaulle-leads-france':
    'La Francia perde {removed, plural, one {# Punto} other {# Punti}} Influenza USA e riceve {added, plural, one {# Punto} other {# Punti}} Influenza URSS. La {nato} non protegge più la Francia.',
  'captured-nazi-scientist':
    'Il giocatore avanza di {boxes, plural, one {una casella} other {# caselle}} nella Corsa allo Spazio.',
  'truman-doctrine': 'Gli USA rimuovono tutta l’Influenza URSS da una nazione dell’Europa che nessuno controlla.',
  'olympic-games':
    'L’avversario partecipa o boicotta. Se partecipa, entrambi tirano un dado e il giocatore aggiunge {bonus}; chi ha il totale più alto guadagna {vp} PV, e a parità si tira di nuovo. Se boicotta, il DEFCON peggiora di {defcon} e il giocatore può usare {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  nato: 'Richiede «{marshallPlan}» o «{warsawPactFormed}». D’ora in poi l’URSS non può usare Colpi di Stato, Riallineamenti o «{brushWar}» contro nazioni dell’Europa controllate dagli USA.',
  'independent-reds':
    'Gli USA portano la propria Influenza in Jugoslavia, Romania, Bulgaria, Ungheria o Cecoslovacchia fino al livello di quella dell’URSS.',
  'marshall-plan':
    'Gli USA aggiungono {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di {countries} nazioni dell’Europa Occidentale che l’URSS non controlla. D’ora in poi «{nato}» può avvenire.',
  'indo-pakistani-war':
    'Il giocatore attacca l’India o il Pakistan: tira un dado e sottrae il numero di nazioni adiacenti controllate dall’avversario. Con {win} o più guadagna {vp} PV e vi sostituisce tutta l’Influenza avversaria con la propria. Vale {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  containment: 'Per il resto del turno le Operazioni USA valgono {boost} in più, fino a un massimo di {most}.',
  'cia-created':
    'L’URSS mostra la propria mano. Poi gli USA possono usare {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  'us-japan-pact':
    'Gli USA aggiungono in Giappone l’Influenza che serve per controllarlo. D’ora in poi l’URSS non può usarvi Colpi di Stato né Riallineamenti.',
  'suez-crisis':
    'L’URSS rimuove {influence, plural, one {# Punto} other {# Punti}} Influenza USA da Francia, Regno Unito e Israele, al massimo {most} per nazione.',
  'east-european-unrest':
    'Gli USA rimuovono {each, plural, one {# Punto} other {# Punti}} Influenza URSS da ciascuna di {countries} nazioni dell’Europa Orientale; dal turno {lateTurn} in poi, {lateEach} da ciascuna.',
  decolonization:
    'L’URSS aggiunge {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di {countries} nazioni tra Africa e Sudest Asiatico.',
  'red-scare-purge':
    'Per il resto del turno le Operazioni dell’avversario valgono {cut} in meno, fino a un minimo di {least}.',
  'un-intervention':
    'Solo nei Round di Azione: si gioca insieme a una carta della mano con un Evento avversario. L’Evento è annullato, e il giocatore usa le Operazioni di quella carta.',
  'de-stalinization':
    'L’URSS può spostare fino a {influence, plural, one {# Punto Influenza proprio} other {# Punti Influenza propri}} in nazioni che gli USA non controllano, al massimo {most} in ciascuna.',
  'nuclear-test-ban':
    'Il giocatore guadagna un PV per ogni livello del DEFCON al di sopra di {above}. Poi il DEFCON migliora di {defcon}.',
  'formosan-resolution':
    'Finché gli USA la controllano, Taiwan vale come Stato Conteso nel punteggio dell’Asia. L’effetto cessa quando gli USA giocano «{chinaCard}».',
  defectors:
    'Come Carta di Apertura degli USA annulla quella dell’URSS. Se l’URSS la gioca in un suo Round di Azione, ma non per la Corsa allo Spazio, gli USA guadagnano {vp} PV.',
  'special-relationship':
    'Se gli USA controllano il Regno Unito, aggiungono {influence, plural, one {# Punto} other {# Punti}} Influenza in una nazione adiacente; oppure, se «{nato}» è in vigore, ne aggiungono {natoInfluence} in una nazione dell’Europa Occidentale e guadagnano {vp} PV.',
  norad:
    'D’ora in poi, dopo ogni Round di Azione in cui il DEFCON è passato a {level}, gli USA possono aggiungere {influence, plural, one {# Punto} other {# Punti}} Influenza in una nazione dove ne hanno già, se controllano il Canada. L’effetto cessa con «{quagmire}».',
  'the-cambridge-five':
    'Gli USA mostrano le Carte Punteggio che hanno in mano, e l’URSS può aggiungere {influence, plural, one {# Punto} other {# Punti}} Influenza in una nazione di una Regione a cui una di esse si riferisce. Non può avvenire dopo il turno {lastTurn}.',

  'brush-war':
    'Il giocatore attacca una nazione con Stabilità {stability} o meno che la {nato} non protegge da lui: tira un dado e sottrae il numero di nazioni adiacenti controllate dall’avversario, contando anche la superpotenza avversaria se è adiacente. Con {win} o più guadagna {vp} PV e vi sostituisce tutta l’Influenza avversaria con la propria. Vale {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  'arms-race':
    'Se il giocatore ha più Operazioni Militari dell’avversario, guadagna {vp} PV; {metVp} se ne ha anche quante ne richiede il DEFCON.',
  'cuban-missile-crisis':
    'Il DEFCON passa a {defcon}. Se in questo turno l’avversario tenta un Colpo di Stato, perde la partita. L’avversario può annullare la minaccia in qualsiasi momento rimuovendo {price, plural, one {# Punto Influenza proprio} other {# Punti Influenza propri}}: l’URSS da Cuba, gli USA dalla Germania Ovest o dalla Turchia.',
  'nuclear-subs':
    'Per il resto del turno i Colpi di Stato degli USA negli Stati Contesi non fanno peggiorare il DEFCON.',
  quagmire:
    'In ogni loro Round di Azione gli USA devono scartare una carta di valore {value} o più e tirare un dado, finché non ottengono {roll} o meno. Se non ne hanno nessuna, possono giocare solo una Carta Punteggio; altrimenti perdono il round. Annulla «{norad}».',
  'salt-negotiations':
    'Il DEFCON migliora di {defcon}. Per il resto del turno si sottrae {coups} da tutti i tiri per i Colpi di Stato. Il giocatore può riprendere una carta dagli scarti, ma non una Carta Punteggio.',
  'bear-trap':
    'In ogni suo Round di Azione l’URSS deve scartare una carta di valore {value} o più e tirare un dado, finché non ottiene {roll} o meno. Se non ne ha nessuna, può giocare solo una Carta Punteggio; altrimenti perde il round.',
  summit:
    'Entrambi tirano un dado e aggiungono il numero di Regioni di cui hanno il Dominio o il Controllo. Chi ha il totale più alto guadagna {vp} PV e può spostare il DEFCON di {defcon} in un senso o nell’altro. A parità non succede nulla.',
  'how-i-learned':
    'Il giocatore porta il DEFCON al livello che vuole, e ottiene {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  junta:
    'Il giocatore aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in una nazione del Centro o del Sud America. Poi può tentare gratuitamente un Colpo di Stato o dei tiri di Riallineamento in queste Regioni, con il valore di questa carta.',
  'kitchen-debates': 'Se gli USA controllano più Stati Contesi dell’URSS, guadagnano {vp} PV.',
  'missile-envy':
    'L’avversario cede la sua carta di valore più alto, o una di esse se sono più d’una. Se il suo Evento è del giocatore o neutrale, avviene subito; altrimenti il giocatore ne usa le Operazioni. L’avversario prende «{missileEnvy}», e deve usarla per le Operazioni nel suo prossimo Round di Azione.',
  'we-will-bury-you':
    'Il DEFCON peggiora di {defcon}. L’URSS guadagna {vp} PV nel prossimo Round di Azione degli USA, a meno che gli USA non vi giochino «{unIntervention}» come Evento.',
  'brezhnev-doctrine': 'Per il resto del turno le Operazioni URSS valgono {boost} in più, fino a un massimo di {most}.',
  'portuguese-empire-crumbles':
    'L’URSS aggiunge {each, plural, one {# Punto} other {# Punti}} Influenza sia in Angola sia negli Stati Africani del SE.',
  'south-african-unrest':
    'L’URSS aggiunge {alone, plural, one {# Punto} other {# Punti}} Influenza in Sud Africa; oppure {there} in Sud Africa e {neighbours} nelle nazioni adiacenti.',
  allende: 'L’URSS aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Cile.',
  'willy-brandt':
    'L’URSS guadagna {vp} PV e aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Germania Ovest, che la {nato} non protegge più. Non può avvenire dopo {tearDownThisWall}, che ne annulla anche l’effetto.',
  'muslim-revolution':
    'L’URSS rimuove tutta l’Influenza USA da {countries} di queste nazioni: Sudan, Iran, Iraq, Egitto, Libia, Arabia Saudita, Siria, Giordania. Non può avvenire dopo «{awacsSaleToSaudis}».',
  'abm-treaty':
    'Il DEFCON migliora di {defcon}. Poi il giocatore può usare {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  'cultural-revolution': 'L’URSS prende «{chinaCard}», scoperta. Se la possiede già, guadagna invece {vp} PV.',
  'flower-power':
    'D’ora in poi l’URSS guadagna {vp} PV ogni volta che gli USA giocano una carta con un Evento di Guerra, come Evento o per le Operazioni. Non può avvenire dopo {anEvilEmpire}, che ne annulla anche l’effetto.',
  'u2-incident':
    'L’URSS guadagna {vp} PV; e {extra} in più se più avanti in questo turno «{unIntervention}» viene giocato come Evento.',
  opec: 'L’URSS guadagna {each} PV per ognuna di queste nazioni che controlla: Egitto, Iran, Libia, Arabia Saudita, Iraq, Stati del Golfo, Venezuela. Non può avvenire dopo «{northSeaOil}».',
  'lone-gunman':
    'Gli USA mostrano la propria mano. Poi l’URSS può usare {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  'colonial-rear-guards':
    'Gli USA aggiungono {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di {countries} nazioni tra Africa e Sudest Asiatico.',
  'panama-canal-returned':
    'Gli USA aggiungono {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di queste nazioni: Panama, Costa Rica, Venezuela.',
  'camp-david-accords':
    'Gli USA guadagnano {vp} PV e aggiungono {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna di queste nazioni: Israele, Giordania, Egitto. «{arabIsraeliWar}» non può più avvenire.',
  'puppet-governments':
    'Gli USA possono scegliere fino a {countries, plural, one {# nazione} other {# nazioni}} dove nessuno ha Influenza, e aggiungere {each, plural, one {# Punto} other {# Punti}} Influenza in ciascuna.',
  'grain-sales-to-soviets':
    'Gli USA vedono una carta a caso dell’URSS, e la giocano o la restituiscono. Se la restituiscono, o se l’URSS non ne ha, usano {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  'john-paul-ii':
    'La Polonia perde {removed, plural, one {# Punto} other {# Punti}} Influenza URSS e riceve {added, plural, one {# Punto} other {# Punti}} Influenza USA. D’ora in poi «{solidarity}» può avvenire.',
  'latin-american-death-squads':
    'Per il resto del turno, in Centro e Sud America, il giocatore aggiunge {modifier} ai propri tiri per i Colpi di Stato, e l’avversario sottrae {modifier} dai suoi.',
  'oas-founded':
    'Gli USA aggiungono {influence, plural, one {# Punto} other {# Punti}} Influenza tra Centro e Sud America.',
  'nixon-china-card': 'Gli USA prendono «{chinaCard}», coperta. Se la possiedono già, guadagnano invece {vp} PV.',
  'sadat-expels-soviets':
    'L’Egitto perde tutta l’Influenza URSS e riceve {influence, plural, one {# Punto} other {# Punti}} Influenza USA.',
  'shuttle-diplomacy':
    'Resta davanti agli USA. La prossima volta che una carta fa calcolare il punteggio dell’Asia o del Medio Oriente, all’URSS non si conta uno dei suoi Stati Contesi in quella Regione; poi questa carta si scarta.',
  'voice-of-america':
    'Gli USA rimuovono {influence, plural, one {# Punto} other {# Punti}} Influenza URSS da nazioni fuori dall’Europa, al massimo {most} per nazione.',
  'liberation-theology':
    'L’URSS aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Centro America, al massimo {most} per nazione.',
  'ussuri-river-skirmish':
    'Gli USA prendono «{chinaCard}», scoperta. Se la possiedono già, aggiungono invece {influence, plural, one {# Punto} other {# Punti}} Influenza in Asia, al massimo {most} per nazione.',
  'ask-not':
    'Gli USA possono scartare quante carte vogliono della propria mano, anche Carte Punteggio, e poi ne pescano altrettante.',
  'alliance-for-progress':
    'Gli USA guadagnano {each} PV per ogni Stato Conteso che controllano in Centro e Sud America.',
  'one-small-step':
    'Se il giocatore è indietro nella Corsa allo Spazio, avanza di {boxes, plural, one {una casella} other {# caselle}}, e guadagna solo i PV dell’ultima.',
  che: 'L’URSS può tentare un Colpo di Stato con il valore di questa carta in uno Stato Non-Conteso dell’Africa, del Centro o del Sud America; se rimuove Influenza USA, può tentarne un altro in un diverso Stato di questo tipo, {coups} in tutto.',
  'our-man-in-tehran':
    'Se gli USA controllano una nazione del Medio Oriente, guardano le prime {cards} carte del mazzo, scartano quelle che vogliono e rimescolano le altre nel mazzo.',

  'iranian-hostage-crisis':
    'L’Iran perde tutta l’Influenza USA e riceve {influence, plural, one {# Punto} other {# Punti}} Influenza URSS. D’ora in poi «{terrorism}» giocato dall’URSS costa più carte agli USA.',
  'the-iron-lady':
    'Gli USA guadagnano {vp} PV. L’Argentina riceve {influence, plural, one {# Punto} other {# Punti}} Influenza URSS; il Regno Unito perde tutta l’Influenza URSS. «{socialistGovernments}» non può più avvenire.',
  'reagan-bombs-libya':
    'Gli USA guadagnano {vp} PV ogni {influence, plural, one {# Punto} other {# Punti}} Influenza URSS in Libia.',
  'star-wars':
    'Se gli USA sono avanti nella Corsa allo Spazio, scelgono una carta dagli scarti, ma non una Carta Punteggio, e il suo Evento avviene subito.',
  'north-sea-oil': '«{opec}» non può più avvenire. In questo turno gli USA possono giocare un Round di Azione in più.',
  'the-reformer':
    'L’URSS aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza in Europa, {aheadInfluence} se è in vantaggio nei PV, al massimo {most} per nazione. D’ora in poi non può tentare Colpi di Stato in Europa.',
  'marine-barracks-bombing':
    'Il Libano perde tutta l’Influenza USA. Poi l’URSS rimuove ancora {influence, plural, one {# Punto} other {# Punti}} Influenza USA dal Medio Oriente.',
  'kal-007':
    'Il DEFCON peggiora di {defcon}, e gli USA guadagnano {vp} PV. Se controllano la Corea del Sud, possono piazzare Influenza o tentare Riallineamenti con {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  glasnost:
    'L’URSS guadagna {vp} PV, e il DEFCON migliora di {defcon}. Dopo «{theReformer}» l’URSS può piazzare Influenza o tentare Riallineamenti con {ops, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  ortega:
    'Il Nicaragua perde tutta l’Influenza USA. Poi l’URSS può tentare gratuitamente un Colpo di Stato in una nazione adiacente, con il valore di questa carta.',
  terrorism:
    'L’avversario scarta {cards, plural, one {una carta} other {# carte}} a caso; {hostageCards} se l’URSS gioca questa carta dopo «{iranianHostageCrisis}».',
  'iran-contra-scandal': 'Per il resto del turno si sottrae {modifier} dai tiri di Riallineamento degli USA.',
  chernobyl:
    'Gli USA possono indicare una Regione. Per il resto del turno l’URSS non può piazzarvi Influenza con le Operazioni.',
  'latin-american-debt-crisis':
    'Gli USA scartano una carta di valore {value} o più, oppure l’URSS raddoppia la propria Influenza in {countries, plural, one {# nazione} other {# nazioni}} del Sud America.',
  'tear-down-this-wall':
    'Gli USA aggiungono {influence, plural, one {# Punto} other {# Punti}} Influenza in Germania Est. Poi possono tentare gratuitamente un Colpo di Stato o dei tiri di Riallineamento in Europa, con il valore di questa carta. Annulla «{willyBrandt}», o lo impedisce.',
  'an-evil-empire': 'Gli USA guadagnano {vp} PV. Annulla «{flowerPower}», o lo impedisce.',
  'aldrich-ames':
    'Per il resto del turno gli USA giocano con la mano scoperta. L’URSS sceglie una carta di quella mano, che viene scartata.',
  'pershing-ii-deployed':
    'L’URSS guadagna {vp} PV, sceglie fino a {countries, plural, one {# nazione} other {# nazioni}} dell’Europa Occidentale e rimuove {each, plural, one {# Punto} other {# Punti}} Influenza USA da ciascuna.',
  wargames:
    'Solo con DEFCON a {defcon}: il giocatore può cedere {vp} PV all’avversario e chiudere subito la partita. Vince chi a quel punto è in vantaggio; non c’è punteggio finale.',
  solidarity:
    'Richiede «{johnPaulIi}». Gli USA aggiungono {influence, plural, one {# Punto} other {# Punti}} Influenza in Polonia.',
  'iran-iraq-war':
    'Il giocatore attacca l’Iran o l’Iraq: tira un dado e sottrae il numero di nazioni adiacenti controllate dall’avversario. Con {win} o più guadagna {vp} PV e vi sostituisce tutta l’Influenza avversaria con la propria. Vale {military, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
  'yuri-and-samantha': 'Per il resto del turno l’URSS guadagna {vp} PV per ogni Colpo di Stato tentato dagli USA.',
  'awacs-sale-to-saudis':
    'Gli USA aggiungono {influence, plural, one {# Punto} other {# Punti}} Influenza in Arabia Saudita. «{muslimRevolution}» non può più avvenire.',
  'nato-referendum':
    'Richiede «{nato}». Entrambi tirano un dado; il giocatore aggiunge {bonus}, e lo stesso fa chi ha più Influenza in Spagna/Portogallo; a parità si tira di nuovo. Chi ha il totale più alto guadagna {vp} PV e vi aggiunge {influence, plural, one {# Punto} other {# Punti}} Influenza. Se è l’URSS, la {nato} non protegge più Spagna/Portogallo.',
};
