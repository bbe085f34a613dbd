import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: 'Elegir foto',
  replace: 'Cambiar foto',
  remove: 'Eliminar foto',
  alt: 'Tu foto de perfil',
  sending: 'Enviando la foto',
  removing: 'Eliminando la foto',
  saved: 'Foto guardada',
  sent: 'Foto enviada',
  removed: 'Se eliminó la foto',
  urlFailed: 'Error al guardar la dirección web de la foto.',
  notSent: 'Error al enviar la foto',
  notRemoved: 'La foto no se eliminó',
  hint: 'Si quieres. {types} de hasta {size}. Se eliminan el lugar y los demás datos de la cámara.',
  notAPhoto: 'Elige un archivo JPG, PNG o GIF.',
  notThisType: 'Este servidor acepta fotos en {types}. Elige otro archivo.',
  tooLarge: 'La foto pesa más de {size}. Elige una más pequeña.',
  offline: 'La foto necesita internet y no se guarda en este dispositivo. Inténtalo de nuevo cuando vuelva la conexión.',
  wait: 'El servidor pide una pausa. Inténtalo de nuevo en unos minutos.',
  failed: 'Algo impidió que el servidor lo hiciera. Inténtalo de nuevo en un momento.',
  again: 'Enviar de nuevo',
  removeTitle: '¿Eliminar la foto?',
  removeText: 'Se borra del servidor. Justo después aún puedes deshacerlo.',
  keep: 'Conservar foto',
} satisfies Translated<typeof photo>;
