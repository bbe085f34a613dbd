import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Fotos',
  textFirst: 'Las fotos se guardan con el texto. Basta una palabra.',
  hint: 'Hasta {most} fotos, con internet. El lugar y los demás datos de la cámara se borran en este dispositivo. El archivo de una foto eliminada se borra del servidor en un plazo de dos días. Si el envío se interrumpe y la foto no llega al pensamiento, el servidor la borra antes de 32 días.',
  add: 'Elegir foto',
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
  unnamed: 'Foto {number}',
} satisfies Translated<typeof thoughtPhotos>;
