import type { Like } from '../catalogue.ts';
import type { reasons as english } from '../en/reasons.ts';

/** Why a move is good or bad, each a sentence whose subject is the move; by the kinds of reasons of `bots`. */
// biome-ignore format: one line each
export const reasons: Like<typeof english> = {
  'reason.wins': 'Gana la partida.',
  'reason.may-win': 'Gana la partida en el {odds} % de los casos.',
  'reason.safe': 'No corre el riesgo de perder ya la partida.',
  'reason.scoring-due': 'Juega {card}, que no puede esperar más.',
  'reason.takes': 'Pasa a controlar {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.may-take': 'En el {odds} % de los casos pasa a controlar {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.breaks': 'Rompe el control {side_of} en {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.may-break': 'En el {odds} % de los casos rompe el control {side_of} en {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.guards': 'Protege de un golpe de estado {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.strengthens': 'Añade {count} de influencia en {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.weakens': 'Quita {count} de influencia {side_of} en {country_the}{battleground, select, yes {, país conflictivo} other {}}{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.reaches': 'Pone {country_the}, país conflictivo, al alcance{scoring, select, yes {; {region} está aún por puntuar} other {}}.',
  'reason.standing': 'Obtiene {standing, select, presence {Presencia} domination {Dominio} other {Control}} en {region_the}{scoring, select, yes {, aún por puntuar} other {}}.',
  'reason.stops': 'Quita {side_to} el {standing, select, domination {Dominio} other {Control}} en {region_the}{scoring, select, yes {, aún por puntuar} other {}}.',
  'reason.points': 'Gana {count, plural, one {# PV} other {# PV}}.',
  'reason.military': 'Aporta {count, plural, one {# operación militar} other {# operaciones militares}} de las que faltan este turno.',
  'reason.disarms': 'Se libra de {card}, que con DEFCON 2 pierde la partida.',
  'reason.spaces': 'Manda al espacio {card}, evento {side_of}, que así no ocurre.',
  'reason.rids': 'Se libra de {card}, evento {side_of}.',
  'reason.sheds': 'Se libra de {card}.',
  'reason.keeps': 'Guarda {card} para más tarde.',
  'reason.keeps-china': 'Conserva la Carta de China.',
  'reason.avoids': 'No desencadena {card}, evento {side_of}.',
  'reason.advances': 'Avanza en la Carrera Espacial{odds, plural, =100 {} other {, en el # % de los casos}}.',
  'reason.lowers-defcon': 'Baja el DEFCON a {level}{level, plural, =2 {: un golpe de estado en un país conflictivo haría perder la partida} other {}}.',
  'reason.raises-defcon': 'Sube el DEFCON a {level}.',
  'reason.effect': 'Pone en juego el efecto de {card}.',
  'reason.ends': 'Pone fin al efecto de {card}.',

  'reason.may-lose': 'Pierde la partida en el {odds} % de los casos.',
  'reason.loses': '{side_The} pasa a controlar {country_the}{battleground, select, yes {, país conflictivo} other {}}.',
  'reason.opens': 'Deja de controlar {country_the}{battleground, select, yes {, país conflictivo} other {}}.',
  'reason.gives-points': 'Da {count, plural, one {# PV} other {# PV}} {side_to}.',
  'reason.gives-standing': 'Da {side_to} {standing, select, presence {Presencia} domination {Dominio} other {Control}} en {region_the}.',
  'reason.gives-china': 'Entrega la Carta de China {side_to}.',
  'reason.suffers': 'Entra en juego el efecto de {card}.',
};
