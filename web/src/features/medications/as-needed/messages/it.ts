import type { Translated } from '#core/messages/translated.ts';
import type asNeeded from './pt.ts';

export default {
  takeNow: 'L’ho preso ora',
  takeThisDay: 'L’ho preso in questo giorno',
  notLately: 'Nessuna annotazione negli ultimi 7 giorni',
  lastDay: 'Ultima volta: {day}',
  lastTime: 'Ultima volta: {day}, {time} ({ago})',
  soon: 'L’intervallo che hai annotato ({hours}) dura fino alle {time}.',
  most: '{count, plural, one {C’è già # dose} other {Ci sono già # dosi}} in questo giorno. Hai annotato al massimo {most}.',
  askDoctor: 'In caso di dubbi, chiedi a chi l’ha prescritto.',
} satisfies Translated<typeof asNeeded>;
