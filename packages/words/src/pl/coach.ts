import type { Like } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';

/** What the coach says beside a game: what matters now, and what the last play has changed. One sentence each. */
// biome-ignore format: one line each
export const coach: Like<typeof english> = {
  'coach.title': 'Trener',
  'coach.on': 'Włącz trenera',
  'coach.off': 'Wyłącz trenera',
  'coach.quiet': 'Nic pilnego: umacniaj to, co masz.',

  'coach.scoring-due': 'Zagraj teraz „{card}”: kto na koniec Etapu wciąż trzyma kartę Rozstrzygnięcia, przegrywa.',
  'coach.deadly-card': 'Karta „{card}” może teraz oznaczać przegraną: zatrzymaj ją albo wyślij w kosmos.',
  'coach.brink': 'DEFCON wynosi 2: Przewrót w Państwie Strategicznym oznaczałby przegraną.',
  'coach.points-threat': 'Graczowi {side} do zwycięstwa {count, plural, one {brakuje tylko # punktu} few {brakuje tylko # punktów} many {brakuje tylko # punktów} other {brakuje tylko # punktu}}.',
  'coach.europe-threat': 'Gracz {side} kontroluje prawie całą Europę, a to daje zwycięstwo: przełam tam jakieś Państwo Strategiczne.',
  'coach.military-owed': 'W tym Etapie {count, plural, one {potrzebujesz jeszcze # Operacji Wojskowej} few {potrzebujesz jeszcze # Operacji Wojskowych} many {potrzebujesz jeszcze # Operacji Wojskowych} other {potrzebujesz jeszcze # Operacji Wojskowej}}: Przewroty się liczą, a każda brakująca kosztuje 1 PZ.',
  'coach.scoring-pays': '{region} da ci teraz {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}: to dobra chwila na kartę „{card}”.',
  'coach.scoring-costs': '{region} kosztuje cię teraz {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}: popraw pozycję, zanim zagrasz „{card}”.',
  'coach.scoring-waits': 'Kartę „{card}” trzeba zagrać w tym Etapie: najpierw zyskaj coś w jej Regionie.',
  'coach.coup': 'Przewrót {country_in}, w Państwie Strategicznym, może się udać: kontrolę dają {count} z 6 ścianek.',
  'coach.take': 'Kontrola {country_in}, w Państwie Strategicznym, kosztuje {count, plural, one {# Punkt Operacyjny} few {# Punkty Operacyjne} many {# Punktów Operacyjnych} other {# Punktu Operacyjnego}}.',
  'coach.guard': 'Uważaj na sytuację {country_in}: Przewrót może odebrać ci kontrolę.',
  'coach.send-to-space': 'Karta „{card}” to Wydarzenie gracza {side}: kosmos jest dla niej dobrym miejscem.',
  'coach.china': 'Karta Chińska jest twoja: jest warta 5, jeśli całą wykorzystasz w Azji.',
  'coach.headline': 'Wybierz Wydarzenie, które ci pomoże: następuje, zanim ktokolwiek zagra.',
  'coach.setup-us': 'Siedem punktów w Europie Zachodniej: przejmij kontrolę nad Niemcami Zachodnimi i Włochami, Państwami Strategicznymi.',
  'coach.setup-ussr': 'Sześć punktów w Europie Wschodniej: wzmocnij Polskę i Niemcy Wschodnie, Państwa Strategiczne.',

  'coach.took': 'Masz teraz kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}.',
  'coach.broke': 'Gracz {side} nie ma już kontroli {country_in}.',
  'coach.lost': 'Gracz {side} przejął kontrolę {country_in}{battleground, select, yes {, w Państwie Strategicznym} other {}}.',
  'coach.opened': 'Nie masz już kontroli {country_in}.',
  'coach.gained-points': 'Zdobywasz {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'coach.lost-points': 'Gracz {side} zdobył {count, plural, one {# punkt} few {# punkty} many {# punktów} other {# punktu}}.',
  'coach.region-better': 'Lepiej {region_in}: {score}, gdyby podliczyć teraz.',
  'coach.region-worse': 'Gorzej {region_in}: {score}, gdyby podliczyć teraz.',
  'coach.defcon-fell': 'DEFCON spadł do {level}.',
  'coach.military-done': 'To {count, plural, one {# Operacja Wojskowa} few {# Operacje Wojskowe} many {# Operacji Wojskowych} other {# Operacji Wojskowej}}.',
};
