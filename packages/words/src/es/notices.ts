import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.over': 'Tu partida ha terminado',
  'notice.with': 'Partida con {name}',
  'notice.until': 'Tienes hasta el {date}',
  'notice.ask': 'Avísame cuando me toque jugar',
  'notice.ask.about': 'El navegador muestra una notificación, incluso con la página cerrada.',
  'notice.stranger':
    'Cuando hayas creado una partida con otros, o te hayas unido a una, podrás activar aquí las notificaciones para cuando te toque.',
  'notice.denied':
    'Este navegador no muestra las notificaciones de la página. Permítelas en los ajustes del sitio y vuelve a intentarlo.',
  'notice.impossible':
    'Este navegador no puede mostrar notificaciones. En un iPhone o iPad, añade antes la página a la pantalla de inicio.',
  'notice.failed': 'El navegador no ha podido activar las notificaciones. Vuelve a intentarlo más tarde.',
  'notice.webhook': 'Webhook',
  'notice.webhook.about':
    'Para tus propios programas: se llama a esta dirección cada vez que te toca o que una partida termina.',
  'notice.webhook.url': 'Dirección',
  'notice.webhook.set': 'Guardar el webhook',
  'notice.webhook.remove': 'Quitar el webhook',
  'notice.webhook.secret': 'Las llamadas van firmadas con esta clave secreta. Guárdala ahora: no se volverá a mostrar.',
  'notice.webhook.state':
    '{count, plural, =0 {Todo va bien: no ha fallado ninguna llamada.} one {Ha fallado la última llamada.} other {Han fallado las últimas # llamadas.}}',
  'notice.webhook.off':
    'Han fallado demasiadas llamadas seguidas y se han suspendido. Vuelve a indicar la dirección para reanudarlas.',
};
