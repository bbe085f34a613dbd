import type { Translated } from '#core/messages/translated.ts';
import type deletion from './pt.ts';

export default {
  what: 'La cuenta, los registros, las fotos y todo lo demás salen del servidor. Después nadie puede recuperarlos.',
  grace:
    '{days, plural, one {Tienes # día para cambiar de idea: basta entrar y elegir «Conservar mi cuenta».} other {Tienes # días para cambiar de idea: basta entrar y elegir «Conservar mi cuenta».}}',
  atOnce: 'En este servidor ocurre al momento, sin vuelta atrás.',
  stops:
    'Al pedirlo, todos los dispositivos salen de la cuenta. Se detienen los avisos, las alertas en espera y la dirección del calendario.',
  copyFirst: 'Si quieres una copia, descarga antes tus datos, arriba en esta pantalla.',
  remains:
    'Las copias de seguridad de quien mantiene el servidor pueden durar más, y también restos en su disco. Lo que la administración hizo con la cuenta queda anotado, con un código en lugar de tu nombre. De los pagos, Stripe guarda los recibos que pide la ley. La tarjeta de «Ayuda ahora» es del dispositivo y se queda.',
  unsent:
    '{count, plural, one {También se borrará # cambio que está solo en este dispositivo.} other {También se borrarán # cambios que están solo en este dispositivo.}}',
  word: 'ELIMINAR',
  wordLabel: 'Para confirmar, escribe {word}',
  wordMissing: 'Escribe {word} para confirmar.',
  passwordWrong: 'La contraseña no coincide. Puedes probar otra vez o usar un código.',
  useCode: 'Usar un código en vez de la contraseña',
  codeSent: 'Enviamos un código a {address}.',
  submit: 'Eliminar mi cuenta',
  failed: 'La cuenta no se eliminó',
  failedText: 'Todo sigue como estaba. Prueba de nuevo en un momento.',
  doneTitle: 'Petición recibida',
  doneLater: 'Tu cuenta se eliminará el {date}. Hasta entonces, entra y elige «Conservar mi cuenta» si cambias de idea.',
  doneNow: 'Tu cuenta y tus datos se están eliminando ahora.',
  deviceEmptied: 'Lo que había en este dispositivo se borró.',
  deviceNotEmptied: 'No se pudo borrar lo que hay en este dispositivo. Borra los datos del sitio en el navegador.',
  understood: 'Entendido',
  gateTitle: 'Tu cuenta se eliminará',
  gateText: 'Lo pediste tú. La cuenta y tus datos se eliminarán el {date}.',
  gateKeep: 'Si cambiaste de idea, todo sigue aquí.',
  keep: 'Conservar mi cuenta',
  kept: 'Cuenta conservada',
  keptText: 'Todo sigue como antes. Puedes volver a activar los avisos y la dirección del calendario.',
  notKept: 'La cuenta aún no se conserva',
} satisfies Translated<typeof deletion>;
