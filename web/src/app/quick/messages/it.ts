import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Annota adesso',
  text: 'Quello che annoti qui va nel giorno di oggi.',
  others: 'Annotare altro',
  keys: 'Con la tastiera, F2 apre questa finestra da ogni pagina e i tasti da 1 a 9 scelgono. F1 apre Aiuto subito.',
  close: 'Chiudi',
  none: 'Nessuna pagina del tuo menu ha un’annotazione rapida. Puoi mostrarne altre nelle impostazioni.',
} satisfies Translated<typeof quick>;
