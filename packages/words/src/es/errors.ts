import type { Like } from '../catalogue.ts';
import type { errors as english } from '../en/errors.ts';

export const errors: Like<typeof english> = {
  'error.unknown-card': 'Esa carta no existe.',
  'error.unknown-country': 'Ese país no existe.',
  'error.unknown-answer': 'Eso no responde a ninguna pregunta. Elige una de las respuestas que se ofrecen.',
  'error.illegal-answer': 'Eso no es posible ahora. Elige una de las respuestas que se ofrecen.',
  'error.stale-answer': 'La partida ha avanzado entretanto. Vuelve a mirarla y responde.',
  'error.wrong-side': 'Ahora no le toca responder a este bando.',
  'error.game-over': 'La partida ha terminado: ya no hay nada que responder.',
  'error.bad-rules': 'Estas reglas no son compatibles entre sí.',
  'error.bad-save': 'Esto no es una partida guardada que podamos leer.',
  'error.bad-position': 'Esta posición no es posible.',
  'error.no-undo':
    'No hay nada que se pueda deshacer: hay de por medio un dado, una carta mostrada o una respuesta que le toca al adversario.',
  'error.overflow': 'Algo en esta partida se ha hecho demasiado grande. La partida no puede continuar.',
  // What only a server refuses
  'error.past-barrier':
    'Antes hay algo que aún no se sabe: un dado, una carta o la respuesta del adversario. Avanza paso a paso.',
  'error.not-your-turn': 'Le toca a tu adversario.',
  'error.no-offer': 'Esa propuesta ya no sigue en pie.',
  'error.no-claim': 'No puedes reclamar la victoria: a tu adversario le queda tiempo, o a ti tampoco te queda.',
  'error.not-running': 'Esta partida no se está jugando ahora.',
  'error.not-over': 'Para eso la partida tiene que haber terminado.',
  'error.paused': 'La partida está en pausa. Reanúdala primero.',
  'error.halted': 'Los administradores del servidor han pausado la partida y la reanudarán.',
  'error.set-apart':
    'Hay un problema con el registro de esta partida. Los administradores del servidor lo están revisando; puedes abandonarla.',
  'error.not-open': 'Esta partida ya ha empezado o no está abierta para ti.',
  'error.own-game': 'Ya juegas en esta partida.',
  'error.unknown-level': 'No existe ese nivel del ordenador.',
  'error.bad-address': 'No se pueden enviar mensajes a esa dirección.',
  'error.not-signed-in': 'El servidor no te conoce. Únete a una partida como invitado o inicia sesión.',
  'error.wrong-password': 'El nombre, la contraseña o el código no es correcto.',
  'error.too-many-guesses': 'Demasiados intentos fallidos. Espera un cuarto de hora.',
  'error.bad-password': 'Esa contraseña es demasiado fácil de adivinar. Elige una más larga, con más letras distintas.',
  'error.bad-name': 'Ese nombre no se puede usar. Elige otro, con letras y cifras.',
  'error.name-taken': 'Ese nombre ya es de otra persona. Elige otro.',
  'error.has-account': 'Ya tienes una cuenta.',
  'error.no-account': 'Juegas como invitado. Primero crea una cuenta.',
  'error.banned': 'Ya no puedes jugar en este servidor.',
  'error.not-a-player': 'Solo pueden hacerlo los jugadores de esta partida.',
  'error.foreign-origin':
    'La petición venía de otro sitio web y no se ha realizado. Abre la página aquí e inténtalo de nuevo.',
  'error.not-found': 'Aquí no hay nada así, o no puedes verlo.',
  'error.used-link': 'Este enlace ya se ha usado o es demasiado antiguo. Crea otro donde tengas la sesión abierta.',
  'error.not-rateable': 'Una partida puntuable no puede tener esa ventaja. Créala como no puntuable.',
  'error.too-large': 'Es demasiado largo, o ya no queda espacio.',
  'error.too-many-requests': 'Demasiadas peticiones a la vez. Espera un momento y vuelve a intentarlo.',
  'error.unavailable': 'Ahora mismo el servidor no puede acceder a sus datos. Inténtalo dentro de un momento.',
  'error.failure': 'Algo ha fallado en el servidor. El error ha quedado registrado.',
  'error.bad-request': 'El servidor no ha entendido la petición. Vuelve a cargar la página.',
};
