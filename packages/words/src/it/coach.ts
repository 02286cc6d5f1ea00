import type { Like } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';

/** What the coach says beside a game: what matters now, and what the last play has changed. One sentence each. */
// biome-ignore format: one line each
export const coach: Like<typeof english> = {
  'coach.title': 'Allenatore',
  'coach.on': 'Attiva l’allenatore',
  'coach.off': 'Disattiva l’allenatore',
  'coach.quiet': 'Niente di urgente: rafforza quello che hai.',

  'coach.scoring-due': 'Gioca subito {card}: chi ha ancora una Carta Punteggio a fine turno perde la partita.',
  'coach.deadly-card': '{card} adesso può farti perdere: tienila, o mandala nello Spazio.',
  'coach.brink': 'Il DEFCON è a 2: un Colpo di Stato in uno Stato Conteso farebbe perdere la partita.',
  'coach.points-threat': '{side, select, us {Agli USA} other {All’URSS}} {count, plural, one {manca solo # PV} other {mancano solo # PV}} per vincere.',
  'coach.europe-threat': '{side, select, us {Gli USA controllano} other {L’URSS controlla}} quasi tutta l’Europa, e con quella si vince: spezza il Controllo {country_in}.',
  'coach.military-owed': 'In questo turno {count, plural, one {ti serve ancora # Operazione Militare} other {ti servono ancora # Operazioni Militari}}: valgono i Colpi di Stato{level, plural, =2 { fuori dagli Stati Contesi} other {}}, e ognuna che manca costa 1 PV.',
  'coach.military-coup': 'In questo turno {count, plural, one {ti serve ancora # Operazione Militare} other {ti servono ancora # Operazioni Militari}}, e ognuna che manca costa 1 PV: tenta un Colpo di Stato {country_in}.',
  'coach.scoring-pays': 'Calcolare adesso il punteggio {region_of} ti darebbe {count, plural, one {# PV} other {# PV}}: è il momento di giocare {card}.',
  'coach.scoring-costs': 'Calcolare adesso il punteggio {region_of} ti costerebbe {count, plural, one {# PV} other {# PV}}: migliora la situazione prima di giocare {card}.',
  'coach.scoring-improve': 'Calcolare adesso il punteggio {region_of} ti costerebbe {count, plural, one {# PV} other {# PV}}: prendi il Controllo {country_in} prima di giocare {card}.',
  'coach.scoring-waits': '{card} va giocata in questo turno: prima guadagna qualcosa nella sua Regione.',
  'coach.scoring-first': '{card} va giocata in questo turno: prima prendi il Controllo {country_in}.',
  'coach.coup': 'Un Colpo di Stato {country_in}, Stato Conteso, può riuscire: {count} facce su 6 danno il Controllo.',
  'coach.take': 'Il Controllo {country_in}, Stato Conteso, ti costerebbe {count, plural, one {# Punto Operazione} other {# Punti Operazione}}.',
  'coach.guard': 'Attenzione {country_in}: un Colpo di Stato può toglierti il Controllo.',
  'coach.send-to-space': '{card} è un Evento {side_of}: lo Spazio è un buon posto per questa carta.',
  'coach.china': '{chinaCard} è tua: vale 5 Punti Operazione se li usi tutti in Asia.',
  'coach.headline': 'Scegli un Evento che ti aiuti: avviene prima che qualcuno giochi.',
  'coach.headline-card': 'Scegli un Evento che ti aiuti, per esempio {card}: ha effetto prima che qualcuno giochi.',
  'coach.setup-us': 'Sette punti per l’Europa Occidentale: controlla Germania Ovest e Italia, due Stati Contesi.',
  'coach.setup-ussr': 'Sei punti per l’Europa Orientale: rafforza Polonia e Germania Est, due Stati Contesi.',

  'coach.took': 'Adesso hai il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}.',
  'coach.broke': '{side, select, us {Gli USA non hanno} other {L’URSS non ha}} più il Controllo {country_in}.',
  'coach.lost': '{side, select, us {Gli USA hanno} other {L’URSS ha}} preso il Controllo {country_in}{battleground, select, yes {, Stato Conteso} other {}}.',
  'coach.opened': 'Non hai più il Controllo {country_in}.',
  'coach.gained-points': 'Hai guadagnato {count, plural, one {# PV} other {# PV}}.',
  'coach.lost-points': '{side, select, us {Gli USA hanno} other {L’URSS ha}} guadagnato {count, plural, one {# PV} other {# PV}}.',
  'coach.region-better': 'Va meglio {region_in}: {score} se si calcolasse adesso.',
  'coach.region-worse': 'Va peggio {region_in}: {score} se si calcolasse adesso.',
  'coach.defcon-fell': 'Il DEFCON è sceso a {level}.',
  'coach.military-done': 'Vale come {count, plural, one {# Operazione Militare} other {# Operazioni Militari}}.',
};
