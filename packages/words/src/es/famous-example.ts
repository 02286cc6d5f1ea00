import type { Like } from '../catalogue.ts';
import type { exampleComments as english } from '../en/famous-example.ts';

export const exampleComments: Like<typeof english> = {
  'example.setup':
    'Un despliegue soviético prudente, con puntos en Austria y Yugoslavia; el jugador norteamericano pone cuatro en Alemania Occidental y deja flojas Italia y Francia. En esta edición EE. UU. empieza con menos influencia.',
  'example.1.headline':
    'El pacto con Japón vale más y va primero, así que Japón monta guardia cuando atacan Corea: el dado se queda corto. En la partida impresa la guerra baja el DEFCON; según las reglas no lo haría.',
  'example.1.1.ussr':
    'Como la guerra ha fracasado, Corea del Sur se toma con influencia, y Yugoslavia de paso. La alianza de la carta aún no puede nacer.',
  'example.1.1.us':
    'Una respuesta elegante: con una sola carta el bando norteamericano iguala en Yugoslavia, tres a tres.',
  'example.1.2.ussr':
    'La segunda ronda es pronto para La Carta de China, pero los cinco puntos se quedan en Asia: caen Corea del Sur y Taiwán. El precio es que la carta más fuerte cambia de manos.',
  'example.1.2.us':
    'La segunda mitad del plan: nadie controla Yugoslavia, así que toda la influencia soviética desaparece de allí. Dos cartas pequeñas han ganado un país.',
  'example.1.3.ussr':
    'Asia se puntúa con Corea del Sur y Taiwán recién tomados: nueve a cuatro. La ventaja de cinco muestra lo que valía La Carta de China.',
  'example.1.3.us':
    'El evento daría dos puntos y bajaría el DEFCON; las operaciones aseguran Francia y refuerzan Israel.',
  'example.1.4.ussr':
    'Apenas ganada, Francia se escapa: dos puntos perdidos, uno soviético ganado, y la alianza nunca la protegerá.',
  'example.1.4.us':
    'El primer golpe de la partida apunta a Iraq, y fracasa. Las operaciones militares están cumplidas, y el DEFCON baja a 3.',
  'example.1.5.ussr':
    'Un golpe en Irán con un seis: cuatro puntos soviéticos de una vez. El evento que sigue solo cuesta una carta al azar, que resulta ser una de las suyas, e inofensiva.',
  'example.1.5.us':
    'Europa se puntúa en el peor momento, pero la carta no se puede guardar: ambos bandos cobran lo mismo y nada cambia.',
  'example.1.6.ussr': 'Un paso gratis en el espacio da dos puntos, pues nadie ha estado allí todavía.',
  'example.1.6.us':
    'La revolución cubana se va en cambio al espacio. El intento sale bien, y vuelve la mitad de lo que ganó la URSS.',

  'example.2.headline':
    'El ataque a Israel va primero y fracasa. Luego el jugador norteamericano ve toda la mano soviética y pone un punto en el Líbano: lo que sabe guiará cada jugada del turno.',
  'example.2.1.ussr':
    'El Líbano es débil, y un golpe allí no baja el DEFCON: cuatro puntos soviéticos en un país que quería ser norteamericano. Las operaciones militares están más que cumplidas.',
  'example.2.1.us':
    'Siete países a la vez: el bando norteamericano ha vuelto a Europa, con puntos en Dinamarca, Turquía, Grecia y España.',
  'example.2.2.ussr':
    'Oriente Medio da seis puntos a la URSS y ninguno a EE. UU. Con doce puntos ya asoma el final de la partida.',
  'example.2.2.us':
    'Disturbios en el este: Polonia, Alemania Oriental y Austria pierden un punto cada una. A la URSS le cuesta una carta arreglarlo.',
  'example.2.3.ussr':
    'Y se arregla enseguida, punto por punto. El evento de la carta haría más, pero las operaciones son seguras.',
  'example.2.3.us':
    'Un golpe en Iraq con la carta más fuerte, y un uno en el dado. La partida impresa cuenta aquí dos puntos de operaciones, aunque la carta dice cuatro; tras la jugada hacemos lo mismo.',
  'example.2.4.ussr': 'Tres puntos en Hungría: con ella el bloque soviético del este queda completo.',
  'example.2.4.us':
    'Otra carta peligrosa parte al espacio, y se alcanza la segunda casilla. Desde ahora el jugador norteamericano puede intentarlo dos veces por turno.',
  'example.2.5.ussr':
    'En lugar de Vietnam el soviético elige Francia: tres a dos, y Europa Occidental vuelve a estar en juego.',
  'example.2.5.us':
    'Un ataque a la India, que resiste. La guerra al menos cubre las operaciones militares que faltaban.',
  'example.2.6.ussr':
    'El bloqueo pide una carta de valor tres. La partida impresa acepta una de dos y deja vivir a Alemania Occidental; según las reglas habría caído.',
  'example.2.6.us':
    'Tres países adyacentes amigos ayudan al bando norteamericano en Francia, pero acaba seis a seis: nada se mueve. Según las reglas Europa estaría cerrada con este DEFCON; la partida impresa sigue como si estuviera abierta.',

  'example.3.headline':
    'Primero la prohibición de los ensayos nucleares trae un punto y un mundo más tranquilo; después los gobiernos socialistas se llevan el resto de Francia y un punto de Alemania Occidental.',
  'example.3.1.ussr':
    'Asia está como estaba, y vuelve a dar cinco puntos. Con dieciséis en contra, el jugador norteamericano está contra la pared.',
  'example.3.1.us':
    'Un robo afortunado: la carta al azar es la propia contención. Desde ahora cada carta norteamericana del turno vale uno más.',
  'example.3.2.ussr':
    'Con DEFCON 5 hasta Europa está abierta a los golpes, e Italia queda vacía. El evento soviético también habría sido fuerte.',
  'example.3.2.us':
    'Se entra en Egipto con fuerza, gracias al punto extra. Con ello llega la revuelta soviética de Vietnam, lejos de donde ahora se decide todo.',
  'example.3.3.ussr':
    'Dos tiradas de realineamiento, dos triunfos: primero Alemania Occidental y luego Israel quedan barridos. Con los países adyacentes de tu lado es el arma más barata que hay.',
  'example.3.3.us':
    'Se recupera Italia y se entra en Libia. La alianza tiene que esperar: los cuatro puntos hacen más falta.',
  'example.3.4.ussr':
    'Los Juegos favorecen a Moscú, pero el equipo norteamericano gana con un cinco. Vuelven dos puntos.',
  'example.3.4.us':
    'La Carta de China cierra la mayor herida: Alemania Occidental vuelve a ser norteamericana de una sola vez. La carta regresa a la URSS.',
  'example.3.5.ussr':
    'Checoslovaquia queda asegurada. El evento norteamericano de la carta solo serviría si EE. UU. controlara Taiwán, y no es el caso.',
  'example.3.5.us':
    'La guerra del adversario se cancela y sus operaciones se convierten en un golpe: Egipto queda libre de influencia soviética.',
  'example.3.6.ussr':
    'Primero el punto que la carta regala, luego el golpe en Egipto: se pierde uno de los dos puntos norteamericanos, y el DEFCON queda en 2.',
  'example.3.6.us':
    'Oriente Medio se puntúa al final, cuando ambos bandos tienen lo mismo. Trece puntos por debajo, pero con vida: la guerra media empieza con todo por jugar.',
};
