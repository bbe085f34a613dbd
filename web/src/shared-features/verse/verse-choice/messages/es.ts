import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: 'De dónde vienen los versos',
  'set-secular': 'Versos de COGN, sin religión',
  'set-scripture': 'Paráfrasis de textos sagrados',
  'set-off': 'Ningún verso',
  scriptureNote: 'Son frases cortas con nuestras palabras. Cada una dice de qué pasaje viene.',
  ownNote: '{translation}. Licencia: {licence}. Fuente: {source}.',
  tradition: 'Tradición',
  'tradition-all': 'Todas, por turnos',
  'tradition-christian': 'Cristiana',
  'tradition-jewish': 'Judía',
  'tradition-muslim': 'Musulmana',
  'tradition-buddhist': 'Budista',
  'tradition-hindu': 'Hindú',
  'tradition-taoist': 'Taoísta',
  kept: 'Elección de versos guardada',
  keptHere: 'Elección de versos guardada en este dispositivo',
} satisfies Translated<typeof verseChoice>;
