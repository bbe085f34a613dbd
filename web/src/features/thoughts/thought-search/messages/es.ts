import type { Translated } from '#core/messages/translated.ts';
import type thoughtSearch from './pt.ts';

export default {
  label: 'Palabras',
  hint: 'Los acentos y las mayúsculas no importan.',
  found:
    '{count, plural, =0 {Ningún pensamiento con estas palabras.} one {# pensamiento con estas palabras.} other {# pensamientos con estas palabras.}}',
  foundHere:
    '{count, plural, =0 {En este dispositivo, ningún pensamiento con estas palabras.} one {En este dispositivo, # pensamiento con estas palabras.} other {En este dispositivo, # pensamientos con estas palabras.}}',
  openDay: 'Abrir {date}',
} satisfies Translated<typeof thoughtSearch>;
