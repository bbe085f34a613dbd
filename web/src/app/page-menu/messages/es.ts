import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Páginas del menú',
  text: 'Marca lo que quieres ver y cambia el orden. Las páginas ocultas no pierden nada.',
  up: 'Subir',
  down: 'Bajar',
  moved: '{name}: posición {place} de {count}',
  orderKept: 'Orden de las páginas guardado en este dispositivo',
  shown: '{name} aparece en el menú',
  hidden: '{name} salió del menú. Lo que escribiste sigue guardado.',
  reset: 'Volver al menú original',
  resetKept: 'El menú volvió al orden original',
  notKept: 'La elección no se guardó',
  notKeptText: 'Este navegador no tiene espacio para guardar la elección.',
} satisfies Translated<typeof pageMenu>;
