import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Edizioni', one: 'Le edizioni stampate concordano, salvo quello che si dice qui.' },
  '13.1': {
    title: 'Che cosa cambia',
    deluxe:
      'Edizione Deluxe: 110 carte, di cui 7 opzionali; il Canada comincia con 2 Punti Influenza USA. È l’edizione che queste regole descrivono.',
    spanish:
      'Deluxe spagnola: come l’Edizione Deluxe, con «Referendum sulla NATO» come ottava carta opzionale e altri nomi per alcune caselle della Corsa allo Spazio.',
    polish:
      'Deluxe polacca: come l’Edizione Deluxe; ma chi arriva a 20 PV con il controllo delle Operazioni Militari deve mostrare una mano senza Carte Punteggio [10.3.1].',
    second:
      'Seconda edizione: 103 carte; nessuna Influenza USA in Canada [3.3]; altri nomi per le caselle della Corsa allo Spazio; un «Aldrich Ames» tutto suo, di valore 4 [13.2]; un’asta per le fazioni [11.1.4]; nei tornei le Carte Conservate si mostrano [11.1.1]. Non ha carte opzionali, né la Guerra Civile Cinese, né lo scenario di Tarda Guerra.',
  },
  '13.2': {
    title: '«Aldrich Ames» della seconda edizione',
    order:
      'Gli USA mostrano la mano e l’URSS la mette in ordine. Per il resto del turno gli USA devono seguirlo: in ogni Round di Azione giocano la prima carta che hanno ancora in mano, usata come vogliono. La Carta Cinese non si può giocare, e le carte ricevute dopo si mettono in coda.',
    duties:
      'Le Carte Punteggio passano davanti quando altrimenti verrebbero conservate [10.1.5]. In una trappola si scarta la prima carta adatta.',
  },
  '14': {
    title: 'Carte opzionali',
    which:
      '«I Cinque di Cambridge», «Relazione Speciale» e «NORAD» si aggiungono all’Inizio Guerra; «Che» e «Il Nostro Uomo a Teheran» alla Metà Guerra; «Yuri e Samantha» e «Vendita degli AWACS ai Sauditi» alla Tarda Guerra. Nel mazzo ci sono tutte, o nessuna.',
    spanish: '«Referendum sulla NATO» si aggiunge alla Tarda Guerra: è neutrale, ha valore 2 e richiede «NATO».',
  },
  '15': {
    title: 'Scenario di Tarda Guerra',
    about: 'Una partita più breve: solo i turni da 8 a 10. L’URSS è avanti, ma sta perdendo le forze.',
  },
  '15.1': {
    title: 'Tracciati e carte',
    tracks:
      'La partita comincia con la distribuzione del turno 8, con il DEFCON a 4 e 4 PV per l’URSS. Nella Corsa allo Spazio gli USA sono sulla casella 6 e l’URSS sulla casella 4. L’URSS ha la Carta Cinese, scoperta.',
    effects:
      'Sono in vigore «Patto di Mutua Difesa USA/Giappone», «Piano Marshall», «NATO», «Firma del Patto di Varsavia», «De Gaulle Guida la Francia» e «Flower Power».',
    cards:
      'Le carte con l’asterisco di Inizio e Metà Guerra sono fuori dal gioco, tranne «Trappola per Orsi», «Accordi di Camp David», «Giovanni Paolo II Eletto Papa» e «Restituzione del Canale di Panama». Tutte le altre si mescolano insieme; ogni fazione ne riceve 9.',
  },
  '15.2': {
    title: 'Influenza',
    us: 'Gli USA controllano, con quanto serve per il controllo: Regno Unito, Italia, Benelux, Danimarca, Norvegia, Israele, Iran, Pakistan, Turchia, Zaire, Somalia, Kenya, Nigeria, Giappone, Corea del Sud, Taiwan, Thailandia, Indonesia, Australia, Nicaragua, Panama, Haiti, Honduras, Venezuela, Cile, Argentina e Repubblica Dominicana. La Germania Ovest ha 5 contro 1, le Filippine 3 contro 1, la Malesia 3 contro 1, la Colombia 2 contro 1.',
    ussr: 'L’URSS controlla, con quanto serve per il controllo: Germania Est, Polonia, Ungheria, Cecoslovacchia, Bulgaria, Cuba, Corea del Nord, Iraq, India, Afghanistan, Libia, Algeria, Etiopia e Zimbabwe. Ha 3 in Siria, 3 contro 1 in Angola, 2 in Laos/Cambogia, 5 in Vietnam e 2 negli Stati Africani del SE.',
    open: 'Non controllate da nessuno (USA, URSS): Spagna/Portogallo (1, 0), Francia (3, 1), Romania (1, 3), Giordania (2, 2), Egitto (1, 0), Sud Africa (2, 1), Finlandia (1, 2), Birmania (0, 1), Perù (2, 1), Jugoslavia (1, 2), Arabia Saudita (2, 0). Tutte le altre nazioni sono vuote.',
  },
  '15.3': {
    title: 'Vittoria',
    us: 'Dopo il punteggio finale, o se chiudono la partita con «Wargames», gli USA vincono solo con 20 PV; altrimenti vince l’URSS.',
    same: 'Le vittorie automatiche [10.3.1] e il Controllo dell’Europa al punteggio finale valgono come sempre.',
  },
  '16': {
    title: 'Opzioni degli autori',
    about: 'Regole facoltative suggerite dagli autori. Ognuna si può scegliere da sola, in qualsiasi edizione.',
  },
  '16.1': {
    title: 'Riallineamenti ovunque',
    rule: 'Il DEFCON non chiude nessuna Regione ai Riallineamenti. I Colpi di Stato restano limitati come sempre [8.1.5].',
  },
  '16.2': {
    title: 'Riallineamenti sicuri',
    rule: 'Nei tiri di Riallineamento che fai come Giocatore Attivo non perdi Influenza, qualunque cosa dicano i dadi.',
  },
  '16.3': {
    title: 'Operazioni miste',
    rule: 'I punti di una carta si possono spendere insieme per Influenza e per tiri di Riallineamento, ai prezzi soliti; ma non per entrambi nella stessa nazione.',
  },
  '16.4': {
    title: 'Spazio senza tiro',
    rule: 'Una carta mandata nella Corsa allo Spazio si può scartare senza tirare. Il tentativo è speso lo stesso.',
  },
  '17': {
    title: 'Handicap',
    rule: 'Una fazione può ricevere Influenza bonus, da 1 a 20 punti, che piazza alla fine della preparazione come in [11.1.4.1]. Tra giocatori di pari forza si usa darne 2 agli USA.',
    bids: 'Dove si punta per le fazioni, l’handicap è la puntata.',
  },
};
