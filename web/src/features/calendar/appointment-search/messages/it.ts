import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: 'Nome, professionista, luogo o note',
  found: '{count, plural, =0 {Nessun appuntamento con queste parole.} one {# appuntamento} other {# appuntamenti}}',
  foundHere:
    '{count, plural, =0 {Nessun appuntamento con queste parole su questo dispositivo.} one {# appuntamento su questo dispositivo} other {# appuntamenti su questo dispositivo}}',
} satisfies Translated<typeof appointmentSearch>;
