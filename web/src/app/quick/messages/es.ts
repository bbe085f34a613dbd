import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Anotar ahora',
  text: 'Lo que toques aquí se anota hoy, al momento.',
  close: 'Cerrar',
  none: 'Ninguna página de tu menú tiene anotación rápida. Puedes mostrar otras en Ajustes.',
} satisfies Translated<typeof quick>;
