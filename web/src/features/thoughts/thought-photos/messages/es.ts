import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Fotos',
  textFirst: 'Las fotos se guardan con el texto. Basta una palabra.',
  hint: 'Hasta {most} fotos, con internet. El lugar y los demás datos de la cámara se borran en este dispositivo. El archivo de una foto eliminada se borra del servidor en un plazo de dos días. Si el envío se interrumpe y la foto no llega al pensamiento, el servidor la borra antes de 32 días.',
  add: 'Elegir foto',
  sending: 'Enviando la foto',
  added: 'Foto guardada',
  addedHere: 'Foto enviada. Se unirá al pensamiento cuando vuelva la conexión.',
  description: 'Descripción de la foto {number}, si quieres',
  described: 'Descripción guardada',
  describedHere: 'Descripción guardada en este dispositivo',
  remove: 'Eliminar la foto {number}',
  removed: 'Se eliminó la foto del pensamiento',
  removedHere: 'Se eliminó la foto del pensamiento en este dispositivo',
  back: 'La foto vuelve a estar en el pensamiento',
  backHere: 'La foto vuelve a estar en el pensamiento en este dispositivo',
  notSent: 'La foto no se guardó',
  notAPhoto: 'Este navegador no pudo abrir el archivo como foto. Elige otro, en JPG o PNG.',
  tooLarge: 'La foto es demasiado grande para reducirla en este dispositivo. Elige una más pequeña.',
  offline:
    'Para guardar una foto hace falta internet. El texto está guardado; la foto, todavía no. Deja esta página abierta y envía la foto de nuevo cuando vuelva la conexión.',
  wait: 'El servidor pide una pausa. Inténtalo de nuevo en unos minutos.',
  refused:
    'Tu cuenta no acepta más fotos por ahora. Caben {most} en total, y una foto eliminada cuenta hasta que se borra del servidor.',
  failed: 'El servidor no pudo guardar la foto ahora. Inténtalo de nuevo en un momento.',
  again: 'Enviar de nuevo',
  chooseAgain: 'El envío no terminó. Para guardar la foto, abre el pensamiento y elígela de nuevo.',
  unnamed: 'Foto {number}',
  notShown: '{name}: ahora no se puede mostrar',
  open: 'Abrir: {name}',
  close: 'Cerrar',
  inCopy: 'Fotos de tus pensamientos: {count}',
} satisfies Translated<typeof thoughtPhotos>;
