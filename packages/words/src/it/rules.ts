import type { Like } from '../catalogue.ts';
import type { rules as english } from '../en/rules.ts';

export const rules: Like<typeof english> = {
  'rules.edition.deluxe': 'Edizione Deluxe',
  'rules.edition.deluxe.about': 'Il gioco nell’edizione oggi in commercio.',
  'rules.edition.deluxe-es': 'Deluxe spagnola',
  'rules.edition.deluxe-es.about': 'Come l’Edizione Deluxe, con «Referendum sulla NATO» tra le carte opzionali.',
  'rules.edition.deluxe-pl': 'Deluxe polacca',
  'rules.edition.deluxe-pl.about':
    'Come l’Edizione Deluxe; chi vince per le Operazioni Militari mancanti deve mostrare una mano senza Carte Punteggio.',
  'rules.edition.second': 'Seconda edizione',
  'rules.edition.second.about':
    'Un’edizione più vecchia: meno Influenza USA all’inizio, un Aldrich Ames tutto suo, niente carte opzionali né varianti.',

  'rules.optionalCards': 'Carte opzionali',
  'rules.optionalCards.about': 'Le carte aggiuntive dell’Edizione Deluxe sono nel mazzo.',
  'rules.chineseCivilWar': 'Guerra Civile Cinese',
  'rules.chineseCivilWar.about':
    'La Carta Cinese non è di nessuno finché l’URSS non ha piazzato abbastanza Influenza in Cina.',
  'rules.scenario.standard': 'Tutta la guerra',
  'rules.scenario.standard.about': 'Tutti e dieci i turni, dalla fine della Seconda guerra mondiale in poi.',
  'rules.scenario.late-war': 'Tarda Guerra',
  'rules.scenario.late-war.about': 'Solo gli ultimi tre turni. Se alla fine gli USA hanno meno di 20 PV, vince l’URSS.',
  'rules.tournament': 'Regole da torneo',
  'rules.tournament.about': 'Alla fine di ogni turno si controllano le Carte Conservate, come nei tornei.',
  'rules.bidding.none': 'Fazioni a scelta',
  'rules.bidding.none.about': 'Decidi tu chi gioca con quale fazione.',
  'rules.bidding.influence': 'Puntate segrete',
  'rules.bidding.influence.about':
    'Entrambi scrivono una fazione e quanto vale per loro; chi la ottiene paga l’altra fazione in Influenza.',
  'rules.bidding.vp': 'Asta',
  'rules.bidding.vp.about': 'Si punta a turno per una fazione; chi la ottiene paga l’altra fazione in PV.',
  'rules.handicap': 'Handicap',
  'rules.handicap.about': 'Prima del primo turno una fazione piazza Influenza bonus dove ne ha già.',
  'rules.handicap.given': 'Handicap: {side} +{count}',
  'rules.option.realign-anywhere': 'Riallineamenti ovunque',
  'rules.option.realign-anywhere.about': 'Il DEFCON non chiude nessuna Regione ai Riallineamenti.',
  'rules.option.realign-safe': 'Riallineamenti sicuri',
  'rules.option.realign-safe.about': 'Nei tuoi tiri di Riallineamento non puoi perdere Influenza.',
  'rules.option.mixed-operations': 'Operazioni miste',
  'rules.option.mixed-operations.about':
    'Una sola carta può piazzare Influenza e riallineare, ma non nella stessa nazione.',
  'rules.option.space-without-roll': 'Spazio senza tiro',
  'rules.option.space-without-roll.about': 'Si può mandare una carta nella Corsa allo Spazio senza tirare.',
};
