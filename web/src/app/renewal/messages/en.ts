import type { Translated } from '#core/messages/translated.ts';
import type renewal from './pt.ts';

export default {
  text: 'Your Premium lasts until {date}.',
  renew: 'Renew Premium',
  close: 'Close this notice',
} satisfies Translated<typeof renewal>;
