import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: 'Mostrar {count} más',
  earlier: 'Mostrar {count} anteriores',
  shown: 'En pantalla: {shown} de {all}',
} satisfies Translated<typeof moreRows>;
