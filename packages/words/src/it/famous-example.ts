import type { Like } from '../catalogue.ts';
import type { exampleComments as english } from '../en/famous-example.ts';

export const exampleComments: Like<typeof english> = {
  'example.setup':
    'Una preparazione sovietica prudente, con punti in Austria e Jugoslavia; l’americano ne mette quattro in Germania Ovest e lascia sguarnite Italia e Francia. In questa edizione gli USA cominciano con meno Influenza.',
  'example.1.headline':
    'Il patto con il Giappone vale di più e viene prima, così il Giappone fa la guardia quando la Corea è attaccata: il dado non basta. Nella partita stampata la guerra abbassa il DEFCON; secondo le regole non lo farebbe.',
  'example.1.1.ussr':
    'Fallita la guerra, la Corea del Sud si prende con l’Influenza, e già che c’è anche la Jugoslavia. L’alleanza della carta non può ancora nascere.',
  'example.1.1.us': 'Una bella risposta: con una sola carta gli americani pareggiano in Jugoslavia, tre a tre.',
  'example.1.2.ussr':
    'La Carta Cina al secondo round è prematura, ma tutti e cinque i punti restano in Asia: cadono Corea del Sud e Taiwan. Il prezzo è che la carta più forte cambia mano.',
  'example.1.2.us':
    'La seconda metà del piano: nessuno controlla la Jugoslavia, così tutta l’Influenza sovietica sparisce. Due piccole carte hanno conquistato una nazione.',
  'example.1.3.ussr':
    'Il punteggio dell’Asia arriva subito dopo la conquista di Corea del Sud e Taiwan: nove a quattro. Il vantaggio di cinque mostra quanto valeva la Carta Cina.',
  'example.1.3.us':
    'L’Evento darebbe due punti e abbasserebbe il DEFCON; le Operazioni mettono al sicuro la Francia e rafforzano Israele.',
  'example.1.4.ussr':
    'Appena conquistata, la Francia già sfugge: due punti perduti, uno sovietico guadagnato, e l’alleanza non la proteggerà mai.',
  'example.1.4.us':
    'Il primo Colpo di Stato della partita mira all’Iraq, e fallisce. Le Operazioni Militari richieste ci sono, e il DEFCON scende a 3.',
  'example.1.5.ussr':
    'Un Colpo di Stato in Iran con un sei: quattro punti sovietici in una volta. L’Evento che segue costa solo una carta a caso, che si rivela una delle sue, e innocua.',
  'example.1.5.us':
    'Il punteggio dell’Europa arriva nel momento peggiore, ma la carta non si può tenere: entrambi prendono gli stessi punti, e non cambia nulla.',
  'example.1.6.ussr': 'Un passo gratuito nello spazio rende due punti, perché nessuno ci è ancora stato.',
  'example.1.6.us':
    'La rivoluzione cubana finisce invece nello spazio. Il tentativo riesce, e metà del guadagno sovietico torna indietro.',

  'example.2.headline':
    'L’attacco a Israele viene prima e fallisce. Poi l’americano vede tutta la mano sovietica, e mette un punto in Libano: quello che sa guiderà ogni giocata del turno.',
  'example.2.1.ussr':
    'Il Libano è debole, e un Colpo di Stato lì non abbassa il DEFCON: quattro punti sovietici in una nazione che voleva essere americana. Le Operazioni Militari richieste sono più che coperte.',
  'example.2.1.us':
    'Sette nazioni in una volta: gli americani sono tornati in Europa, con punti in Danimarca, Turchia, Grecia e Spagna.',
  'example.2.2.ussr':
    'Il Medio Oriente dà sei punti all’URSS e nessuno agli USA. A quota dodici si intravede la fine della partita.',
  'example.2.2.us':
    'Disordini a est: Polonia, Germania Est e Austria perdono un punto ciascuna. All’URSS rimediare costa una carta.',
  'example.2.3.ussr':
    'E si rimedia subito, punto per punto. L’Evento della carta farebbe di più, ma le Operazioni sono sicure.',
  'example.2.3.us':
    'Un Colpo di Stato in Iraq con la carta più forte, e un uno sul dado. La partita stampata conta qui due Punti Operazione, benché la carta dica quattro; dopo la giocata facciamo lo stesso.',
  'example.2.4.ussr': 'Tre punti in Ungheria: così il blocco sovietico a est è completo.',
  'example.2.4.us':
    'Un’altra carta pericolosa parte per lo spazio, e la seconda casella è raggiunta. Da ora l’americano può tentare due volte per turno.',
  'example.2.5.ussr':
    'Invece del Vietnam il sovietico sceglie la Francia: tre a due, e l’Europa Occidentale torna in gioco.',
  'example.2.5.us': 'L’India è attaccata e resiste. La guerra copre almeno le Operazioni Militari che mancavano.',
  'example.2.6.ussr':
    'Il blocco chiede una carta da tre. La partita stampata ne accetta una da due e lascia vivere la Germania Ovest; secondo le regole sarebbe caduta.',
  'example.2.6.us':
    'In Francia tre nazioni adiacenti amiche danno una mano agli americani, ma finisce sei a sei: non si muove nulla. Secondo le regole a questo DEFCON l’Europa sarebbe chiusa; la partita stampata continua come se fosse aperta.',

  'example.3.headline':
    'Prima il bando dei test nucleari porta un punto e un mondo più disteso; poi i governi socialisti si prendono il resto della Francia e un punto in Germania Ovest.',
  'example.3.1.ussr':
    'L’Asia è com’era, e dà di nuovo cinque punti. A quota sedici l’americano è con le spalle al muro.',
  'example.3.1.us':
    'Un’estrazione fortunata: la carta a caso è proprio il contenimento. Da ora ogni carta americana del turno vale uno in più.',
  'example.3.2.ussr':
    'Con DEFCON 5 anche l’Europa è aperta ai Colpi di Stato, e l’Italia si svuota. Anche l’Evento sovietico sarebbe stato forte.',
  'example.3.2.us':
    'Si entra in forze in Egitto, con il punto in più. Arriva insieme la rivolta sovietica in Vietnam, lontano da dove ora si decide la partita.',
  'example.3.3.ussr':
    'Due tiri di Riallineamento, due trionfi: prima la Germania Ovest, poi Israele restano senza Influenza americana. Con le nazioni adiacenti dalla propria parte è l’arma più economica che ci sia.',
  'example.3.3.us':
    'L’Italia è riconquistata e si entra in Libia. L’alleanza deve aspettare: i quattro punti servono di più.',
  'example.3.4.ussr':
    'I Giochi favoriscono Mosca, ma la squadra americana vince con un cinque. Due punti tornano indietro.',
  'example.3.4.us':
    'La Carta Cina chiude la ferita più grande: la Germania Ovest torna americana in un colpo solo. La carta torna all’URSS.',
  'example.3.5.ussr':
    'La Cecoslovacchia è al sicuro. L’Evento americano della carta servirebbe solo se gli USA controllassero Taiwan, e non è così.',
  'example.3.5.us':
    'La guerra avversaria è annullata e le sue Operazioni diventano un Colpo di Stato: l’Egitto è libero dall’Influenza sovietica.',
  'example.3.6.ussr':
    'Prima il punto che la carta regala, poi il Colpo di Stato in Egitto: uno dei due punti americani è perduto, e il DEFCON è 2.',
  'example.3.6.us':
    'Il punteggio del Medio Oriente arriva per ultimo, quando le due fazioni sono pari. Tredici punti sotto, ma vivi: la Metà Guerra comincia con tutto ancora da giocare.',
};
