import type { Like } from '../catalogue.ts';
import type { lateHistory as english } from '../en/history-late.ts';

export const lateHistory: Like<typeof english> = {
  'iranian-hostage-crisis':
    'Il 4 novembre 1979 un gruppo di studenti scavalcò il muro dell’ambasciata americana a Teheran e prese in ostaggio chi c’era dentro. Sera dopo sera la televisione contava i giorni: alla fine furono 444. Nell’aprile 1980 un tentativo di salvataggio fallì nel deserto, con otto morti. Fu infine l’Algeria a mediare un accordo, e gli ostaggi volarono a casa pochi minuti dopo che Carter aveva ceduto il posto a Reagan.',
  'the-iron-lady':
    'Un giornale dell’esercito sovietico soprannominò Margaret Thatcher «lady di ferro»; lei ringraziò e si tenne il titolo. Primo ministro dal 1979 al 1990, piegò gli scioperi, vendette industrie di Stato, e nel 1982 mandò una flotta in capo al mondo a riprendere le Falkland alla giunta argentina. All’estero fu la più stretta amica di Reagan, e tra i primi a fidarsi di Gorbaciov.',
  'reagan-bombs-libya':
    'Il colonnello Gheddafi aveva i soldi del petrolio, un libro verde e un debole per le bombe altrui. Quando nell’aprile 1986 ne scoppiò una in una discoteca di Berlino piena di soldati americani, Washington lesse i messaggi degli agenti libici e colpì. I jet partiti dalla Gran Bretagna girarono intorno a Francia e Spagna e bombardarono Tripoli di notte, compresi gli alloggi del colonnello. Si salvò, molto scosso.',
  'star-wars':
    'Il 23 marzo 1983 Ronald Reagan chiese agli scienziati, in televisione, di rendere inutili i missili nucleari. Laser in orbita, specchi e piccoli razzi intelligenti dovevano abbatterli. I critici diedero al progetto il nome di un film, e quasi nulla lasciò mai il tavolo da disegno. Ma a Mosca, dove i soldi erano pochi e i computer rari, nessuno poteva esserne sicuro.',
  'north-sea-oil':
    'In uno dei mari più duri del mondo i trivellatori stavano per arrendersi, quando nel 1969 trovarono il giacimento di Ekofisk. Sfruttarlo costava una follia, finché gli shock degli anni Settanta non resero il petrolio ancora più caro. Negli anni Ottanta Gran Bretagna e Norvegia lo esportavano, e l’Europa Occidentale poteva guardare sceicchi e ayatollah con più calma.',
  'the-reformer':
    'Mikhail Gorbaciov, classe 1931, fu il primo uomo del Cremlino nato dopo la rivoluzione. Prese il timone nel marzo 1985, quando in meno di tre anni erano morti tre vecchi capi, e cercò di salvare il sistema dicendo come stavano le cose. L’Occidente lo adorava; il suo popolo stava in coda. Nel 1991 lui e il suo paese uscirono di scena insieme.',
  'marine-barracks-bombing':
    'Erano venuti a Beirut a mantenere la pace dopo l’invasione israeliana. All’alba del 23 ottobre 1983 un camion pieno di esplosivo si lanciò contro l’edificio dove i marines dormivano; pochi minuti dopo una seconda esplosione colpì i francesi. Morirono 241 americani e 58 francesi. Qualche mese più tardi le navi riportarono a casa gli altri, e la guerra del Libano andò avanti.',
  'kal-007':
    'Nella notte del 1° settembre 1983 il volo 007 da New York a Seul finì sopra la Kamchatka e Sakhalin, lontanissimo dalla rotta. Un caccia sovietico lanciò due missili, e a bordo non si salvò nessuno; tra i morti c’era un membro del Congresso americano. Mosca dapprima negò. Poi alle Nazioni Unite si ascoltò la registrazione del pilota che annunciava il bersaglio distrutto.',
  glasnost:
    'La parola vuol dire trasparenza, e per Gorbaciov era uno strumento: se i giornali potevano scrivere di sprechi e di dirigenti ubriachi, i burocrati avrebbero dovuto accettare le sue riforme. Ma i lettori volevano di più. Uscirono i romanzi proibiti, poi la verità su Stalin, sui campi e sull’Afghanistan. Nel 1989 i dibattiti di un congresso eletto andavano in diretta televisiva, e il lavoro si fermava perché tutti guardavano.',
  ortega:
    'Daniel Ortega era finito in prigione per aver rapinato una banca per la causa, poi era andato a Cuba, e nel 1979 entrò a Managua con i sandinisti che avevano cacciato Somoza. Nel gennaio 1985 diventò presidente. Washington armò contro di lui i Contras e strangolò l’economia. Stanchi della guerra e dei negozi vuoti, nel 1990 gli elettori lo mandarono a casa.',
  terrorism:
    'Aerei dirottati, ostaggi in televisione, uomini mascherati sui balconi: dalla fine degli anni Sessanta poche decine di persone potevano tenere il mondo con il fiato sospeso. Nel 1972 un commando palestinese assassinò undici israeliani ai Giochi di Monaco; in Italia, in Germania e in Giappone Brigate e Armate Rosse sparavano e rapivano. Alcuni si erano addestrati in campi del blocco sovietico, che preferiva non sapere troppo.',
  'iran-contra-scandal':
    'Ufficialmente l’America non trattava con i terroristi, e il Congresso aveva vietato di armare i Contras. Nei sotterranei della Casa Bianca il colonnello Oliver North fece l’una e l’altra cosa: dal 1985 si vendettero missili all’Iran sperando di liberare gli ostaggi in Libano, e il guadagno andò ai ribelli del Nicaragua. Quando si seppe, Reagan disse che il suo cuore e i fatti non andavano d’accordo.',
  chernobyl:
    'Nella notte del 26 aprile 1986 una prova di sicurezza andò storta, e il quarto reattore saltò in aria. Mosca tacque finché non suonarono gli allarmi in una centrale svedese. A Kiev i bambini sfilarono per il Primo Maggio sotto la nube invisibile. Gorbaciov pensò più tardi che quel disastro, con le bugie che lo circondarono, avesse contribuito più di ogni altra cosa alla fine dell’Unione Sovietica.',
  'latin-american-debt-crisis':
    'Le banche, che affogavano nei petrodollari, avevano rifilato prestiti a ogni governo, dal Messico all’Argentina. Poi i tassi d’interesse schizzarono in alto, i prezzi del rame e del caffè calarono, e nell’agosto 1982 il Messico annunciò che non poteva pagare. Gli altri seguirono, uno dopo l’altro. Fabbriche chiuse, salari in fumo: lo chiamano il decennio perduto. Parecchi generali restituirono un potere che non potevano più permettersi.',
  'tear-down-this-wall':
    'I consiglieri avevano tolto la frase dalla bozza più di una volta; Ronald Reagan ce la rimise. Il 12 giugno 1987, con la Porta di Brandeburgo alle spalle e il Muro in mezzo, chiamò Gorbaciov per nome e gli chiese di aprire l’una e abbattere l’altro. Allora pochi lo presero sul serio. Il 9 novembre 1989 i berlinesi ci ballavano sopra.',
  'an-evil-empire':
    'Nel marzo 1983, davanti a cristiani evangelici riuniti in Florida, Ronald Reagan definì l’Unione Sovietica un «impero del male». I diplomatici fecero una smorfia, e molti europei temettero che ci credesse davvero. Nei campi sovietici, si racconta, i prigionieri si passarono la notizia con gioia, battendo sui muri. La distensione, con i suoi silenzi educati, era finita.',
  'aldrich-ames':
    'Debiti, un divorzio e gusti costosi portarono nel 1985 un funzionario della CIA all’ambasciata sovietica di Washington. Aldrich Ames, che per mestiere doveva conoscere le spie sovietiche, vendette i nomi di quelle che lavoravano per l’America; furono arrestate, e alcune fucilate. Guadagnò più di due milioni di dollari, si comprò una Jaguar, e fu preso solo nel 1994.',
  'pershing-ii-deployed':
    'Gli SS-20 sovietici potevano raggiungere ogni città dell’Europa Occidentale. La risposta della NATO fu doppia: trattative e, se fallivano, nuovi missili. Contro i missili marciarono milioni di persone; in Germania Ovest furono le manifestazioni più grandi dalla fine della guerra. I 108 Pershing arrivarono lo stesso, a pochi minuti dai loro bersagli. Alla fine un trattato li fece smantellare, gli uni e gli altri.',
  wargames:
    'Il 9 novembre 1979 gli schermi del NORAD mostrarono un grande attacco sovietico in arrivo. Gli equipaggi corsero ai bombardieri prima che qualcuno trovasse nel computer un nastro di addestramento. Cose simili capitavano da ambo le parti, e ancora nel 1995 un razzo scientifico norvegese mise Boris Eltsin davanti alla valigetta nucleare. Ogni minuto contava: la pace era appesa a chi esitava.',
  solidarity:
    'Nell’agosto 1980 l’elettricista Lech Wałęsa guidò lo sciopero dei cantieri Lenin di Danzica, e prima della fine del mese uno Stato comunista dovette concedere un sindacato libero. Si iscrissero in dieci milioni. Nel dicembre 1981 il generale Jaruzelski mandò i carri armati e rinchiuse i capi, ma nel 1988 gli scioperi tornarono. Un anno dopo Solidarność vinse le elezioni che aprirono la breccia nel blocco.',
  'iran-iraq-war':
    'Saddam Hussein pensava che la rivoluzione avesse indebolito l’Iran, e nel settembre 1980 passò il confine per prendersi lo Shatt al-Arab. Seguirono otto anni di trincee, gas e ondate di adolescenti. Le due superpotenze avevano i loro motivi per non far vincere nessuno; alla fine navi da guerra americane scortavano le petroliere del Kuwait. Nel 1988 il confine era dov’era prima, e i morti centinaia di migliaia.',
  'yuri-and-samantha':
    'Nel novembre 1982 Samantha Smith, dieci anni, del Maine, scrisse a Yuri Andropov per congratularsi del nuovo incarico e chiedergli se voleva la guerra. Con sorpresa di tutti l’ex capo del KGB rispose, e la invitò. Nell’estate 1983 la bambina passò laggiù due settimane, nuotò nel Mar Nero con i coetanei sovietici, e li trovò proprio come lei.',
  'awacs-sale-to-saudis':
    'Con il radar nel suo disco rotante, un AWACS vede ogni aereo nel raggio di centinaia di chilometri, e l’Arabia Saudita ne voleva cinque. Israele protestò, il Congresso si impuntò, e Reagan si batté voto per voto finché il Senato cedette per 52 a 48. Il primo aereo arrivò nel regno nel 1986. Da allora i due governi, entrambi con la paura di Teheran, furono legati l’uno all’altro.',
  'nato-referendum':
    'La Spagna entrò nella NATO nel 1982, e Felipe González vinse le elezioni di quell’anno promettendo di sentire il popolo. Al governo cambiò idea. Quando si votò, il 12 marzo 1986, il leader socialista si batté per restare, senza armi nucleari sul suolo spagnolo, mentre la destra diceva ai suoi elettori di stare a casa. Disse di sì il 52,5 per cento.',
};
