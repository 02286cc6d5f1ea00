import type { Like } from '../catalogue.ts';
import type { finalComments as english } from '../en/famous-final.ts';

export const finalComments: Like<typeof english> = {
  'final.setup':
    'El bando soviético levanta un muro en Polonia y Alemania Oriental, y pone un pie en Yugoslavia. El jugador norteamericano gasta los cinco puntos de la puja en Irán, Francia y Alemania Occidental: Europa y Oriente Medio tienen que rendir pronto.',
  'final.1.headline':
    'El jugador norteamericano cobra enseguida en Oriente Medio, mientras Irán aún es suyo: cuatro puntos, y nada para el adversario. Las medallas olímpicas son para la URSS y le dan la mitad.',
  'final.1.1.ussr':
    'El golpe en Irán es la apertura soviética clásica, y el seis la hace perfecta: la puerta de Oriente Medio y de Asia queda derribada. El evento de la carta es norteamericano, pero sin sus condiciones no hace nada.',
  'final.1.1.us':
    'El DEFCON ha bajado, y el jugador norteamericano responde con influencia en vez de un golpe: un punto en Malasia y otro en Colombia abren el camino hacia el Sudeste Asiático y Sudamérica.',
  'final.1.2.ussr':
    'La joya del mazo soviético inicial: cuatro puntos ociosos parten hacia Chile, Venezuela, Tailandia y Malasia. De pronto la URSS juega en cuatro continentes.',
  'final.1.2.us':
    'Tailandia no se puede perder, así que el jugador norteamericano arriesga un golpe al momento. Sale un uno: el intento fracasa y el DEFCON baja igualmente.',
  'final.1.3.ussr':
    'Tres puntos tranquilos afianzan lo ganado: Tailandia y Venezuela quedan controladas, y Afganistán es el siguiente paso hacia Paquistán.',
  'final.1.3.us':
    'Una pareja de cartas astuta: el evento soviético se cancela, y sus dos puntos van a un golpe en Venezuela. Otro uno; al menos las operaciones militares están cumplidas, y con DEFCON 2 cualquier otro golpe en un país conflictivo sería un suicidio.',
  'final.1.4.ussr':
    'Con DEFCON 2 nadie puede echar al recién llegado de un país conflictivo. Brasil, Argentina e Indonesia reciben su primer punto soviético, cada uno junto a un amigo.',
  'final.1.4.us':
    'Europa se puntúa mientras el jugador norteamericano la domina: diez a cinco. La ventaja de siete parece grande, pero tiene que durar para todos los demás continentes.',
  'final.1.5.ussr':
    'Un evento norteamericano que no encuentra objetivo es un regalo. El único punto va a Tailandia, que a partir de ahora es difícil de mover.',
  'final.1.5.us':
    'La carta de guerra se desactiva colocando antes: dos puntos en Corea del Sur, y solo después el ataque, que con un uno fracasa. El jugador norteamericano conserva el país, y la carta queda fuera del juego.',
  'final.1.6.ussr':
    'Este evento podría herir a Francia, pero las operaciones valen más: Afganistán queda asegurado y Paquistán tomado, justo al lado de la India.',
  'final.1.6.us':
    'Un último punto va a Jordania. Desde allí el camino lleva a Arabia Saudí, como mostrará el próximo turno.',

  'final.2.headline':
    'La purga le quita un punto a cada carta norteamericana del turno. En el ataque a Paquistán sale un cinco, pero dos países soviéticos adyacentes lo dejan en tres: falta un solo punto.',
  'final.2.1.ussr':
    'Con el primer golpe del turno la URSS se lleva Panamá, y con él la cabeza de puente norteamericana en el canal. El DEFCON 2 cierra la puerta tras ella.',
  'final.2.1.us':
    'Debilitada por la purga, la carta vale dos puntos; ambos van a Arabia Saudí, un país conflictivo aún sin dueño.',
  'final.2.2.ussr':
    'Las semillas del primer turno dan fruto: Asia está dominada, y diez puntos contra cuatro casi borran la ventaja norteamericana.',
  'final.2.2.us':
    'El evento soviético tiene que ocurrir algún día, y Rumanía cambia poco. El punto que queda hace norteamericana a Arabia Saudí.',
  'final.2.3.ussr':
    'Cuatro puntos en cuatro países intactos, Birmania entre ellos: este evento vale el doble que sus operaciones, y prepara África para la guerra media.',
  'final.2.3.us':
    'Una carta que abriría agujeros en Europa desaparece en el espacio, y el cohete vuela: la primera casilla da dos puntos.',
  'final.2.4.ussr':
    'La URSS hace lo mismo con un evento norteamericano que bajaría el DEFCON. Con DEFCON 2, jugarlo de otro modo habría sido fatal.',
  'final.2.4.us':
    'Sudáfrica recibe su segundo punto. El jugador norteamericano ve venir África y quiere al menos su extremo sur.',
  'final.2.5.ussr':
    'No un paso en el espacio, sino un punto en el Líbano: el soviético prefiere romper Oriente Medio antes que volar.',
  'final.2.5.us':
    'Primero el evento desagradable, luego la reparación: se pierden cuatro puntos en Francia y el Reino Unido, y Francia se arregla enseguida.',
  'final.2.6.ussr':
    'De nuevo el evento del adversario va primero, para que los tres puntos arreglen lo que rompe: Alemania Oriental vuelve a estar entera, e Iraq cae en manos de la URSS.',
  'final.2.6.us':
    'La carta fuerte se juega por las operaciones, no por Japón: Francia vuelve a estar a salvo y Sudáfrica, controlada. Ambos bandos han hecho justo las operaciones militares que necesitan.',

  'final.3.headline':
    'El gran evento europeo pasa sin estorbo: siete países, y un muro de amigos en torno al telón de acero. La respuesta es otra oleada de independencia en África y Malasia.',
  'final.3.1.ussr':
    'El DEFCON permite un golpe en Oriente Medio, y va contra Arabia Saudí. De momento rompe el control, al precio de un punto que la carta da al adversario.',
  'final.3.1.us': 'Arabia Saudí se recompone, se entra en Egipto desde Israel, y Grecia asegura la ventaja en Europa.',
  'final.3.2.ussr':
    'Dos puntos en Vietnam, y uno más por cada carta soviética que se gaste este turno en el Sudeste Asiático. Anuncia lo que se va a puntuar.',
  'final.3.2.us':
    'Europa se puntúa por segunda vez, con el mismo resultado: diez a cinco. La ventaja vuelve a ser de ocho.',
  'final.3.3.ussr':
    'El punto extra de la revuelta convierte tres en cuatro: Birmania, Malasia y Laos pasan uno tras otro a control soviético.',
  'final.3.3.us':
    'Israel se refuerza a tiempo: la guerra contra él está en la mano del propio jugador norteamericano, y hay que jugarla.',
  'final.3.4.ussr':
    'Asia por segunda vez: Dominio y tres países conflictivos, diez a cuatro. De la ventaja norteamericana quedan dos puntos.',
  'final.3.4.us':
    'Primero las operaciones, luego la guerra del adversario: con Israel, Egipto y Jordania en manos norteamericanas ni un seis bastaría.',
  'final.3.5.ussr':
    'Nace la alianza, pues su condición se cumple. Importa poco: los cuatro puntos van a Siria, Brasil y Chile, lejos de Europa.',
  'final.3.5.us':
    'El chantaje sobre Alemania Occidental se cancela antes de empezar. Un solo punto en Libia es todo lo que da una carta tan débil.',
  'final.3.6.ussr':
    'La última carta soviética da Argentina y, con tres puntos, Costa Rica: un escudo para Panamá, justo antes de la guerra media.',
  'final.3.6.us':
    'En el golpe de Costa Rica sale un cinco y aun así fracasa por un pelo, y el evento se lleva la mitad de Egipto. Falta una operación militar, y la ventaja se reduce a un solo punto: todo sigue abierto.',
};
