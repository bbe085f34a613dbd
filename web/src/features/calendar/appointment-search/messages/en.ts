import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: 'Name, professional, place or notes',
  found: '{count, plural, =0 {No appointment with these words.} one {# appointment} other {# appointments}}',
  foundHere:
    '{count, plural, =0 {No appointment with these words on this device.} one {# appointment on this device} other {# appointments on this device}}',
} satisfies Translated<typeof appointmentSearch>;
