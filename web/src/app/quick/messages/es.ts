import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Anotar ahora',
  text: 'Lo que anotes aquí queda en el día de hoy.',
  others: 'Anotar otra cosa',
  keys: 'Con el teclado, F2 abre esta ventana en cualquier página y las teclas del 1 al 9 eligen. F1 abre Ayuda ahora.',
  close: 'Cerrar',
  none: 'Ninguna página de tu menú tiene anotación rápida. Puedes mostrar otras en Ajustes.',
} satisfies Translated<typeof quick>;
