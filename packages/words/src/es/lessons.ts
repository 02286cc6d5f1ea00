import type { Like } from '../catalogue.ts';
import type { lessons as english } from '../en/lessons.ts';

/** The pages on which the game is learned; then by lesson and step what is to be known, the goal, and a hint. */
export const lessons: Like<typeof english> = {
  'learn.title': 'Aprende jugando',
  'learn.about':
    'Diez lecciones cortas en el tablero de verdad, unos minutos cada una. No puedes estropear nada: cada paso se puede repetir, y puedes salir cuando quieras.',
  'learn.done': 'hecha',
  'learn.begun': 'empezada',
  'learn.step': 'Paso {done} de {needed}',
  'learn.goal': 'Tu objetivo:',
  'learn.hint': 'Ver una pista',
  'learn.hint.title': 'Pista:',
  'learn.ok': 'Entendido',
  'learn.read-again': 'Volver a leer',
  'learn.leave': 'Salir de la lección',
  'learn.missed': 'Era una jugada legal, pero no lleva al objetivo. No pasa nada: prueba otra vez.',
  'learn.missed.over': '¡Con eso ha terminado la partida! Aquí no cuesta nada: prueba otra vez.',
  'learn.retry': 'Repetir este paso',
  'learn.finished': '¡Muy bien! Has terminado la lección.',
  'learn.next': 'Siguiente lección: {text}',
  'learn.first-game': 'Juega tu primera partida contra el Recluta',
  'learn.first-game.about':
    'Ya sabes todo lo que hace falta. El Recluta también está empezando: una partida entera dura más o menos una hora.',

  'map-and-control.title': 'El mapa y el control',
  'map-and-control.about': 'Qué significan los números de un país y cuándo es tuyo.',
  'map-and-control.first-points':
    '¡Te damos la bienvenida! Juegas con EE. UU. En cada país ambos bandos pueden tener influencia: la tuya en azul, la soviética en rojo. El número gris es el índice de estabilidad: si tu ventaja llega a ese número, controlas el país. Toda partida empieza con influencia gratuita: siete puntos para ti, en Europa Occidental.',
  'map-and-control.first-points.goal': 'Controla Alemania Occidental e Italia.',
  'map-and-control.first-points.hint':
    'Allí no hay nadie todavía, así que basta con la estabilidad: haz clic cuatro veces en Alemania Occidental y dos en Italia. El último punto ponlo donde quieras y confirma.',
  'map-and-control.lead':
    'Lo que cuenta es la ventaja. En esta partida la URSS ya tiene un punto en Italia, así que la estabilidad sola no basta. Los países con el nombre sobre un color intenso son países conflictivos: los que más cuentan al puntuar una región.',
  'map-and-control.lead.goal': 'Controla otra vez Italia y Alemania Occidental.',
  'map-and-control.lead.hint':
    'Italia tiene estabilidad 2 y un punto soviético: necesitas tres puntos allí y cuatro en Alemania Occidental.',

  'influence.title': 'La influencia y su coste',
  'influence.about': 'Gasta el valor de una carta en influencia.',
  'influence.neighbours':
    'En cada ronda juegas una carta. Su número es su valor de operaciones: los puntos de influencia que puedes colocar en países donde ya tienes y en los adyacentes. {card} vale dos.',
  'influence.neighbours.goal': 'Juega {card} para colocar influencia y controla Argelia.',
  'influence.neighbours.hint':
    'Haz clic en {card} en tu mano, elige colocar influencia y haz clic dos veces en Argelia: es adyacente a Francia, donde ya estás. Confirma.',
  'influence.double-cost':
    'En un país que controla el adversario cada punto cuesta el doble. En cuanto se rompe su control, el precio vuelve a ser uno. La URSS controla Italia con dos puntos contra ninguno.',
  'influence.double-cost.goal': 'Iguala en Italia con tres operaciones.',
  'influence.double-cost.hint':
    'Juega {card} para colocar influencia y haz clic dos veces en Italia: el primer punto cuesta dos y rompe el control, el segundo cuesta uno.',

  'coups.title': 'Golpes de estado y DEFCON',
  'coups.about': 'Derriba un gobierno sin hacer saltar el mundo por los aires.',
  'coups.iran':
    'Ahora juegas con la URSS. En un golpe de estado tiras un dado, sumas el valor de la carta y restas el doble de la estabilidad. Lo que queda retira influencia adversaria y luego añade la tuya. En un país conflictivo el golpe baja el DEFCON, la distancia hasta la guerra nuclear. Y cuenta como operaciones militares: cada turno debes tantas como marque el DEFCON.',
  'coups.iran.goal': 'Hazte con Irán mediante un golpe de estado con {card}.',
  'coups.iran.hint':
    'Haz clic en {card}, elige el golpe de estado y luego Irán. Antes de confirmar ves tus probabilidades.',
  'coups.brink':
    'El DEFCON está en 2. Quien lo lleva a 1 en su propia ronda pierde la partida, y cualquier golpe en un país conflictivo lo haría. En los demás países el golpe no cuesta DEFCON. Con DEFCON 2, Europa, Asia y Oriente Medio están cerrados a los golpes de estado.',
  'coups.brink.goal': 'Da un golpe de estado sin acabar con el mundo.',
  'coups.brink.hint':
    'Usa {card} para un golpe de estado en Camerún, que no es un país conflictivo. Lee los avisos antes de confirmar.',

  'realignment.title': 'Realineamiento',
  'realignment.about': 'Expulsa influencia allí donde tus vecinos son fuertes.',
  'realignment.cuba':
    'El realineamiento solo retira influencia. Cada punto de operaciones es un intento: tiran ambos, y el total más bajo pierde la diferencia. Sumas +1 por cada país adyacente que controlas, +1 si tu superpotencia está al lado y +1 por tener más influencia en el propio país. Nunca toca el DEFCON.',
  'realignment.cuba.goal': 'Echa a la URSS de Cuba con {card}.',
  'realignment.cuba.hint':
    'Elige {card}, realineamiento y Cuba. Tú tienes +3 allí, la URSS +1. Son dos intentos: usa los dos.',
  'realignment.where-it-pays':
    'Antes de que elijas, la mesa muestra lo que puede traer cada intento. Ve donde los vecinos te ayuden a ti y no al adversario.',
  'realignment.where-it-pays.goal': 'Echa a la URSS de Chile.',
  'realignment.where-it-pays.hint':
    'Controlas Argentina y Perú, los dos adyacentes a Chile. Usa {card} y gasta todos los intentos en Chile hasta vaciarlo.',

  'space.title': 'La Carrera Espacial',
  'space.about': 'Qué hacer con una carta que preferirías no jugar.',
  'space.first-box':
    'Las cartas con la marca roja son de la URSS. Siempre que juegas una para operaciones, también ocurre su evento. {card} te costaría Cuba. Pero una vez por turno puedes mandar una carta al espacio: su evento no ocurre, y con una tirada baja avanzas en la Carrera Espacial.',
  'space.first-box.goal': 'Manda {card} al espacio y conserva Cuba.',
  'space.first-box.hint': 'Haz clic en {card} y elige la Carrera Espacial. Para la primera casilla basta un 3 o menos.',
  'space.strong-enough':
    'Las casillas siguientes piden cartas de más valor: la próxima, un tres. Aunque falle la tirada, la carta se ha ido y su evento no ha ocurrido. Muchas veces eso vale más que la casilla.',
  'space.strong-enough.goal': 'Haz un intento y salva tu influencia en Europa Occidental.',
  'space.strong-enough.hint': 'Solo {card} vale tres. Mándala al espacio.',

  'events.title': 'Eventos, tuyos y ajenos',
  'events.about': 'Qué más hay en las cartas.',
  'events.own':
    'En lugar de sus operaciones puedes usar el evento de una carta, si es tuyo (marca azul) o de nadie (sin marca). Haz clic en {card} para leer lo que hace. Algunos eventos ocurren una sola vez; después la carta sale de la partida.',
  'events.own.goal': 'Juega {card} como evento.',
  'events.own.hint': 'Haz clic en {card} y elige el evento. Japón será tuyo al momento.',
  'events.theirs':
    'Una carta con un evento del adversario te da sus operaciones, pero el evento también ocurre. Tú eliges qué va primero. Si va primero el evento, puedes reparar el daño con las operaciones.',
  'events.theirs.goal': 'Juega {card} y controla Francia al final.',
  'events.theirs.hint':
    'Elige {card} con el evento primero. Cuando la URSS haya retirado tu influencia, pon los tres puntos en Francia.',

  'headlines.title': 'Cabeceras',
  'headlines.about': 'Cómo empieza cada turno.',
  'headlines.choose':
    'Juegas con la URSS. Cada turno empieza con las cabeceras: ambos bandos eligen una carta en secreto y ocurren los dos eventos, primero el de mayor valor. Un evento adversario ocurre a favor del adversario, así que elige uno tuyo o neutral.',
  'headlines.choose.goal': 'Elige {card} como cabecera.',
  'headlines.choose.hint':
    'Haz clic en {card} y confirma. Durante el resto del turno todas las cartas de EE. UU. valen uno menos.',
  'headlines.surprise':
    'Una carta de puntuación también es una buena cabecera: puntúa la región antes de que el adversario pueda evitarlo. Su valor es 0, así que va la última. Llevas ventaja en Oriente Medio.',
  'headlines.surprise.goal': 'Puntúa Oriente Medio con tu cabecera.',
  'headlines.surprise.hint': 'Elige {card}. Las demás cartas de tu mano pueden esperar.',

  'scoring.title': 'Puntuación y regiones',
  'scoring.about': 'De dónde salen los puntos de victoria.',
  'scoring.dominate':
    'Las cartas de puntuación pagan por una región: un poco por la Presencia (controlas un país), más por el Dominio (más países y más países conflictivos que el adversario, y al menos uno no conflictivo) y lo máximo por el Control de toda la región. En Sudamérica tienes dos países conflictivos de cuatro, pero te falta uno que no lo sea.',
  'scoring.dominate.goal': 'Consigue el Dominio de Sudamérica.',
  'scoring.dominate.hint':
    'Usa {card} para colocar influencia en Colombia, adyacente a Venezuela: no es un país conflictivo y allí basta un punto.',
  'scoring.score':
    'Una carta de puntuación debe jugarse en el turno en que la tienes: quien conserve una al final del turno pierde la partida. El panel de regiones muestra siempre lo que pagaría cada una ahora. Con 20 puntos de victoria se gana al instante.',
  'scoring.score.goal': 'Puntúa Sudamérica por al menos tres puntos de victoria.',
  'scoring.score.hint': 'Juega {card}. Cada país conflictivo que controlas suma un punto.',

  'china-card.title': 'La Carta de China',
  'china-card.about': 'Una carta fuerte que cambia de manos.',
  'china-card.five-in-asia':
    '{card} está boca arriba junto a tu mano. Vale cuatro operaciones, y cinco si todas se usan en Asia. Cuando la juegas pasa boca abajo al adversario, que podrá usarla a partir del turno siguiente. Quien la tenga al final de la partida gana un punto.',
  'china-card.five-in-asia.goal': 'Usa las cinco operaciones: controla Tailandia, Corea del Sur e Indonesia.',
  'china-card.five-in-asia.hint':
    'Juega {card} para colocar influencia: dos puntos en Tailandia, dos en Corea del Sur y uno en Indonesia. El quinto punto solo existe mientras todos vayan a Asia.',

  'whole-turn.title': 'Un turno entero',
  'whole-turn.about': 'Cabecera, seis rondas y todo a la vez.',
  'whole-turn.headline':
    'Este es el primer turno de una partida de verdad. Juegas con la URSS y tienes ocho cartas: una para la cabecera, seis para las rondas y una para guardar. El ordenador juega con EE. UU.',
  'whole-turn.headline.goal': 'Elige una cabecera y lleva a cabo lo que pida.',
  'whole-turn.headline.hint': '{card} es una buena opción: quita influencia a EE. UU. en Europa Occidental.',
  'whole-turn.coup':
    'La URSS juega primero en cada ronda. Muchas partidas empiezan con un golpe de estado mientras el DEFCON lo permite: da operaciones militares, y si además cae un país conflictivo, tanto mejor.',
  'whole-turn.coup.goal': 'Da un golpe de estado que valga al menos dos operaciones militares.',
  'whole-turn.coup.hint': 'Usa {card} para un golpe de estado en Irán.',
  'whole-turn.space': 'Tienes {card}, un evento fuerte de EE. UU. Hay un lugar seguro para esa carta.',
  'whole-turn.space.goal': 'Manda una carta al espacio.',
  'whole-turn.space.hint': 'Haz clic en {card} y elige la Carrera Espacial.',
  'whole-turn.to-the-end':
    'Ahora te toca a ti. Expándete, toma lo que esté libre, responde a lo que haga EE. UU. Solo una cosa es obligatoria: {card}, que tienes en la mano, debe puntuarse antes de que acabe el turno. Procura antes que la región te salga a cuenta.',
  'whole-turn.to-the-end.goal': 'Juega el turno hasta el final, con {card} ya puntuada.',
  'whole-turn.to-the-end.hint':
    'Quedan cuatro rondas. Tus propios eventos suelen ser buenos: abre las cartas y léelas. No dejes {card} para la última ronda.',
};
