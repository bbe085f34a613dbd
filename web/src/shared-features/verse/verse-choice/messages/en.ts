import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: 'Where the verses come from',
  'set-secular': 'COGN’s verses, without religion',
  'set-scripture': 'Paraphrases of sacred texts',
  'set-off': 'No verses',
  scriptureNote: 'These are short lines in our own words. Each names the passage it comes from.',
  ownNote: '{translation}. Licence: {licence}. Source: {source}.',
  tradition: 'Tradition',
  'tradition-all': 'All of them, in turn',
  'tradition-christian': 'Christian',
  'tradition-jewish': 'Jewish',
  'tradition-muslim': 'Muslim',
  'tradition-buddhist': 'Buddhist',
  'tradition-hindu': 'Hindu',
  'tradition-taoist': 'Taoist',
  kept: 'Choice of verses saved',
  keptHere: 'Choice of verses saved on this device',
} satisfies Translated<typeof verseChoice>;
