import type { Like } from '../catalogue.ts';
import type { coach as english } from '../en/coach.ts';

/** What the coach says beside a game: what matters now, and what the last play has changed. One sentence each. */
// biome-ignore format: one line each
export const coach: Like<typeof english> = {
  'coach.title': 'Entrenador',
  'coach.on': 'Activar el entrenador',
  'coach.off': 'Desactivar el entrenador',
  'coach.quiet': 'Nada urgente: refuerza lo que tienes.',

  'coach.scoring-due': 'Juega ya {card}: quien conserve una carta de puntuación al final del turno pierde la partida.',
  'coach.deadly-card': '{card} puede hacerte perder ahora: guárdala o mándala al espacio.',
  'coach.brink': 'El DEFCON está en 2: un golpe de estado en un país conflictivo haría perder la partida.',
  'coach.points-threat': '{side_The} necesita solo {count, plural, one {# PV} other {# PV}} más para ganar.',
  'coach.europe-threat': '{side_The} controla casi toda Europa, y con ella se gana: rompe su control en {country_the}.',
  'coach.military-owed': 'Este turno aún {count, plural, one {necesitas # operación militar} other {necesitas # operaciones militares}}: cuentan los golpes de estado{level, plural, =2 { fuera de los países conflictivos} other {}}, y cada una que falte cuesta 1 PV.',
  'coach.military-coup': 'Este turno aún {count, plural, one {necesitas # operación militar} other {necesitas # operaciones militares}}, y cada una que falte cuesta 1 PV: intenta un golpe de estado en {country_the}.',
  'coach.scoring-pays': '{region} te daría ahora {count, plural, one {# PV} other {# PV}}: buen momento para jugar {card}.',
  'coach.scoring-costs': '{region} te costaría ahora {count, plural, one {# PV} other {# PV}}: mejora tu situación antes de jugar {card}.',
  'coach.scoring-improve': '{region} te costaría ahora {count, plural, one {# PV} other {# PV}}: toma {country_the} antes de jugar {card}.',
  'coach.scoring-waits': '{card} debe jugarse este turno: gana antes algo en su región.',
  'coach.scoring-first': '{card} debe jugarse este turno: toma antes {country_the}.',
  'coach.coup': 'Un golpe de estado podría darte {country_the}, país conflictivo: sirven {count} de 6 caras.',
  'coach.take': 'Controlar {country_the}, país conflictivo, te costaría {count, plural, one {# punto de operaciones} other {# puntos de operaciones}}.',
  'coach.guard': 'Protege {country_the}: un golpe de estado podría quitarte el control.',
  'coach.send-to-space': '{card} es un evento {side_of}: el espacio es buen sitio para esa carta.',
  'coach.china': 'La Carta de China es tuya: vale 5 puntos de operaciones si los usas todos en Asia.',
  'coach.headline': 'Elige un evento que te ayude: ocurre antes de que nadie juegue.',
  'coach.headline-card': 'Elige un evento que te ayude, por ejemplo {card}: tiene efecto antes de que nadie juegue.',
  'coach.setup-us': 'Siete puntos para Europa Occidental: controla Alemania Occidental e Italia, países conflictivos.',
  'coach.setup-ussr': 'Seis puntos para Europa Oriental: refuerza Polonia y Alemania Oriental, países conflictivos.',

  'coach.took': 'Ahora controlas {country_the}{battleground, select, yes {, país conflictivo} other {}}.',
  'coach.broke': '{side_The} ya no controla {country_the}.',
  'coach.lost': '{side_The} controla ahora {country_the}{battleground, select, yes {, país conflictivo} other {}}.',
  'coach.opened': 'Ya no controlas {country_the}.',
  'coach.gained-points': 'Has ganado {count, plural, one {# PV} other {# PV}}.',
  'coach.lost-points': '{side_The} ha ganado {count, plural, one {# PV} other {# PV}}.',
  'coach.region-better': 'Vas mejor en {region_the}: {score} si se puntuara ahora.',
  'coach.region-worse': 'Vas peor en {region_the}: {score} si se puntuara ahora.',
  'coach.defcon-fell': 'El DEFCON ha bajado a {level}.',
  'coach.military-done': 'Cuenta como {count, plural, one {# operación militar} other {# operaciones militares}}.',
};
