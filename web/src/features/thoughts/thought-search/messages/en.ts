import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: 'Words',
  hint: 'Accents and capitals make no difference.',
  found:
    '{count, plural, =0 {No thought has these words.} one {# thought has these words.} other {# thoughts have these words.}}',
  foundHere:
    '{count, plural, =0 {On this device, no thought has these words.} one {On this device, # thought has these words.} other {On this device, # thoughts have these words.}}',
  openDay: 'Open {date}',
} satisfies Translated<typeof thoughtSearch>;
