import type { Translated } from '#core/messages/translated.ts';
import type rowPhotos from './pt.ts';

export default {
  own: 'Usar una foto mía',
  change: 'Cambiar foto',
  remove: 'Eliminar foto',
  hint: 'Hace falta internet para enviarla y para mostrarla. El lugar y los demás datos de la cámara se borran en este dispositivo. Una foto eliminada o cambiada se borra del servidor en un plazo de dos días. Una foto enviada que no se guardó aquí se borra antes de 32 días.',
  sent: 'Foto enviada. Se añade cuando guardes.',
  saveLater: 'La foto todavía se está enviando. Guarda cuando haya llegado.',
  sending: 'Enviando la foto',
  notSent: 'La foto no se guardó',
  notAPhoto: 'Este navegador no pudo abrir el archivo como foto. Elige otro, en JPG o PNG.',
  tooLarge: 'La foto es demasiado grande para reducirla en este dispositivo. Elige una más pequeña.',
  offline:
    'Para guardar una foto hace falta internet. Lo que escribiste sigue aquí; la foto todavía no está guardada. Deja esta página abierta y envía la foto de nuevo cuando vuelva la conexión.',
  wait: 'El servidor pide una pausa. Inténtalo de nuevo en unos minutos.',
  refused:
    'Tu cuenta no acepta más fotos por ahora. Caben {most} en total, y una foto eliminada cuenta hasta que se borra del servidor.',
  failed: 'El servidor no pudo guardar la foto ahora. Inténtalo de nuevo en un momento.',
  again: 'Enviar de nuevo',
  chooseAgain: 'El envío no terminó a tiempo. Para guardar la foto, elígela de nuevo.',
  notShown: '{name}: ahora no se puede mostrar',
  open: 'Abrir: {name}',
  close: 'Cerrar',
  inCopy: 'Fotos de tus registros: {count}',
} satisfies Translated<typeof rowPhotos>;
