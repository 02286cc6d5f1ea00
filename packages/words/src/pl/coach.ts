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
  'coach.points-threat': 'Graczowi {side} brakuje do zwycięstwa już tylko {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}.',
  'coach.europe-threat': 'Gracz {side} ma już prawie Kontrolę nad Europą, a to daje zwycięstwo: przełam jego Kontrolę {country_in}.',
  'coach.military-owed': 'W tym Etapie {count, plural, one {potrzebujesz jeszcze # Operacji Wojskowej} few {potrzebujesz jeszcze # Operacji Wojskowych} many {potrzebujesz jeszcze # Operacji Wojskowych} other {potrzebujesz jeszcze # Operacji Wojskowej}}: liczą się Przewroty{level, plural, =2 { poza Państwami Strategicznymi} one {} few {} many {} other {}}, a każda brakująca Operacja kosztuje cię 1 PZ.',
  'coach.military-coup': 'W tym Etapie {count, plural, one {potrzebujesz jeszcze # Operacji Wojskowej} few {potrzebujesz jeszcze # Operacji Wojskowych} many {potrzebujesz jeszcze # Operacji Wojskowych} other {potrzebujesz jeszcze # Operacji Wojskowej}}, a każda brakująca kosztuje 1 PZ: spróbuj Przewrotu {country_in}.',
  'coach.scoring-pays': 'Rozstrzygnięcie {region_in} dałoby ci teraz {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}: to dobra chwila na kartę „{card}”.',
  'coach.scoring-costs': 'Rozstrzygnięcie {region_in} kosztowałoby cię teraz {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}: popraw pozycję, zanim zagrasz „{card}”.',
  'coach.scoring-improve': 'Rozstrzygnięcie {region_in} kosztowałoby cię teraz {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}: zdobądź Kontrolę {country_in}, zanim zagrasz „{card}”.',
  'coach.scoring-waits': 'Kartę „{card}” trzeba zagrać w tym Etapie: najpierw zyskaj coś w jej Regionie.',
  'coach.scoring-first': 'Kartę „{card}” trzeba zagrać w tym Etapie: najpierw zdobądź Kontrolę {country_in}.',
  'coach.coup': 'Przewrót {country_in} (Państwo Strategiczne) może się udać: kontrolę {count, plural, one {daje # z} few {dają # z} many {daje # z} other {daje # z}} 6 wyników rzutu.',
  'coach.take': 'Kontrola nad {country_ins} (Państwo Strategiczne) kosztowałaby cię {count, plural, one {# Punkt Operacyjny} few {# Punkty Operacyjne} many {# Punktów Operacyjnych} other {# Punktu Operacyjnego}}.',
  'coach.guard': 'Uważaj na sytuację {country_in}: Przewrót może odebrać ci kontrolę.',
  'coach.send-to-space': 'Karta „{card}” to Wydarzenie gracza {side}: kosmos jest dla niej dobrym miejscem.',
  'coach.china': 'Karta Chińska jest twoja: ma Wartość Operacyjną 5, jeśli całą wykorzystasz w Azji.',
  'coach.headline': 'Wybierz Wydarzenie, które ci pomoże: następuje, zanim ktokolwiek zagra.',
  'coach.headline-card': 'Wybierz Wydarzenie, które ci pomoże, na przykład „{card}”: działa, zanim ktokolwiek zagra.',
  'coach.setup-us': 'Siedem punktów w Europie Zachodniej: przejmij kontrolę nad dwoma Państwami Strategicznymi, Niemcami Zachodnimi i Włochami.',
  'coach.setup-ussr': 'Sześć punktów w Europie Wschodniej: wzmocnij dwa Państwa Strategiczne, Polskę i Niemcy Wschodnie.',

  'coach.took': 'Masz teraz kontrolę nad {country_ins}{battleground, select, yes { (Państwo Strategiczne)} other {}}.',
  'coach.broke': 'Gracz {side} nie ma już kontroli nad {country_ins}.',
  'coach.lost': 'Gracz {side} ma teraz kontrolę nad {country_ins}{battleground, select, yes { (Państwo Strategiczne)} other {}}.',
  'coach.opened': 'Nie masz już kontroli nad {country_ins}.',
  'coach.gained-points': 'Zdobywasz {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}.',
  'coach.lost-points': 'Gracz {side} zdobywa {count, plural, one {# PZ} few {# PZ} many {# PZ} other {# PZ}}.',
  'coach.region-better': 'Twoja pozycja {region_in} się poprawia: {score}, gdyby Rozstrzygnięcie nastąpiło teraz.',
  'coach.region-worse': 'Twoja pozycja {region_in} się pogarsza: {score}, gdyby Rozstrzygnięcie nastąpiło teraz.',
  'coach.defcon-fell': 'DEFCON spadł do {level}.',
  'coach.military-done': 'To {count, plural, one {# Operacja Wojskowa} few {# Operacje Wojskowe} many {# Operacji Wojskowych} other {# Operacji Wojskowej}}.',
};
