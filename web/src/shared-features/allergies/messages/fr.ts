import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: 'Correspond à une allergie de votre profil : {names}',
  note: 'Ce sont juste des mots comparés. L’étiquette en dit plus.',
} satisfies Translated<typeof allergies>;
