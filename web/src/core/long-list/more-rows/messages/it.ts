import type { Translated } from '#core/messages/translated.ts';
import type moreRows from './pt.ts';

export default {
  more: 'Mostra {count} in più',
  earlier: 'Mostra {count} precedenti',
  shown: 'Sullo schermo: {shown} di {all}',
} satisfies Translated<typeof moreRows>;
