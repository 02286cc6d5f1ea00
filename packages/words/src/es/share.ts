import type { Like } from '../catalogue.ts';
import type { share as english } from '../en/share.ts';

export const share: Like<typeof english> = {
  'share.picture': 'Copiar la imagen',
  'share.picture.saved': 'El navegador no puede copiar imágenes, así que esta se ha guardado como archivo.',
  'share.position': 'Copiar la posición',
  'share.log': 'Copiar el registro',
  'share.embed': 'Copiar el código para insertar',
  'share.embed.about': 'Pega este código en una página web o en un foro para mostrar allí el tablero.',
  'share.print.position': 'Imprimir la posición',
  'share.print.log': 'Imprimir el registro',
  'share.sheet.print': 'Imprimir',
  'share.sheet.nothing':
    'No has elegido nada que imprimir. Abre una partida, elige «Compartir» y luego «Imprimir la posición» o «Imprimir el registro».',
  'share.embed.open': 'Abrir en Long Twilight',
  'share.embed.running': 'Esta partida aún se está jugando.',
  'share.embed.nothing': 'Aquí no hay nada que ver, o es privado.',
  'share.kept':
    'Ahora hay una copia de esta partida en el servidor. Puede verla quien tenga el enlace; puedes borrarla en la página de tu cuenta.',
  'share.account': 'Con una cuenta en este servidor, el enlace sería corto.',
  'share.library': 'En el servidor',
  'share.library.about':
    'Las partidas y los estudios que compartes con un enlace corto se guardan en el servidor: {done} de {needed}.',
  'share.library.private': 'Solo yo',
  'share.library.unlisted': 'Quien tenga el enlace',
  'share.library.public': 'Todos',
  'share.library.who': 'Quién puede verla',
  'share.library.delete': 'Borrar',
};
