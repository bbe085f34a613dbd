import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: 'Tu Premium dura hasta el {date}.',
  renew: 'Renovar Premium',
  close: 'Cerrar este mensaje',
} satisfies Translated<typeof renewal>;
