import type { Like } from '../catalogue.ts';
import type { library as english } from '../en/library.ts';
import { findings } from './findings.ts';
import { myLibrary } from './my-library.ts';
import { studies } from './studies.ts';

export const library: Like<typeof english> = {
  ...findings,
  ...myLibrary,
  ...studies,
  'library.about':
    'Las reglas, cada carta con su historia, partidas famosas para repasar y cómo se usaron las cartas en partidas reales.',
  'library.rules': 'Reglas',
  'library.rules.about': 'Todo el juego sección por sección, con hojas de ayuda, un glosario y las aclaraciones.',
  'library.cards': 'Cartas',
  'library.cards.about': 'Cada carta: lo que hace, la historia que hay detrás y cómo se interpreta.',
  'library.famous': 'Partidas famosas',
  'library.famous.about': 'Dos partidas de los reglamentos, paso a paso en el mapa y con comentarios.',
  'library.statistics': 'Estadísticas',
  'library.statistics.about': 'Cuántas veces y cómo se jugaron las cartas, y con qué resultado.',

  'rules.contents': 'Índice',
  'rules.aids': 'Hojas de ayuda',
  'rules.glossary': 'Glosario',
  'rules.search': 'Buscar en las reglas',
  'rules.found':
    '{count, plural, =0 {No se ha encontrado nada} one {# pasaje encontrado} other {# pasajes encontrados}}',
  'rules.ruling': 'Aclaración',
  'rules.more': 'Más en la sección {name}',
  'rules.only': 'Solo con: {parts}',
  'rules.in-play': 'En juego: {parts}',
  'rules.not-in-play': 'Fuera de juego: {parts}',
  'rules.mark': 'Mostrar lo que vale para',
  'rules.mark.all': 'Todas las ediciones',

  'cards.search': 'Buscar una carta',
  'cards.number': 'N.º {count}',
  'cards.side': 'Bando',
  'cards.era': 'Época',
  'cards.value': 'Valor',
  'cards.kind': 'Efecto',
  'cards.any': 'Todas',
  'cards.scoring': 'Puntuación',
  'cards.kind.scoring': 'Puntuación',
  'cards.kind.influence': 'Influencia',
  'cards.kind.operations': 'Operaciones',
  'cards.kind.coup': 'Golpes y realineamientos',
  'cards.kind.war': 'Guerra',
  'cards.kind.vp': 'Puntos de victoria',
  'cards.kind.defcon': 'DEFCON',
  'cards.kind.space': 'Carrera Espacial',
  'cards.kind.cards': 'Manos y descartes',
  'cards.kind.lasting': 'Efecto duradero',
  'cards.count': '{count, plural, =0 {Ninguna carta coincide.} one {# carta} other {# cartas}}',
  'cards.all': 'Todas las cartas',
  'cards.history': 'La historia que hay detrás',
  'cards.rulings': 'Aclaraciones',
  'cards.proofs': 'Escenarios que la ponen a prueba',
  'cards.proofs.about':
    'Cada uno da una posición, unas jugadas y el resultado al que deben llevar; están escritos en inglés.',
  'cards.next': 'Carta siguiente',
  'cards.previous': 'Carta anterior',

  'famous.final': 'La final del torneo',
  'famous.final.about':
    'Edición Deluxe, tres turnos. El jugador soviético pagó cinco puntos de influencia por su bando. El norteamericano se quedó con Europa, y el soviético con casi todo lo demás.',
  'famous.example': 'La partida de ejemplo',
  'famous.example.about':
    'Segunda edición, tres turnos. Golpes audaces, Asia perdida y una larga remontada. Donde la partida impresa se aparta de las reglas, la posición se corrige después de la jugada según la impresa.',
  'famous.watch': 'Verla paso a paso',
  'famous.headlines': 'Turno {turn}: cabeceras',
  'famous.setup': 'Despliegue',

  'statistics.server': 'Contar también las {count} partidas terminadas de este servidor (solo cartas)',
  'statistics.unread': 'No se ha podido leer: {parts}',
  'statistics.none': 'Aún no hay partidas. Termina una o abre algún registro.',
  'statistics.by': 'Jugadas por',
  'statistics.both': 'Ambos bandos',
  'statistics.card': 'Carta',
  'statistics.played': 'Jugada',
  'statistics.headline': 'Cabecera',
  'statistics.event': 'Evento',
  'statistics.operations': 'Operaciones',
  'statistics.space': 'Espacio',
  'statistics.won': 'Ganadas',
  'statistics.won.about': 'Ganadas: el porcentaje de jugadas, en partidas con resultado, que hizo el bando ganador.',

  'about.fan': 'Un proyecto de aficionados',
  'about.fan.text':
    'Long Twilight lo hacen aficionados, sin ánimo de lucro. No tiene relación con las editoriales ni con los autores de Twilight Struggle, ni cuenta con su aprobación. Todos los textos, las imágenes y el código son nuestros.',
  'about.privacy': 'Privacidad',
  'about.privacy.text':
    'Las partidas contra el ordenador y las de una sola pantalla se quedan en este navegador. Las partidas con otros se guardan en el servidor en el que juegas, junto con un nombre y una clave en una cookie. No hay publicidad, ni rastreo, ni nada de terceros.',
  'about.licences': 'Licencias',
  'about.licences.text': 'El programa es software libre con licencia MIT. Las páginas están hechas con Preact (MIT).',
  'about.map': 'Mapa',
  'about.map.text':
    'Las costas proceden de Natural Earth, de dominio público, estiradas para que quepan todos los países.',
  'about.font': 'Tipo de letra',
  'about.font.text': 'Sofia Sans Condensed, con licencia SIL Open Font License 1.1.',
};
