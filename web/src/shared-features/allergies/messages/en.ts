import type { Translated } from '#core/messages/translated.ts';
import type allergies from './pt.ts';

export default {
  hint: 'Matches an allergy in your profile: {names}',
  note: 'This only compares words. The label says more.',
} satisfies Translated<typeof allergies>;
