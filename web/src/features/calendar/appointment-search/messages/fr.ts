import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: 'Nom, professionnel, lieu ou remarques',
  found: '{count, plural, =0 {Aucun rendez-vous avec ces mots.} one {# rendez-vous} other {# rendez-vous}}',
  foundHere:
    '{count, plural, =0 {Aucun rendez-vous avec ces mots sur cet appareil.} one {# rendez-vous sur cet appareil} other {# rendez-vous sur cet appareil}}',
} satisfies Translated<typeof appointmentSearch>;
