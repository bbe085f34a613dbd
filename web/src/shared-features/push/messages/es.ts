import type { Translated } from '#core/messages/translated.ts';
import type push from './pt.ts';

export default {
  title: 'Con la app cerrada',
  label: 'Avisar también con la app cerrada',
  why: 'Vale solo en este dispositivo. Al activarlo, el navegador pregunta si COGN puede mostrar notificaciones.',
  passes:
    'El aviso pasa cifrado por el servicio de quien hizo el navegador. Ese servicio ve que algo llegó y cuándo, pero no qué dice.',
  lockScreen:
    'En la pantalla bloqueada, quien ve el dispositivo puede leer el medicamento, el recordatorio o la cita. Con el aviso discreto, solo se ve la hora.',
  turning: 'Un momento…',
  states: {
    on: 'Activado. Los avisos llegan a este dispositivo también con la app cerrada.',
    off: 'Desactivado. En este dispositivo, los avisos suenan solo con la app abierta.',
    denied: 'Las notificaciones de COGN están bloqueadas en este navegador. Los avisos suenan solo con la app abierta.',
    impossible: 'Este navegador no recibe avisos con la app cerrada. Suenan solo con la app abierta.',
    noWorker: 'Este servidor no guarda la app en el dispositivo, y hace falta. Los avisos suenan solo con la app abierta.',
  },
  how: {
    denied:
      'Si quieres, permite las notificaciones de este sitio en los ajustes del navegador. Después vuelve y actívalo aquí.',
    impossible: 'En iPhone y iPad, añade COGN a la pantalla de inicio y ábrelo desde allí. Entonces se puede activar.',
  },
  failures: {
    dismissed: 'El navegador no dio el permiso. No cambió nada.',
    unreachable: 'El servidor no respondió. No cambió nada. Inténtalo de nuevo cuando haya conexión.',
    noServer: 'Este servidor no envía avisos a este navegador con la app cerrada. No cambió nada.',
    notKept: 'La app todavía no está guardada en este dispositivo. No cambió nada. Inténtalo dentro de un rato.',
    failed: 'El navegador no pudo activarlo ahora. No cambió nada, y puedes intentarlo de nuevo.',
  },
  file: 'Si quieres, lleva los horarios al calendario del dispositivo. Avisa aunque COGN esté cerrado.',
} satisfies Translated<typeof push>;
