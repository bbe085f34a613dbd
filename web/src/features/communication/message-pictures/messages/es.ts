import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: 'Imagen',
  use: 'Usar: {name}',
  choose: 'Elegir imagen',
  change: 'Cambiar imagen',
  close: 'Cerrar las imágenes',
  remove: 'Eliminar imagen',
  search: 'Buscar imagen',
  group: 'Tema',
  found: '{count, plural, one {# imagen} other {# imágenes}}',
  nothing: 'Ninguna imagen tiene esas palabras.',
  source: 'Imágenes de OpenMoji (openmoji.org), con otros colores. Licencia: CC BY-SA 4.0.',
  answers: 'Respuestas',
  talk: 'Conversación y ayuda',
  needs: 'Sentidos y pausas',
  feelings: 'Sentimientos',
  body: 'Cuerpo y salud',
  people: 'Personas y animales',
  places: 'Lugares y transporte',
  food: 'Comida y bebida',
  day: 'Día a día',
} satisfies Translated<typeof messagePictures>;
