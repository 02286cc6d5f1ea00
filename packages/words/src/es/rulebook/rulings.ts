import type { Rulebook } from '../../rulebook.ts';

export const rulings: Rulebook['rulings'] = {
  'headline-blame':
    'En la fase de cabecera responde de DEFCON 1 quien puso en cabecera la carta que se está resolviendo, sea de quien sea el evento.',
  'nested-blame': 'Si una carta hace ocurrir otra carta, quien jugó la primera sigue respondiendo del DEFCON.',
  'enemy-coup-blame':
    'Si con DEFCON 2 y en tu ronda de acción el adversario da un golpe de estado en un país conflictivo, con operaciones que le ha dado tu carta, has perdido tú.',
  'crisis-blame':
    'Durante la «Crisis de los misiles cubanos», un golpe de estado del bando amenazado hace perder la partida a ese bando, tenga quien tenga la iniciativa.',
  'gained-this-round':
    'La influencia que te ha dado un evento antes en la misma ronda no abre países nuevos a tus operaciones.',
  'pay-with-bonus': 'El punto de bono de una región puede ayudar a pagar allí un coste de 2.',
  'lost-bonus':
    'Con los dos bonos, La Carta de China vale 6 en el Sudeste Asiático; usada en otra parte de Asia vale 5, y fuera de ella, 4. Salir de una región solo cuesta el bono que la exige.',
  'bonus-by-use':
    'Un golpe de estado en la región usa el bono, que cuenta también como operación militar. En los realineamientos es una tirada más en la región, si todas las anteriores fueron allí.',
  'bonus-under-un':
    'También recibe el bono de «Revueltas en Vietnam» la carta cuyas operaciones se usan con «Intervención de la ONU».',
  'sum-first':
    'Una carta de valor 4 con «Contención» y «Caza de brujas / Purga» sigue valiendo 4; una de valor 1 sigue valiendo 1.',
  'modified-events': 'Las operaciones que da un evento suben y bajan como las de una carta.',
  'coup-order':
    'Objetivo, pago para acabar con una crisis, dado, influencia, operaciones militares, DEFCON, PV de «Yuri y Samantha»: en este orden. Con DEFCON 2, un golpe de estado en un país conflictivo significa la derrota, traiga lo que traiga el dado.',
  'scandal-dice':
    '«Escándalo del Irán-Contra» resta a todas las tiradas de realineamiento de EE. UU., también en los realineamientos que hace la URSS.',
  'fresh-modifiers': 'Lo que se suma a los dados se mira de nuevo en cada tirada.',
  'free-battleground':
    'El golpe de estado gratuito puede ir adonde el DEFCON prohíbe otros; en un país conflictivo baja el DEFCON igualmente.',
  'event-coups-military':
    'Los golpes de estado de «El Che», y los que se dan con operaciones de un evento que se pueden usar en cualquier parte, cuentan como operaciones militares. Solo los gratuitos no cuentan.',
  'superpower-war':
    'En una guerra, la superpotencia adversaria adyacente al objetivo resta 1 al dado, como en Méjico o Afganistán.',
  'war-spoils':
    'El ganador añade tanto como tenía el perdedor, además de su propia influencia. Se puede hacer la guerra donde nadie tenga.',
  'nato-brush-war':
    'Después de «OTAN» la URSS no puede elegir para «Escalada bélica» un país de Europa que controle EE. UU.',
  'no-attempt':
    'Los eventos que te hacen avanzar no son intentos: en ese turno aún puedes mandar una carta a la Carrera Espacial.',
  'space-at-once': 'Quien llega el primero a la casilla 2 puede hacer un segundo intento en el mismo turno.',
  'what-may-go':
    'La Carta de China puede ir a la Carrera Espacial, y también una carta tomada con «Venta de grano a los soviéticos». Las operaciones que da un evento, no.',
  'spaced-cards':
    'Una carta mandada a la Carrera Espacial no desencadena nada: ni PV por «Pacifismo» ni por «Desertores».',
  'box-passed-over':
    '«Un pequeño paso para el hombre…» da solo los PV de la segunda. La que se salta cuenta como alcanzada: allí termina la capacidad del adversario.',
  'last-box-scientist':
    'Jugada desde la última casilla, «Científicos nazis capturados» ocurre sin efecto y la carta se retira.',
  'defectors-headline':
    'Como cabecera de EE. UU., «Desertores» cancela la cabecera de la URSS antes de que ocurra nada, sean cuales sean los valores y aunque sea una carta de puntuación. Como cabecera de la URSS no hace nada.',
  'defectors-elsewhere':
    'En una ronda de acción de EE. UU., o tomada por EE. UU. con «Venta de grano a los soviéticos» en una ronda de la URSS, solo da operaciones. Si la hace descartar un «Plan quinquenal» que la URSS juega en su ronda, da sus PV.',
  'defectors-late':
    'Si otra carta hace aparecer «Desertores» durante la fase de cabecera, aún cancela una cabecera de la URSS que esté por ocurrir.',
  'failed-headline': 'Una cabecera cuya condición no se cumple no tiene efecto y va a la pila de descartes.',
  'headline-duties':
    'Las trampas, una «Envidia del misil» pendiente y «NORAD» no afectan a las cabeceras: se puede poner en cabecera cualquier carta, y usar las operaciones que dé.',
  'box-four-order': 'Ver antes la cabecera del otro no cambia el orden en que ocurren.',
  'headline-out-of-hand':
    'Una cabecera elegida ya no está en la mano cuando la otra cabecera mira esa mano o toma algo de ella.',
  'no-headline': 'Un bando sin cartas para la cabecera se queda sin ella; la otra cabecera ocurre sola.',
  'un-partner':
    'La carta con la que se usa viene de la mano o se acaba de tomar con «Venta de grano a los soviéticos»; no puede ir a la Carrera Espacial. Se descartan las dos.',
  'un-nested':
    'A través de «La guerra de las galaxias», «Envidia del misil» o «Plan quinquenal», el evento de «Intervención de la ONU» no hace nada, y la carta se descarta.',
  'u2-either-side': 'El PV adicional es para la URSS, juegue quien juegue «Intervención de la ONU».',
  'bury-when':
    'Los 3 PV de «Os enterraremos» se anotan en cuanto EE. UU. hace cualquier cosa que no sea usar «Intervención de la ONU» por su evento, y antes de que tenga efecto. Tampoco los evitan un pase, una trampa ni una carta de puntuación.',
  'bury-own':
    'Si la carta la juega el propio EE. UU., se refiere a su ronda de acción siguiente, aunque sea ya en el turno que viene.',
  'bury-grain':
    'Si «Intervención de la ONU» solo se usa con la carta tomada por «Venta de grano a los soviéticos», los 3 PV de «Os enterraremos» ya se han anotado.',
  'envy-value':
    'La carta más alta se busca por los valores que tienen ahora para su dueño; si hay varias iguales, elige él. «Envidia del misil» cambia de manos enseguida, antes de que tenga efecto la carta recibida.',
  'envy-event':
    'Un evento tuyo o neutral hay que usarlo; si no puede ocurrir, no obtienes nada. Con un evento del adversario obtienes las operaciones, y el evento no ocurre.',
  'envy-scoring-only':
    'Contra una mano vacía o en la que solo hay cartas de puntuación no pasa nada, y la carta se descarta.',
  'envy-owed':
    'Quien la ha recibido debe usarla para operaciones en el mapa en su siguiente ronda de acción, aunque sea ya en otro turno; la Carrera Espacial no vale.',
  'envy-other-duties':
    'Las cartas de puntuación que, si no, habría que guardar van antes. En una trampa, la «Envidia del misil» pendiente es la carta que se descarta, si aún vale lo suficiente.',
  'trap-discard':
    'En una trampa, el descarte es obligatorio mientras tengas una carta que sirva, salvo que necesites todas las rondas que quedan para cartas de puntuación; entonces juegas una de ellas y no tiras el dado.',
  'trap-nothing':
    'En una trampa, sin ninguna carta que sirva, no tiras el dado: juegas una carta de puntuación si la tienes y, si no, pierdes la ronda. La trampa sigue. La Carta de China no sirve como descarte.',
  'grain-any-use':
    'EE. UU. puede usar la carta como si fuera de su mano; si es un evento de la URSS y EE. UU. toma las operaciones, el evento ocurre. Si no hay carta, o si la devuelve, recibe operaciones en su lugar.',
  'five-year-random':
    'La carta sale al azar. Solo ocurre un evento de EE. UU.; cualquier otra, también una de puntuación, se pierde sin efecto.',
  'star-wars-choice':
    'Se puede elegir cualquier carta descartada que no sea de puntuación, sea de quien sea su evento. Si el evento no puede ocurrir, no pasa nada, y la carta sigue en la pila de descartes.',
  'salt-both':
    '«Negociaciones SALT» afecta a las tiradas de golpe de estado de ambos bandos, y se suma a «Escuadrones de la muerte latinoamericanos». Recuperar una carta es voluntario, y la carta se muestra.',
  'ask-not-order':
    'Primero se nombran todos los descartes y después se roban otras tantas cartas. Si el mazo de juego se agota, esos descartes se barajan con los demás.',
  'remix-open': 'La mano de EE. UU. queda descubierta todo el turno, incluido lo que robe entretanto.',
  'tehran-few':
    'Si en el mazo de juego no hay bastantes cartas, EE. UU. ve las que haya; no se vuelve a barajar por ello. Lo que descarta se muestra.',
  'flower-uses':
    '«Pacifismo» da PV por las cartas de guerra como evento o para operaciones, como cabecera y a través de «La guerra de las galaxias», «Venta de grano a los soviéticos», «Envidia del misil» o «Intervención de la ONU»; no por «Guerra árabe-israelí» después de «Acuerdos de Camp David».',
  'shuttle-out':
    'El país que excluye «Mediación diplomática» no cuenta para nada, ni como país ni como conflictivo. Si la URSS controla Japón, es ese; los demás conflictivos valen todos lo mismo. No afecta a la puntuación final ni a «Puntuación del Sudeste Asiático».',
  'formosa-seven':
    'Con «Resolución de Formosa», si EE. UU. controla Taiwán, este cuenta como séptimo país conflictivo al puntuar Asia, y el Control exige los siete. El efecto termina en cuanto EE. UU. juega La Carta de China, aunque sea en la Carrera Espacial.',
  'nato-exceptions':
    '«OTAN» impide los golpes de estado, los realineamientos y «Escalada bélica» de la URSS, y nada más. «De Gaulle dirige Francia» y «Willy Brandt» hacen su excepción aunque vengan antes; «Derribe este muro» anula la de Alemania Occidental.',
  'japan-for-good': 'Japón sigue protegido aunque EE. UU. pierda su control.',
  'reformer-coups': 'Impide los golpes de estado de la URSS en Europa, no sus realineamientos.',
  'chernobyl-ops':
    '«Chernóbil» impide colocar influencia con operaciones. Los golpes de estado y los eventos de la URSS aún pueden añadir influencia allí.',
  'crisis-payment':
    'El pago que pone fin a la «Crisis de los misiles cubanos» sale de un solo país. Se te pregunta al empezar cada una de tus rondas de acción, y cuando ya has nombrado el objetivo de un golpe de estado, si puedes pagar. El DEFCON no vuelve a subir.',
  'subs-crisis':
    '«Submarinos nucleares» protege el DEFCON de los golpes de estado de EE. UU.; a EE. UU. no lo protege de la «Crisis de los misiles cubanos».',
  'norad-when':
    'Se aplica después de la ronda de cualquiera de los bandos, con toda la carta resuelta, si en esa ronda el DEFCON ha pasado a 2, aunque haya vuelto a subir. En ese momento EE. UU. debe controlar Canadá.',
  'norad-start':
    'En la ronda en que se juega «NORAD» solo cuenta una bajada a 2 posterior. Si «Cenagal» le pone fin en una ronda, no se aplica.',
  'wargames-end':
    'Primero se ceden los PV; después decide el indicador. No hay puntuación final ni PV por La Carta de China.',
  ties: '«Juegos Olímpicos» y «Referéndum OTAN» se vuelven a tirar en caso de empate; «Cumbre», no.',
  refusals: 'EE. UU. puede negarse a descartar aunque tuviera con qué.',
  'empty-events': 'Sin objetivo, el evento ha ocurrido igualmente, y la carta se retira.',
  'unrest-split': 'La influencia de los países adyacentes se puede repartir entre Angola y Botsuana.',
  'stalin-move': 'Se coloca tanto como se ha retirado; como máximo 2 en cada país y nada donde controle EE. UU.',
  'top-up': 'La influencia sube hasta lo que exige el control; nunca se reduce.',
  'decline-ops':
    'Se puede renunciar a las operaciones de «Juegos Olímpicos», «Creación de la CIA», «Tratado ABM», «Francotirador solitario», «Los soviéticos abaten el KAL-007» y «Glasnost».',
  'must-ops':
    'Las operaciones de «Intervención de la ONU», «Envidia del misil» y «Venta de grano a los soviéticos» hay que usarlas mientras tengan un uso permitido.',
  'as-far-as': 'El número que indica un evento hay que cumplirlo mientras haya objetivos.',
  'may-stop': 'Donde un evento dice «hasta» o «puede», se puede parar antes, o no hacer nada.',
  'turn-end-order':
    'Descarte de la casilla 6, operaciones militares, cartas de puntuación guardadas, fin de los efectos: en este orden. Así que la carta descartada puede ser una de puntuación.',
  'twenty-at-once':
    'Los PV de un mismo evento se suman antes de mirar si alguien llega a 20. «Os enterraremos» y el evento que le siga se miran uno después del otro.',
  'final-no-stop': 'En la puntuación final el indicador puede pasar de 20; solo cuenta dónde acaba.',
  'forced-scoring':
    'Además de cartas de puntuación, puedes jugar entonces lo que con seguridad te libre de una o te dé una ronda para jugarla. La URSS: «Plan quinquenal» si todas sus demás cartas son de puntuación. EE. UU.: «No te preguntes qué puede hacer tu país por ti…» o «Petróleo en el Mar del Norte» como evento; en las reglas Deluxe, «Aldrich Ames Remix» si todas sus demás cartas son de puntuación; «La guerra de las galaxias» si toma una de estas cartas. Ambos bandos: «Científicos nazis capturados» o «Un pequeño paso para el hombre…» como evento, si les da la ronda adicional de la casilla 8. Antes de una «Envidia del misil» pendiente solo van cartas de puntuación.',
  'extra-round':
    'Una ronda adicional va después de las dos séptimas, primero la URSS, y solo para el bando que la tenga. También en una trampa o con «Envidia del misil» pendiente puedes renunciar a ella, salvo que tengas una carta de puntuación. Si un evento te quita la ronda adicional de la casilla 8, aún puedes jugar en ella una carta de puntuación.',
  surplus: 'Las cartas guardadas que pasan del límite se quedan en la mano; simplemente no recibes más.',
  'outside-piles': 'La Carta de China, las cartas retiradas y una «Mediación diplomática» a la espera no se barajan.',
  'setup-places': 'En el despliegue EE. UU. puede colocar en Canadá y Turquía; ambos bandos, en Austria y Finlandia.',
  referendum:
    'A igual influencia en España/Portugal nadie suma 1 por ella. Su número, su bando, su valor y su época no se leen en nuestra fuente; hemos elegido 111, neutral, 2 y guerra tardía.',
  'civil-events':
    'Los eventos nunca meten influencia en la casilla ni la sacan. Las operaciones que da un evento sí se pueden gastar allí.',
  'civil-us-scare': 'EE. UU. puede usar el evento de «Caza de brujas / Purga» como siempre.',
  'late-wargames': 'Si la juega la URSS, «Juegos de guerra» sigue el indicador como está impreso: en 0 es empate.',
  'safe-whose': 'Solo está a salvo el bando con la iniciativa, y solo en las tiradas que hace él mismo.',
  'mixed-where':
    'Vale para todo uso de operaciones, pero no para las tiradas gratuitas de un evento en una región determinada.',
  'handicap-rest': 'Los puntos que no encuentren un país permitido se pierden.',
  'auction-opening': 'En la subasta, el jugador sorteado tiene que abrir, con 0 o más; una puja de 19 la cierra.',
  'ames-order':
    'Una «Envidia del misil» pendiente va antes que el orden. Si ya no queda ninguna carta en el orden, la ronda se pierde. Para hacer sitio a las cartas de puntuación solo puede jugarse la primera carta del orden.',
  'pile-out':
    'Cuando el mazo de juego se agota y se baraja la pila de descartes, cada bando puede deducir la mano del otro contando, así que el programa la muestra.',
};
