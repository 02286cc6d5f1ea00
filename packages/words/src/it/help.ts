import type { Like } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Like<typeof english> = {
  'help.influence':
    'L’Influenza mostra quanto è forte una fazione in una nazione. Piazzala dove ne hai già, o in una nazione adiacente.',
  'help.control':
    'Controlli una nazione quando la tua Influenza supera quella avversaria di un numero pari almeno al suo Valore di Stabilità. Piazzare Influenza in una nazione controllata dall’avversario costa il doppio.',
  'help.stability': 'Quanto è difficile controllare una nazione, o rovesciarla con un Colpo di Stato.',
  'help.battleground':
    'Le nazioni che contano di più nel punteggio di una Regione. Un Colpo di Stato in uno Stato Conteso peggiora il DEFCON.',
  'help.operations':
    'Quanto vale una carta quando non la usi come Evento: piazzare Influenza, Colpo di Stato o Riallineamento.',
  'help.coup':
    'Tira un dado e aggiungi il valore della carta: quanto supera il doppio della Stabilità toglie prima Influenza avversaria, poi aggiunge la tua. Vale come Operazioni Militari.',
  'help.realign':
    'Entrambi tirano un dado, con bonus per le nazioni adiacenti, per la maggiore Influenza e per la propria superpotenza adiacente; chi ha il totale più basso perde Influenza.',
  'help.space':
    'Liberati di una carta di cui non vuoi l’Evento, e prova ad avanzare nella Corsa allo Spazio. Di solito una volta per turno.',
  'help.event':
    'Quello che una carta fa succedere. Se giochi per le Operazioni una carta con un Evento avversario, avviene anche l’Evento.',
  'help.headline':
    'All’inizio di ogni turno entrambi scelgono in segreto una carta; avvengono tutti e due gli Eventi, prima quello di valore più alto.',
  'help.scoring':
    'Le Carte Punteggio premiano quello che controlli in una Regione. Vanno giocate nel turno in cui le hai in mano.',
  'help.presence': 'Controlli almeno una nazione della Regione.',
  'help.domination':
    'Controlli più nazioni e più Stati Contesi della Regione rispetto all’avversario, e almeno uno Stato Non-Conteso.',
  'help.regional-control': 'Controlli più nazioni della Regione rispetto all’avversario, e tutti i suoi Stati Contesi.',
  'help.vp':
    'I Punti Vittoria spostano un solo segnalino avanti e indietro. Con 20 di vantaggio si vince subito; altrimenti, dopo l’ultimo turno, vince chi è avanti.',
  'help.defcon':
    'Quanto è vicina la Guerra Nucleare, da 5 (pace) a 1 (guerra). Più è basso, meno Regioni sono aperte a Colpi di Stato e Riallineamenti. Chi lo porta a 1 perde.',
  'help.military':
    'Ogni turno devi tentare Colpi di Stato o guerre per un valore pari al DEFCON; l’avversario guadagna un PV per ogni punto che ti manca.',
  'help.china':
    'Una carta forte che passa all’avversario quando la giochi. Non ha un Evento, e non conta mai tra le carte della tua mano.',
  'help.deck': 'Le carte di Metà Guerra entrano nel mazzo al turno 4, quelle di Tarda Guerra al turno 8.',
  'help.era': 'Inizio Guerra: turni da 1 a 3. Metà Guerra: turni da 4 a 7. Tarda Guerra: turni da 8 a 10.',
};
