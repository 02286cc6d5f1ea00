import type { Like } from '../catalogue.ts';
import type { reasons as english } from '../en/reasons.ts';

/** Why a move is good or bad, each a sentence whose subject is the move; by the kinds of reasons of `bots`. */
// biome-ignore format: one line each
export const reasons: Like<typeof english> = {
  'reason.wins': 'Wygrywa grę.',
  'reason.may-win': 'Wygrywa grę w {odds}% przypadków.',
  'reason.safe': 'Nie grozi natychmiastową przegraną.',
  'reason.scoring-due': 'Zagrywa kartę „{card}”, która nie może już czekać.',
  'reason.takes': 'Przejmuje kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.may-take': 'W {odds}% przypadków przejmuje kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.breaks': 'Przełamuje kontrolę gracza {side} {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.may-break': 'W {odds}% przypadków przełamuje kontrolę gracza {side} {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.guards': 'Chroni przed Przewrotem kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.strengthens': 'Dodaje {count, plural, one {# Punkt Wpływów} few {# Punkty Wpływów} many {# Punktów Wpływów} other {# Punktu Wpływów}} {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.weakens': 'Usuwa {count, plural, one {# Punkt Wpływów} few {# Punkty Wpływów} many {# Punktów Wpływów} other {# Punktu Wpływów}} gracza {side} {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.reaches': 'Daje dostęp do Państwa Strategicznego: {country}{scoring, select, yes {; {region} czeka jeszcze na Rozstrzygnięcie} other {}}.',
  'reason.standing': 'Zdobywa {standing, select, presence {Obecność} domination {Dominację} other {Kontrolę}} {region_in}{scoring, select, yes {, gdzie Rozstrzygnięcie dopiero nastąpi} other {}}.',
  'reason.stops': 'Odbiera graczowi {side} {standing, select, domination {Dominację} other {Kontrolę}} {region_in}{scoring, select, yes {, gdzie Rozstrzygnięcie dopiero nastąpi} other {}}.',
  'reason.points': 'Zdobywa {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}.',
  'reason.military': 'Daje {count, plural, one {# Operację Wojskową wymaganą} few {# Operacje Wojskowe wymagane} many {# Operacji Wojskowych wymaganych} other {# Operacji Wojskowej wymaganej}} jeszcze w tym Etapie.',
  'reason.disarms': 'Pozbywa się karty „{card}”, która przy DEFCON 2 oznacza przegraną.',
  'reason.spaces': 'Wysyła w kosmos kartę „{card}”, Wydarzenie gracza {side}, które przez to nie następuje.',
  'reason.rids': 'Pozbywa się karty „{card}”, Wydarzenia gracza {side}.',
  'reason.sheds': 'Pozbywa się karty „{card}”.',
  'reason.keeps': 'Zachowuje kartę „{card}” na później.',
  'reason.keeps-china': 'Zachowuje Kartę Chińską.',
  'reason.avoids': 'Nie wywołuje karty „{card}”, Wydarzenia gracza {side}.',
  'reason.advances': 'Posuwa się w Wyścigu Kosmicznym{odds, plural, =100 {} one {, w #% przypadków} few {, w #% przypadków} many {, w #% przypadków} other {, w #% przypadków}}.',
  'reason.lowers-defcon': 'Obniża DEFCON do {level}{level, plural, =2 {: Przewrót w Państwie Strategicznym oznacza teraz przegraną} one {} few {} many {} other {}}.',
  'reason.raises-defcon': 'Podnosi DEFCON do {level}.',
  'reason.effect': 'Wprowadza w życie kartę „{card}”.',
  'reason.ends': 'Kończy działanie karty „{card}”.',

  'reason.may-lose': 'Przegrywa grę w {odds}% przypadków.',
  'reason.loses': 'Gracz {side} przejmuje kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}.',
  'reason.opens': 'Oddaje kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}.',
  'reason.gives-points': 'Daje graczowi {side} {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}.',
  'reason.gives-standing': 'Daje graczowi {side} {standing, select, presence {Obecność} domination {Dominację} other {Kontrolę}} {region_in}.',
  'reason.gives-china': 'Oddaje Kartę Chińską graczowi {side}.',
  'reason.suffers': 'Wchodzi w życie karta „{card}”.',
};
