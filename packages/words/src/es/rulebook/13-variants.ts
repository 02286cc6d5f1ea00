import type { RulebookChapter } from '../../rulebook.ts';

export const variants: RulebookChapter<'13' | '14' | '15' | '16' | '17'> = {
  '13': { title: 'Ediciones', one: 'Las ediciones impresas coinciden salvo en lo que se dice aquí.' },
  '13.1': {
    title: 'En qué se diferencian',
    deluxe:
      'Edición Deluxe: 110 cartas, 7 de ellas opcionales; Canadá empieza con 2 puntos de influencia de EE. UU. Es la edición que describen estas reglas.',
    spanish:
      'Edición Deluxe española: como la Edición Deluxe, con «Referéndum OTAN» como octava carta opcional y otros nombres para algunas casillas de la Carrera Espacial.',
    polish:
      'Edición Deluxe polaca: como la Edición Deluxe; pero el bando que llega a 20 PV por la comprobación de las operaciones militares tiene que mostrar una mano sin cartas de puntuación [10.3.1].',
    second:
      'Segunda edición: 103 cartas; sin influencia de EE. UU. en Canadá [3.3]; otros nombres para casillas de la Carrera Espacial; un «Aldrich Ames» propio, de valor 4 [13.2]; una subasta por los bandos [11.1.4]; en los torneos se muestran las cartas guardadas [11.1.1]. No tiene cartas opcionales, ni Guerra Civil China, ni escenario de guerra tardía.',
  },
  '13.2': {
    title: '«Aldrich Ames» de la segunda edición',
    order:
      'EE. UU. muestra su mano y la URSS la pone en orden. Durante el resto del turno EE. UU. tiene que seguirlo: en cada ronda de acción juega la primera carta que aún tenga en la mano, usándola como quiera. La Carta de China no se puede jugar, y las cartas ganadas después se ponen al final de la cola.',
    duties:
      'Las cartas de puntuación se saltan la cola cuando, si no, habría que guardarlas [10.1.5]. En una trampa se descarta la primera carta que sirva.',
  },
  '14': {
    title: 'Cartas opcionales',
    which:
      '«Los Cinco de Cambridge», «Una relación especial» y «NORAD» se suman a la guerra inicial; «El Che» y «Nuestro hombre en Teherán», a la guerra media; «Yuri y Samantha» y «Venta de AWACS a los saudíes», a la guerra tardía. Están todas en el mazo, o ninguna.',
    spanish: '«Referéndum OTAN» se suma a la guerra tardía: es neutral, tiene valor 2 y requiere «OTAN».',
  },
  '15': {
    title: 'Escenario de guerra tardía',
    about: 'Una partida más corta: solo los turnos 8 a 10. La URSS va por delante, pero se apaga.',
  },
  '15.1': {
    title: 'Marcadores y cartas',
    tracks:
      'La partida empieza con el reparto del turno 8, con DEFCON 4 y 4 PV para la URSS. En la Carrera Espacial EE. UU. está en la casilla 6 y la URSS en la casilla 4. La URSS tiene La Carta de China, boca arriba.',
    effects:
      'Están en vigor «Pacto de defensa mutua EE. UU./Japón», «Plan Marshall», «OTAN», «Formación del Pacto de Varsovia», «De Gaulle dirige Francia» y «Pacifismo».',
    cards:
      'Las cartas con asterisco de la guerra inicial y de la guerra media están fuera, salvo «Ratonera», «Acuerdos de Camp David», «Juan Pablo II es elegido Papa» y «Devolución del Canal de Panamá». Todas las demás se barajan juntas; cada bando recibe 9.',
  },
  '15.2': {
    title: 'Influencia',
    us: 'EE. UU. controla, con lo justo para el control: Reino Unido, Italia, Benelux, Dinamarca, Noruega, Israel, Irán, Paquistán, Turquía, Zaire, Somalia, Kenia, Nigeria, Japón, Corea del Sur, Taiwán, Tailandia, Indonesia, Australia, Nicaragua, Panamá, Haití, Honduras, Venezuela, Chile, Argentina y la República Dominicana. Alemania Occidental tiene 5 contra 1; Filipinas, 3 contra 1; Malasia, 3 contra 1; Colombia, 2 contra 1.',
    ussr: 'La URSS controla, con lo justo para el control: Alemania Oriental, Polonia, Hungría, Checoslovaquia, Bulgaria, Cuba, Corea del Norte, Iraq, la India, Afganistán, Libia, Argelia, Etiopía y Zimbabue. Tiene 3 en Siria, 3 contra 1 en Angola, 2 en Laos/Camboya, 5 en Vietnam y 2 en los Estados del Sudeste de África.',
    open: 'No controla nadie (EE. UU., URSS): España/Portugal (1, 0), Francia (3, 1), Rumanía (1, 3), Jordania (2, 2), Egipto (1, 0), Sudáfrica (2, 1), Finlandia (1, 2), Birmania (0, 1), Perú (2, 1), Yugoslavia (1, 2), Arabia Saudí (2, 0). Todo lo demás está vacío.',
  },
  '15.3': {
    title: 'Victoria',
    us: 'Después de la puntuación final, o si acaba la partida con «Juegos de guerra», EE. UU. solo gana con 20 PV; si no, gana la URSS.',
    same: 'Las victorias automáticas [10.3.1] y el Control de Europa en la puntuación final valen como siempre.',
  },
  '16': {
    title: 'Opciones de los autores',
    about: 'Reglas opcionales propuestas por los autores. Cada una se puede elegir por separado, en cualquier edición.',
  },
  '16.1': {
    title: 'Realinear sin límites',
    rule: 'El DEFCON no cierra ninguna región a los realineamientos. Los golpes de estado siguen limitados como siempre [8.1.5].',
  },
  '16.2': {
    title: 'Realinear sin riesgo',
    rule: 'En las tiradas de realineamiento que haces con la iniciativa no pierdes influencia, caigan como caigan los dados.',
  },
  '16.3': {
    title: 'Operaciones mixtas',
    rule: 'Los puntos de una misma carta se pueden gastar en influencia y en tiradas de realineamiento a la vez, al coste habitual; pero no en ambas cosas en el mismo país.',
  },
  '16.4': {
    title: 'Espacio sin tirada',
    rule: 'Una carta mandada a la Carrera Espacial se puede descartar sin tirar. El intento se gasta igualmente.',
  },
  '17': {
    title: 'Ventaja',
    rule: 'Se puede dar a un bando influencia adicional, de 1 a 20 puntos, que coloca al final del despliegue como en [11.1.4.1]. Entre iguales lo habitual son 2 para EE. UU.',
    bids: 'Donde se puja por los bandos, la puja es la ventaja.',
  },
};
