import type { Like } from '../catalogue.ts';
import type { cardTexts as english } from '../en/card-texts.ts';
import { boxes, cards, influencePoints, levels, militaryOperations, operationsPoints } from './plurals.ts';

/* Titles of other cards stand between «», but for those that have quotation marks of their own. */
export const cardTexts: Like<typeof english> = {
  'asia-scoring':
    'Se puntúa Asia, incluido el Sudeste Asiático: Presencia {presence}, Dominio {domination}, Control {control} PV; cada bando suma un PV más por cada país conflictivo que controle y por cada país que controle adyacente a la superpotencia adversaria.',
  'europe-scoring':
    'Se puntúa Europa: Presencia {presence}, Dominio {domination} PV; cada bando suma un PV más por cada país conflictivo que controle y por cada país que controle adyacente a la superpotencia adversaria. Quien tenga el Control de Europa gana la partida.',
  'middle-east-scoring':
    'Se puntúa Oriente Medio: Presencia {presence}, Dominio {domination}, Control {control} PV; cada bando suma un PV más por cada país conflictivo que controle.',
  'central-america-scoring':
    'Se puntúa Centroamérica: Presencia {presence}, Dominio {domination}, Control {control} PV; cada bando suma un PV más por cada país conflictivo que controle y por cada país que controle adyacente a la superpotencia adversaria.',
  'southeast-asia-scoring':
    'Cada bando gana {thailand} PV si controla Tailandia, y {each} PV por cada otro país del Sudeste Asiático que controle.',
  'africa-scoring':
    'Se puntúa África: Presencia {presence}, Dominio {domination}, Control {control} PV; cada bando suma un PV más por cada país conflictivo que controle.',
  'south-america-scoring':
    'Se puntúa Sudamérica: Presencia {presence}, Dominio {domination}, Control {control} PV; cada bando suma un PV más por cada país conflictivo que controle.',

  'duck-and-cover': `El DEFCON baja ${levels('defcon')}. Después, EE. UU. gana tantos PV como niveles le falten al DEFCON para llegar a {best}.`,
  'five-year-plan':
    'La URSS descarta una carta al azar. Si lleva un evento de EE. UU., el evento ocurre de inmediato; cualquier otra carta se pierde sin efecto.',
  'china-card':
    'Sin evento. Sus operaciones valen {asia} más si todas se usan en Asia. Una vez jugada pasa boca abajo al adversario, y vuelve a estar disponible en el turno siguiente. En la puntuación final da {vp} PV a quien la tenga.',
  'socialist-governments': `La URSS retira ${influencePoints('influence')} de EE. UU. de Europa Occidental, como máximo {most} por país. No puede ocurrir después de «{theIronLady}».`,
  fidel: 'Cuba pierde toda la influencia de EE. UU. La URSS añade allí la que necesite para controlarla.',
  'vietnam-revolts': `La URSS añade ${influencePoints('influence')} en Vietnam. Durante el resto del turno sus operaciones valen {boost} más si todas se usan en el Sudeste Asiático.`,
  blockade: 'EE. UU. descarta una carta de valor {value} o más, o pierde toda su influencia en Alemania Occidental.',
  'korean-war': `La URSS ataca Corea del Sur: tira un dado y resta el número de países adyacentes controlados por EE. UU. Con {win} o más, la URSS gana {vp} PV y sustituye allí toda la influencia de EE. UU. por la suya. Cuenta como ${militaryOperations('military')}.`,
  'romanian-abdication':
    'Rumanía pierde toda la influencia de EE. UU. La URSS añade allí la que necesite para controlarla.',
  'arab-israeli-war': `La URSS ataca Israel: tira un dado y resta el número de países adyacentes controlados por EE. UU., y {targetPenalty} más si EE. UU. controla el propio Israel. Con {win} o más, la URSS gana {vp} PV y sustituye allí toda la influencia de EE. UU. por la suya. Cuenta como ${militaryOperations('military')}. No puede ocurrir después de «{campDavidAccords}».`,
  comecon: `La URSS añade ${influencePoints('each')} en cada uno de {countries} países de Europa Oriental que EE. UU. no controle.`,
  nasser: `La URSS añade ${influencePoints('influence')} en Egipto. EE. UU. pierde allí la mitad de su influencia, redondeando hacia arriba.`,
  'warsaw-pact-formed': `La URSS retira toda la influencia de EE. UU. de {countries} países de Europa Oriental, o bien añade ${influencePoints('influence')} en Europa Oriental, como máximo {most} por país. A partir de ahora puede ocurrir «{nato}».`,
  'de-gaulle-leads-france': `Francia pierde ${influencePoints('removed')} de EE. UU. y gana ${influencePoints('added')} de la URSS. «{nato}» deja de proteger Francia.`,
  'captured-nazi-scientist': `El jugador avanza ${boxes('boxes')} en la Carrera Espacial.`,
  'truman-doctrine': 'EE. UU. retira toda la influencia de la URSS de un país de Europa que nadie controle.',
  'olympic-games': `El adversario participa en los Juegos o los boicotea. Si participa, ambos tiran un dado y el jugador suma {bonus}; el total más alto gana {vp} PV, y los empates se vuelven a tirar. Si los boicotea, el DEFCON baja ${levels('defcon')} y el jugador puede usar ${operationsPoints('ops')}.`,
  nato: 'Requiere «{marshallPlan}» o «{warsawPactFormed}». A partir de ahora la URSS no puede usar golpes de estado, realineamientos ni «{brushWar}» contra países de Europa controlados por EE. UU.',
  'independent-reds':
    'EE. UU. aumenta su influencia en Yugoslavia, Rumanía, Bulgaria, Hungría o Checoslovaquia hasta igualar la que tenga allí la URSS.',
  'marshall-plan': `EE. UU. añade ${influencePoints('each')} en cada uno de {countries} países de Europa Occidental que la URSS no controle. A partir de ahora puede ocurrir «{nato}».`,
  'indo-pakistani-war': `El jugador ataca la India o Paquistán: tira un dado y resta el número de países adyacentes controlados por el adversario. Con {win} o más, gana {vp} PV y sustituye allí toda la influencia adversaria por la suya. Cuenta como ${militaryOperations('military')}.`,
  containment: 'Durante el resto del turno las operaciones de EE. UU. valen {boost} más, hasta un máximo de {most}.',
  'cia-created': `La URSS muestra su mano. Después, EE. UU. puede usar ${operationsPoints('ops')}.`,
  'us-japan-pact':
    'EE. UU. añade la influencia que necesite para controlar Japón. A partir de ahora la URSS no puede usar allí golpes de estado ni realineamientos.',
  'suez-crisis': `La URSS retira ${influencePoints('influence')} de EE. UU. de Francia, el Reino Unido e Israel, como máximo {most} por país.`,
  'east-european-unrest': `EE. UU. retira ${influencePoints('each')} de la URSS de cada uno de {countries} países de Europa Oriental; a partir del turno {lateTurn}, {lateEach} de cada uno.`,
  decolonization: `La URSS añade ${influencePoints('each')} en cada uno de {countries} países de África y el Sudeste Asiático.`,
  'red-scare-purge':
    'Durante el resto del turno las operaciones del adversario valen {cut} menos, hasta un mínimo de {least}.',
  'un-intervention':
    'Solo en rondas de acción: se juega junto con una carta de la mano que lleve un evento del adversario. El evento se cancela y el jugador usa las operaciones de esa carta.',
  'de-stalinization': `La URSS puede mover hasta ${influencePoints('influence')} propios a países que EE. UU. no controle, como máximo {most} a cada uno.`,
  'nuclear-test-ban': `El jugador gana tantos PV como niveles esté el DEFCON por encima de {above}. Después, el DEFCON sube ${levels('defcon')}.`,
  'formosan-resolution':
    'Taiwán cuenta como país conflictivo al puntuar Asia mientras lo controle EE. UU. Termina cuando EE. UU. juega La Carta de China.',
  defectors:
    'Como cabecera de EE. UU. cancela la cabecera de la URSS. Si la URSS la juega en su ronda de acción, pero no en la Carrera Espacial, EE. UU. gana {vp} PV.',
  'special-relationship': `Si EE. UU. controla el Reino Unido, añade ${influencePoints('influence')} en un país adyacente a él; si «{nato}» está en vigor, añade en cambio {natoInfluence} en un país de Europa Occidental y gana {vp} PV.`,
  norad: `A partir de ahora, después de cada ronda de acción en la que el DEFCON haya pasado a {level}, EE. UU. puede añadir ${influencePoints('influence')} en un país donde ya tenga, si controla Canadá. Termina con «{quagmire}».`,
  'the-cambridge-five': `EE. UU. muestra las cartas de puntuación que tiene en la mano, y la URSS puede añadir ${influencePoints('influence')} en un país de una región que puntúe alguna de ellas. No puede ocurrir después del turno {lastTurn}.`,

  'brush-war': `El jugador ataca un país de estabilidad {stability} o menos que «{nato}» no proteja frente a él: tira un dado y resta el número de países adyacentes controlados por el adversario, incluida la superpotencia adversaria si es adyacente. Con {win} o más, gana {vp} PV y sustituye allí toda la influencia adversaria por la suya. Cuenta como ${militaryOperations('military')}.`,
  'arms-race':
    'Si el jugador tiene más operaciones militares que el adversario, gana {vp} PV; {metVp} si además tiene tantas como exige el DEFCON.',
  'cuban-missile-crisis': `El DEFCON pasa a {defcon}. Si el adversario intenta un golpe de estado en este turno, pierde la partida. El adversario puede ponerle fin en cualquier momento retirando ${influencePoints('price')} propios: la URSS de Cuba, EE. UU. de Alemania Occidental o de Turquía.`,
  'nuclear-subs':
    'Durante el resto del turno los golpes de estado de EE. UU. en países conflictivos no bajan el DEFCON.',
  quagmire:
    'En cada una de sus rondas de acción EE. UU. debe descartar una carta de valor {value} o más y tirar un dado, hasta que saque {roll} o menos. Si no tiene una carta así, solo puede jugar una carta de puntuación; si tampoco, pierde la ronda. Cancela «{norad}».',
  'salt-negotiations': `El DEFCON sube ${levels('defcon')}. Durante el resto del turno se resta {coups} a todas las tiradas de golpe de estado. El jugador puede recuperar una carta de la pila de descartes que no sea de puntuación.`,
  'bear-trap':
    'En cada una de sus rondas de acción la URSS debe descartar una carta de valor {value} o más y tirar un dado, hasta que saque {roll} o menos. Si no tiene una carta así, solo puede jugar una carta de puntuación; si tampoco, pierde la ronda.',
  summit: `Ambos tiran un dado y suman el número de regiones en las que tienen Dominio o Control. El total más alto gana {vp} PV y puede subir o bajar el DEFCON ${levels('defcon')}. Un empate no tiene efecto.`,
  'how-i-learned': `El jugador pone el DEFCON en el nivel que quiera y gana ${militaryOperations('military')}.`,
  junta: `El jugador añade ${influencePoints('influence')} en un país de Centroamérica o Sudamérica. Después puede intentar un golpe de estado gratuito o tiradas de realineamiento gratuitas en estas regiones con el valor de esta carta.`,
  'kitchen-debates': 'Si EE. UU. controla más países conflictivos que la URSS, gana {vp} PV.',
  'missile-envy':
    'El adversario entrega su carta de mayor valor, o una de ellas si hay varias. Si su evento es del propio jugador o neutral, ocurre de inmediato; si no, el jugador usa sus operaciones. El adversario recibe a cambio «{missileEnvy}», y debe usarla para operaciones en su siguiente ronda de acción.',
  'we-will-bury-you': `El DEFCON baja ${levels('defcon')}. La URSS gana {vp} PV en la siguiente ronda de acción de EE. UU., salvo que EE. UU. juegue entonces «{unIntervention}» como evento.`,
  'brezhnev-doctrine':
    'Durante el resto del turno las operaciones de la URSS valen {boost} más, hasta un máximo de {most}.',
  'portuguese-empire-crumbles': `La URSS añade ${influencePoints('each')} en cada uno de estos países: Angola y los Estados del Sudeste de África.`,
  'south-african-unrest': `La URSS añade ${influencePoints('alone')} en Sudáfrica; o bien {there} allí y {neighbours} entre sus países adyacentes.`,
  allende: `La URSS añade ${influencePoints('influence')} en Chile.`,
  'willy-brandt': `La URSS gana {vp} PV y añade ${influencePoints('influence')} en Alemania Occidental, que «{nato}» deja de proteger. No puede ocurrir después de {tearDownThisWall}, que además le pone fin.`,
  'muslim-revolution':
    'La URSS retira toda la influencia de EE. UU. de {countries} de estos países: Sudán, Irán, Iraq, Egipto, Libia, Arabia Saudí, Siria y Jordania. No puede ocurrir después de «{awacsSaleToSaudis}».',
  'abm-treaty': `El DEFCON sube ${levels('defcon')}. Después, el jugador puede usar ${operationsPoints('ops')}.`,
  'cultural-revolution': 'La URSS recibe La Carta de China, boca arriba. Si ya la tiene, gana en cambio {vp} PV.',
  'flower-power':
    'A partir de ahora la URSS gana {vp} PV cada vez que EE. UU. juega una carta de guerra, como evento o para operaciones. No puede ocurrir después de {anEvilEmpire}, que además le pone fin.',
  'u2-incident':
    'La URSS gana {vp} PV; y {extra} más si «{unIntervention}» se juega como evento más adelante en este turno.',
  opec: 'La URSS gana {each} PV por cada uno de estos países que controle: Egipto, Irán, Libia, Arabia Saudí, Iraq, los Estados del Golfo y Venezuela. No puede ocurrir después de «{northSeaOil}».',
  'lone-gunman': `EE. UU. muestra su mano. Después, la URSS puede usar ${operationsPoints('ops')}.`,
  'colonial-rear-guards': `EE. UU. añade ${influencePoints('each')} en cada uno de {countries} países de África y el Sudeste Asiático.`,
  'panama-canal-returned': `EE. UU. añade ${influencePoints('each')} en cada uno de estos países: Panamá, Costa Rica y Venezuela.`,
  'camp-david-accords': `EE. UU. gana {vp} PV y añade ${influencePoints('each')} en cada uno de estos países: Israel, Jordania y Egipto. «{arabIsraeliWar}» ya no puede ocurrir.`,
  'puppet-governments': `EE. UU. puede añadir ${influencePoints('each')} en cada uno de hasta {countries} países donde nadie tenga influencia.`,
  'grain-sales-to-soviets': `La URSS muestra a EE. UU. una carta al azar, y EE. UU. la juega o la devuelve. Si la devuelve, o si la URSS no tiene ninguna, usa ${operationsPoints('ops')}.`,
  'john-paul-ii': `Polonia pierde ${influencePoints('removed')} de la URSS y gana ${influencePoints('added')} de EE. UU. A partir de ahora puede ocurrir «{solidarity}».`,
  'latin-american-death-squads':
    'Durante el resto del turno, en Centroamérica y Sudamérica el jugador suma {modifier} a sus tiradas de golpe de estado, y el adversario resta {modifier}.',
  'oas-founded': `EE. UU. añade ${influencePoints('influence')} en Centroamérica y Sudamérica.`,
  'nixon-china-card': 'EE. UU. recibe La Carta de China, boca abajo. Si ya la tiene, gana en cambio {vp} PV.',
  'sadat-expels-soviets': `Egipto pierde toda la influencia de la URSS y gana ${influencePoints('influence')} de EE. UU.`,
  'shuttle-diplomacy':
    'Se queda delante de EE. UU. La próxima vez que se puntúe Asia u Oriente Medio con su carta, un país conflictivo de la URSS en esa región no le cuenta; después esta carta se descarta.',
  'voice-of-america': `EE. UU. retira ${influencePoints('influence')} de la URSS de fuera de Europa, como máximo {most} por país.`,
  'liberation-theology': `La URSS añade ${influencePoints('influence')} en Centroamérica, como máximo {most} por país.`,
  'ussuri-river-skirmish': `EE. UU. recibe La Carta de China, boca arriba. Si ya la tiene, añade en cambio ${influencePoints('influence')} en Asia, como máximo {most} por país.`,
  'ask-not':
    'EE. UU. puede descartar cuantas cartas quiera de su mano, también de puntuación, y después roba otras tantas.',
  'alliance-for-progress':
    'EE. UU. gana {each} PV por cada país conflictivo que controle en Centroamérica y Sudamérica.',
  'one-small-step': `Si el jugador va por detrás en la Carrera Espacial, avanza ${boxes('boxes')} y gana solo los PV de la última.`,
  che: 'La URSS puede intentar un golpe de estado con el valor de esta carta en un país no conflictivo de África, Centroamérica o Sudamérica; si retira influencia de EE. UU., puede intentar otro en otro de esos países, {coups} en total.',
  'our-man-in-tehran': `Si EE. UU. controla algún país de Oriente Medio, mira las {cards} primeras cartas del mazo de juego, descarta las que quiera y devuelve el resto al mazo, que se baraja.`,

  'iranian-hostage-crisis': `Irán pierde toda la influencia de EE. UU. y gana ${influencePoints('influence')} de la URSS. A partir de ahora «{terrorism}», jugada por la URSS, hace descartar más cartas a EE. UU.`,
  'the-iron-lady': `EE. UU. gana {vp} PV. La URSS añade ${influencePoints('influence')} en Argentina; el Reino Unido pierde toda la influencia de la URSS. «{socialistGovernments}» ya no puede ocurrir.`,
  'reagan-bombs-libya': `EE. UU. gana {vp} PV por cada ${influencePoints('influence')} de la URSS en Libia.`,
  'star-wars':
    'Si EE. UU. va por delante en la Carrera Espacial, elige una carta de la pila de descartes que no sea de puntuación, y su evento ocurre de inmediato.',
  'north-sea-oil': '«{opec}» ya no puede ocurrir. En este turno EE. UU. puede jugar una ronda de acción adicional.',
  'the-reformer': `La URSS añade ${influencePoints('influence')} en Europa, {aheadInfluence} si va por delante en PV, como máximo {most} por país. A partir de ahora no puede intentar golpes de estado en Europa.`,
  'marine-barracks-bombing': `El Líbano pierde toda la influencia de EE. UU. Después, la URSS retira además ${influencePoints('influence')} de EE. UU. de Oriente Medio.`,
  'kal-007': `El DEFCON baja ${levels('defcon')}, y EE. UU. gana {vp} PV. Si controla Corea del Sur, puede colocar influencia o realinear con ${operationsPoints('ops')}.`,
  glasnost: `La URSS gana {vp} PV, y el DEFCON sube ${levels('defcon')}. Después de «{theReformer}», la URSS puede colocar influencia o realinear con ${operationsPoints('ops')}.`,
  ortega:
    'Nicaragua pierde toda la influencia de EE. UU. Después, la URSS puede intentar un golpe de estado gratuito en un país adyacente con el valor de esta carta.',
  terrorism: `El adversario descarta ${cards('cards')} al azar; {hostageCards} si la URSS juega esta carta después de «{iranianHostageCrisis}».`,
  'iran-contra-scandal': 'Durante el resto del turno se resta {modifier} a las tiradas de realineamiento de EE. UU.',
  chernobyl:
    'EE. UU. puede nombrar una región. Durante el resto del turno la URSS no puede colocar influencia en ella con operaciones.',
  'latin-american-debt-crisis':
    'EE. UU. descarta una carta de valor {value} o más, o la URSS duplica su influencia en {countries} países de Sudamérica.',
  'tear-down-this-wall': `EE. UU. añade ${influencePoints('influence')} en Alemania Oriental. Después puede intentar un golpe de estado gratuito o tiradas de realineamiento gratuitas en Europa con el valor de esta carta. Pone fin a «{willyBrandt}», o lo impide.`,
  'an-evil-empire': 'EE. UU. gana {vp} PV. Pone fin a «{flowerPower}», o lo impide.',
  'aldrich-ames':
    'EE. UU. juega con la mano descubierta durante el resto del turno. La URSS elige una de sus cartas, que se descarta.',
  'pershing-ii-deployed': `La URSS gana {vp} PV y retira ${influencePoints('each')} de EE. UU. de cada uno de hasta {countries} países de Europa Occidental.`,
  wargames:
    'Solo con DEFCON {defcon}: el jugador puede dar {vp} PV al adversario y acabar la partida de inmediato. Gana quien vaya entonces por delante; no hay puntuación final.',
  solidarity: `Requiere «{johnPaulIi}». EE. UU. añade ${influencePoints('influence')} en Polonia.`,
  'iran-iraq-war': `El jugador ataca Irán o Iraq: tira un dado y resta el número de países adyacentes controlados por el adversario. Con {win} o más, gana {vp} PV y sustituye allí toda la influencia adversaria por la suya. Cuenta como ${militaryOperations('military')}.`,
  'yuri-and-samantha': 'Durante el resto del turno la URSS gana {vp} PV por cada golpe de estado que intente EE. UU.',
  'awacs-sale-to-saudis': `EE. UU. añade ${influencePoints('influence')} en Arabia Saudí. «{muslimRevolution}» ya no puede ocurrir.`,
  'nato-referendum': `Requiere «{nato}». Ambos tiran un dado; el jugador suma {bonus}, y también quien tenga más influencia en España/Portugal; los empates se vuelven a tirar. El total más alto gana {vp} PV y añade allí ${influencePoints('influence')}. Si es la URSS, «{nato}» deja de proteger España/Portugal.`,
};
