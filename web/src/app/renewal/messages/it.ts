import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: 'Il tuo Premium dura fino al giorno {date}.',
  renew: 'Rinnova Premium',
  close: 'Chiudi questo messaggio',
} satisfies Translated<typeof renewal>;
