import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: 'Coincide con una alergia de tu perfil: {names}',
  note: 'Solo se comparan palabras. La etiqueta dice más.',
} satisfies Translated<typeof allergies>;
