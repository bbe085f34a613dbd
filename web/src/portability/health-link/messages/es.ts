import type { Translated } from '#core/messages/translated.ts';
import type healthLink from './pt.ts';

export default {
  title: 'Documento de salud compartido',
  intro: 'Una persona compartió este documento mediante COGN. Se descifra en este dispositivo.',
  recipient: '¿Quién lo abre?',
  recipientHint: 'La persona que lo compartió ve este nombre y la hora.',
  recipientMissing: 'Escribe un nombre, por favor.',
  passcode: 'Código',
  passcodeHint: 'La persona que lo compartió tiene el código.',
  passcodeMissing: 'Escribe el código, por favor.',
  open: 'Abrir documento',
  wrongPasscodeTitle: 'Este código no abre el enlace',
  remaining:
    '{count, plural, =0 {El enlace se cerró. La persona puede crear otro.} one {Queda # intento.} other {Quedan # intentos.}}',
  goneTitle: 'Este enlace ya no se abre',
  gone: 'Se cerró, el plazo terminó o la dirección cambió. La persona puede crear otro.',
  busyTitle: 'Muchas solicitudes ahora',
  busy: 'El enlace sigue igual. Inténtalo de nuevo en un minuto.',
  unreachableTitle: 'El servidor no responde',
  unreachable: 'El documento no se abrió. Inténtalo de nuevo cuando haya conexión.',
  unreadableTitle: 'No se pudo leer el documento',
  unreadable: 'La dirección puede estar incompleta, o el documento tiene un formato que esta página no muestra.',
  insecureTitle: 'Esta dirección no usa https',
  insecure: 'Sin https, el navegador no puede descifrar el documento.',
  noLink: 'Falta una parte de la dirección',
  noLinkText:
    'El enlace debe estar entero, con todo lo que sigue a #. Puede ayudar abrirlo de nuevo desde el QR o el mensaje.',
  foreign: 'Este enlace es de otro servicio',
  foreignText: 'Esta página solo abre los enlaces de este COGN. Un programa para SMART Health Links abre los demás.',
  made: 'Hecho el {date}',
  withheld: 'No incluido:',
  notStored: 'Esta página no guarda el documento. Después de cerrarla, habría que abrir el enlace de nuevo.',
  print: 'Imprimir documento',
} satisfies Translated<typeof healthLink>;
