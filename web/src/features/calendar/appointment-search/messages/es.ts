import type { Translated } from '#core/messages/translated.ts';
import type appointmentSearch from './pt.ts';

export default {
  label: 'Nombre, profesional, lugar o notas',
  found: '{count, plural, =0 {Ninguna cita con estas palabras.} one {# cita} other {# citas}}',
  foundHere:
    '{count, plural, =0 {Ninguna cita con estas palabras en este dispositivo.} one {# cita en este dispositivo} other {# citas en este dispositivo}}',
} satisfies Translated<typeof appointmentSearch>;
