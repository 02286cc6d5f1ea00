import type { Like } from '../catalogue.ts';
import type { people as english } from '../en/people.ts';

export const people: Like<typeof english> = {
  'people.leaders': 'Clasificación',
  'people.player': 'Jugador',
  'people.no-server':
    'Esta página no tiene servidor, así que aquí no hay cuentas. Tus partidas contra el ordenador se guardan en este navegador.',
  'people.not-found': 'Aquí no existe ese jugador.',

  'people.stranger': 'Este servidor aún no te conoce. Con tu primera partida serás un invitado; no hace falta cuenta.',
  'people.guest': 'Juegas como el invitado {name}.',
  'people.guest.about':
    'Solo te conoce este navegador. Con una cuenta puedes iniciar sesión en cualquier sitio y entrar en la clasificación.',
  'people.account': 'Has iniciado sesión como {name}.',
  'people.profile': 'Mi perfil',
  'people.renamed': 'Ahora te llamas {name}.',

  'people.field.name': 'Nombre',
  'people.field.player': 'Nombre de la cuenta',
  'people.field.password': 'Contraseña',
  'people.field.new-password': 'Contraseña nueva',
  'people.field.code': 'Código de recuperación',
  'people.field.why': '¿Por qué denuncias este mensaje?',
  'people.field.confirmation': 'Para confirmar, escribe tu nombre: {name}',
  'people.password.length': 'Al menos {count} caracteres, los que quieras',
  'people.rename': 'Cambiar el nombre',

  'people.keep': 'Crear una cuenta',
  'people.keep.about':
    'Un nombre y una contraseña, nada más. Tus partidas siguen siendo tuyas. En otros dispositivos habrá que iniciar sesión de nuevo.',
  'people.keep.do': 'Crear la cuenta',
  'people.codes': 'Códigos de recuperación',
  'people.codes.about':
    'Si olvidas la contraseña, cada uno de estos códigos abre tu cuenta una vez. Se muestran ahora y nunca más: guárdalos en un lugar seguro.',
  'people.codes.copy': 'Copiar los códigos',
  'people.codes.save': 'Guardar como archivo',
  'people.codes.kept': 'Los he guardado',
  'people.codes.renew': 'Nuevos códigos de recuperación',
  'people.codes.renew.about': 'Los códigos anteriores dejan de valer.',
  'people.codes.left':
    '{count, plural, =0 {No te quedan códigos de recuperación. Crea otros nuevos.} one {Te queda # código de recuperación.} other {Te quedan # códigos de recuperación.}}',
  'people.change-password': 'Cambiar la contraseña',
  'people.signed-out-elsewhere': 'Se cerrarán todas tus demás sesiones.',
  'people.password.changed': 'Has cambiado la contraseña.',

  'people.sign-in': 'Iniciar sesión',
  'people.sign-out': 'Cerrar sesión',
  'people.signed-out': 'Has cerrado la sesión.',
  'people.guest.left': 'Si inicias sesión, perderás para siempre al invitado «{name}» y sus partidas.',
  'people.recover': '¿Has olvidado la contraseña?',
  'people.recover.about':
    'Elige una contraseña nueva con uno de tus códigos de recuperación. Se cerrarán todas tus demás sesiones.',
  'people.recover.do': 'Cambiar la contraseña',

  'people.devices': 'Sesiones abiertas',
  'people.device': '{name}, {text}',
  'people.device.unknown': 'Dispositivo desconocido',
  'people.device.here': 'este dispositivo',
  'people.device.used': 'último uso: {date}',
  'people.device.revoke': 'Cerrar esa sesión',
  'people.device.revoke.named': 'Cerrar esa sesión: {name}',
  'people.device.revoke.all': 'Cerrar las demás sesiones',
  'people.link': 'Jugar en otro dispositivo',
  'people.link.about':
    'Abre el enlace en el otro dispositivo y tendrás la sesión abierta también allí. Vale una sola vez, durante un cuarto de hora. No se lo des a nadie.',
  'people.link.make': 'Crear un enlace',
  'people.link.use': 'Iniciar sesión en este dispositivo',
  'people.link.use.about': 'Este enlace inicia la sesión de quien lo creó. Úsalo solo si fuiste tú.',

  'people.blocked': 'Jugadores bloqueados',
  'people.blocked.none': 'Ninguno.',
  'people.block': 'Bloquear a {name}',
  'people.unblock': 'Desbloquear a {name}',
  'people.block.about':
    'Los jugadores que bloquees no podrán unirse a tus partidas ni tocarte como adversarios, y no verás sus mensajes. No se les avisa. Las partidas en curso continúan.',
  'people.manners': '¿Mal comportamiento?',
  'people.mute': 'Silenciar en esta partida',
  'people.unmute': 'Dejar de silenciar en esta partida',
  'people.mute.about': 'En esta partida no verás los mensajes de quien silencies. No se le avisa.',
  'people.report': 'Denunciar',
  'people.report.about': 'Los mensajes denunciados los lee quien administra este servidor.',
  'people.report.do': 'Denunciar este mensaje',
  'people.reported': 'Has denunciado el mensaje.',

  'people.data': 'Tus datos',
  'people.data.about': 'Todo lo que este servidor guarda sobre ti, en un solo archivo.',
  'people.data.save': 'Guardar mis datos',
  'people.delete': 'Borrar mis datos',
  'people.delete.about':
    'Las partidas abiertas se cancelan y las que están en curso se abandonan; las terminadas se quedan, sin tu nombre. No se puede deshacer.',
  'people.delete.do': 'Borrarlo todo',
  'people.delete.mistyped': 'Ese no es tu nombre. Escríbelo tal como aparece aquí.',
  'people.deleted': 'Se ha borrado todo lo que se guardaba sobre ti.',

  'people.since': '{choice, select, guest {Invitado} other {Con cuenta}}, aquí desde el {date}',
  'people.rating': 'Puntuación',
  'people.rating.none': 'Aún ninguna: empieza con la primera partida puntuable.',
  'people.rating.sure':
    'Una estimación fiable tras {count, plural, one {# partida puntuable} other {# partidas puntuables}}.',
  'people.rating.fair':
    'Una estimación razonable tras {count, plural, one {# partida puntuable} other {# partidas puntuables}}.',
  'people.rating.vague':
    'Solo una estimación aproximada tras {count, plural, one {# partida puntuable} other {# partidas puntuables}}.',
  'people.rating.range': 'Lo más probable es que la fuerza real esté entre {first} y {second}.',
  'people.results.people': 'Contra personas',
  'people.results.computers': 'Contra el ordenador',
  'people.results.you': 'Contra ti',
  'people.results.none': 'Aún no hay partidas terminadas.',
  'people.side': 'Bando',
  'people.won': 'Ganadas',
  'people.drawn': 'Empatadas',
  'people.lost': 'Perdidas',
  'people.games': 'Últimas partidas',
  'people.games.none': 'No hay partidas públicas.',
  'people.game.running': 'En curso',
  'people.game.won': 'Ganada',
  'people.game.drawn': 'Empatada',
  'people.game.lost': 'Perdida',

  'people.leaders.about': 'Jugadores con una puntuación fiable y alguna partida puntuable en el último año.',
  'people.leaders.none': 'Nadie tiene aún una puntuación fiable.',
  'people.find': 'Buscar un jugador',
  'people.find.do': 'Buscar',
  'people.find.none': 'Aquí ninguna cuenta se llama {name}. A los invitados no se les puede buscar por su nombre.',
  'people.rank': 'Puesto',
  'people.rated-games': 'Partidas puntuables',

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
    'Han fallado demasiadas llamadas seguidas y se han suspendido. Vuelve a guardar la dirección para reanudarlas.',
};
