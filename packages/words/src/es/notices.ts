import type { Like } from '../catalogue.ts';
import type { notices as english } from '../en/notices.ts';

export const notices: Like<typeof english> = {
  'notice.your-turn': 'Te toca en la partida con {name}.',
  'notice.game-over': 'La partida con {name} ha terminado.',
  'notice.joined': '{name} se ha unido.',
  'notice.left': '{name} se ha ido.',
  'notice.back': '{name} ha vuelto.',
  'notice.draw-offered': '{name} propone un empate.',
  'notice.draw-refused': '{name} sigue jugando.',
  'notice.undo-asked': '{name} pide deshacer una jugada.',
  'notice.paused': 'La partida está en pausa.',
  'notice.resumed': 'La partida continúa.',
  'notice.rematch': 'A {name} le gustaría jugar otra partida.',
  'notice.time-short': '{count, plural, one {Queda # minuto} other {Quedan # minutos}} en tu reloj.',
  'notice.offline': 'Sin conexión. Lo que hagas se guarda y se envía cuando vuelva.',
  'notice.online': 'Conexión recuperada.',
  'notice.not-found': 'Esa partida no existe, o ya no.',
  'notice.unreadable': 'Este archivo no se puede leer: no es una partida nuestra ni un registro que conozcamos.',
  'notice.new-version': 'Hay una versión nueva. Recarga la página: tu partida sigue como está.',
  'notice.other-tab': 'Esta partida está abierta en otra pestaña.',
  'notice.installed': 'Ya se puede jugar sin conexión.',
};
