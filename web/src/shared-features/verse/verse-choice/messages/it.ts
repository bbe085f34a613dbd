import type { Translated } from '#core/messages/translated.ts';
import type verseChoice from './pt.ts';

export default {
  set: 'Da dove vengono i versi',
  'set-secular': 'Versi di COGN, senza religione',
  'set-scripture': 'Parafrasi di testi sacri',
  'set-off': 'Nessun verso',
  scriptureNote: 'Sono frasi brevi con parole nostre. Ognuna dice da quale passo viene.',
  ownNote: '{translation}. Licenza: {licence}. Fonte: {source}.',
  tradition: 'Tradizione',
  'tradition-all': 'Tutte, a turno',
  'tradition-christian': 'Cristiana',
  'tradition-jewish': 'Ebraica',
  'tradition-muslim': 'Musulmana',
  'tradition-buddhist': 'Buddhista',
  'tradition-hindu': 'Induista',
  'tradition-taoist': 'Taoista',
  kept: 'Scelta dei versi salvata',
  keptHere: 'Scelta dei versi salvata su questo dispositivo',
} satisfies Translated<typeof verseChoice>;
