import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: 'Corrisponde a un’allergia del tuo profilo: {names}',
  note: 'È solo un confronto di parole. L’etichetta dice di più.',
} satisfies Translated<typeof allergies>;
