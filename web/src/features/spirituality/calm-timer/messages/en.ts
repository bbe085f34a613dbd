import type { Translated } from '#core/messages/translated.ts';
import type calmTimer from './pt.ts';

export default {
  begin: 'Start calm time',
  close: 'Close calm time',
  over: '{minutes, plural, one {That was # minute of calm. If you like, keep it here.} other {That was # minutes of calm. If you like, keep it here.}}',
  record: 'Keep this time',
} satisfies Translated<typeof calmTimer>;
