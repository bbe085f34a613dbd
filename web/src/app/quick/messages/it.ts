import type { Translated } from '#core/messages/translated.ts';
import type quick from './pt.ts';

export default {
  title: 'Annota adesso',
  text: 'Quello che tocchi qui viene annotato subito, per oggi.',
  close: 'Chiudi',
  none: 'Nessuna pagina del tuo menu ha un’annotazione rapida. Puoi mostrarne altre nelle impostazioni.',
} satisfies Translated<typeof quick>;
