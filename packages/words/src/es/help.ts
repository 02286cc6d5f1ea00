import type { Like } from '../catalogue.ts';
import type { help as english } from '../en/help.ts';

export const help: Like<typeof english> = {
  'help.influence':
    'La influencia muestra la fuerza de un bando en un país. Colócala donde ya tengas o en un país adyacente.',
  'help.control':
    'Controlas un país cuando tu influencia supera a la del adversario al menos en su índice de estabilidad. Colocar en un país controlado por el adversario cuesta el doble.',
  'help.stability': 'Lo difícil que es controlar un país, y derribarlo con un golpe de estado.',
  'help.battleground':
    'Los países que más cuentan al puntuar una región. Un golpe de estado en uno de ellos baja el DEFCON.',
  'help.operations':
    'Lo que vale una carta si no se usa como evento: colocar influencia, dar un golpe de estado o realinear.',
  'help.coup':
    'Tira un dado y suma el valor de la carta: lo que supere el doble de la estabilidad primero retira influencia adversaria y luego añade la tuya. Cuenta como operaciones militares.',
  'help.realign':
    'Ambos tiran un dado, con bonos por los países adyacentes, por tener más influencia y por tener al lado su superpotencia; el total más bajo pierde influencia.',
  'help.space':
    'Deshazte de una carta cuyo evento no quieras e intenta avanzar en la Carrera Espacial. Normalmente una vez por turno.',
  'help.event':
    'Lo que hace ocurrir una carta. Si juegas para operaciones una carta con un evento del adversario, el evento también ocurre.',
  'help.headline':
    'Al empezar cada turno ambos bandos eligen una carta en secreto; ocurren ambos eventos, primero el de mayor valor.',
  'help.scoring':
    'Las cartas de puntuación dan puntos por lo que controlas en una región. Hay que jugarlas en el mismo turno en que se tienen.',
  'help.presence': 'Controlas al menos un país de la región.',
  'help.domination':
    'Controlas más países y más países conflictivos de la región que el adversario, y al menos uno no conflictivo.',
  'help.regional-control': 'Controlas más países de la región que el adversario, y todos los conflictivos.',
  'help.vp':
    'Los puntos de victoria mueven un solo indicador de un lado a otro. Una ventaja de 20 gana al instante; si no, gana quien vaya por delante tras el último turno.',
  'help.defcon':
    'Lo cerca que está la guerra nuclear, de 5 (paz) a 1 (guerra). Cuanto más bajo, menos regiones quedan abiertas a golpes de estado y realineamientos. Quien lo lleva a 1 pierde.',
  'help.military':
    'En cada turno debes intentar golpes de estado o guerras por tanto valor como marque el DEFCON; el adversario gana un PV por cada punto que te falte.',
  'help.china':
    'Una carta fuerte que pasa al adversario cuando se juega. No tiene evento y nunca cuenta como carta de la mano.',
  'help.deck': 'Las cartas de guerra media entran en el mazo en el turno 4; las de guerra tardía, en el turno 8.',
  'help.era': 'Guerra inicial: turnos 1 a 3. Guerra media: turnos 4 a 7. Guerra tardía: turnos 8 a 10.',
};
