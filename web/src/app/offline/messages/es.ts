import type { Translated } from '#core/messages/translated.ts';
import type offline from './pt.ts';

export default {
  newerTitle: 'Hay una versión nueva de COGN',
  newerText: 'Espera hasta que tú quieras. Lo que escribiste sigue guardado.',
  update: 'Actualizar ahora',
  deviceTitle: 'COGN en este dispositivo',
  kept: 'En este dispositivo, COGN también se abre sin conexión.',
  notKept: 'Por ahora, COGN solo se abre con conexión en este dispositivo.',
  installText: 'Si quieres, puede tener su propio icono, como las demás aplicaciones.',
  install: 'Instalar en este dispositivo',
  lasting: {
    open: 'El navegador puede borrar lo que aún espera para enviarse, si se queda sin espacio.',
    lasts: 'El navegador guardará aquí lo que aún espera para enviarse.',
    refused: 'El navegador aún puede borrar lo que espera para enviarse.',
  },
  askToKeep: 'Pedir al navegador que lo guarde',
  failure: {
    offline: 'No tienes conexión y esta página aún no está en este dispositivo. Se abrirá cuando vuelva la conexión.',
    older:
      'COGN recibió una versión nueva mientras esta ventana estaba abierta. Inténtalo de nuevo para abrir la versión nueva.',
  },
} satisfies Translated<typeof offline>;
