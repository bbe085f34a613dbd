import type { Translated } from '#core/messages/translated.ts';
import type pageMenu from './pt.ts';

export default {
  title: 'Páginas del menú',
  shortcuts: 'Mis accesos directos',
  shortcutsLegend: 'Páginas que van arriba en el menú',
  shortcutsHint: 'Hasta cinco. En el modo sencillo, el menú muestra solo estas.',
  shortcutsKept: 'Accesos directos guardados en este dispositivo. Con conexión, también en tu cuenta.',
  shortcutsFull: 'Ya tienes cinco accesos directos. Para elegir otro, desmarca uno.',
  text: 'Marca lo que quieres ver. Para cambiar el orden, arrastra desde el asa o usa los botones. Lo que hay en las páginas ocultas sigue guardado.',
  orderKept: 'Orden de las páginas guardado en este dispositivo. Con conexión, también en tu cuenta.',
  shown: '{name} aparece en el menú',
  hidden: '{name} salió del menú',
  reset: 'Volver al menú original',
  resetKept: 'El menú volvió al orden original',
} satisfies Translated<typeof pageMenu>;
