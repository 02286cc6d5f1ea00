import type { Like } from '../catalogue.ts';
import type { myLibrary as english } from '../en/my-library.ts';

export const myLibrary: Like<typeof english> = {
  'library.mine': 'Mi biblioteca',
  'library.mine.about': 'Tus partidas terminadas y todos los registros que has abierto: busca, repasa, exporta.',

  'mine.you': 'Tú',
  'mine.about':
    '{count, plural, =0 {Aún no hay nada.} one {# partida, guardada en este navegador.} other {# partidas, guardadas en este navegador.}}',
  'mine.size': 'Espacio ocupado: {text}.',
  'mine.reading': 'Leyendo {count, plural, one {# partida más} other {# partidas más}}…',
  'mine.export': 'Exportar todo',
  'mine.open': 'Abrir registros o archivos',
  'mine.open.about':
    'Registros, archivos de partidas y bibliotecas exportadas, tantos como quieras; también puedes soltarlos aquí. Se quedan en tu navegador.',
  'mine.taken': 'Añadidas: {done}. Ya estaban en tu biblioteca: {count}.',
  'mine.unkept':
    '{count, plural, one {# partida está} other {# partidas están}} solo en esta pestaña: al navegador no le queda espacio.',
  'mine.broken': '{count, plural, one {# partida ya no se puede abrir} other {# partidas ya no se pueden abrir}}.',
  'mine.search': 'Buscar',
  'mine.player': 'Jugador',
  'mine.by-result': 'Resultado',
  'mine.from': 'Desde',
  'mine.until': 'Hasta',
  'mine.result': 'Victoria: {side}',
  'mine.result.draw': 'Empate',
  'mine.result.none': 'Sin resultado',
  'mine.kinds': 'Qué mostrar',
  'mine.kind.any': 'Todo ({count})',
  'mine.kind.games': 'Mis partidas ({count})',
  'mine.kind.logs': 'Registros ({count})',
  'mine.found': '{done} de {needed}',
  'mine.all': 'Mostrar todo',
  'mine.more': 'Mostrar {count} más',
  'mine.log': 'registro',
  'mine.log.doubts': 'registro, {count, plural, one {# duda} other {# dudas}}',
  'mine.play': 'Turno {turn}, ronda {round}: {text}',
  'mine.play.headline': 'Turno {turn}, cabecera: {text}',

  'plays.headline': 'cabecera',
  'plays.event': 'evento',
  'plays.event-first': 'evento y después operaciones',
  'plays.influence': 'influencia',
  'plays.coup': 'golpe de estado',
  'plays.realign': 'realineamiento',
  'plays.space': 'Carrera Espacial',
  'plays.trap': 'descartada para salir de una trampa',
};
