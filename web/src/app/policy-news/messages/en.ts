import type { Translated } from '#core/messages/translated.ts';
import type policyNews from './pt.ts';

export default {
  title: 'The Privacy Policy has a supplement',
  text: 'It says what we keep today. What you wrote stays as it is. You can read it whenever you like.',
  read: 'Read the supplement',
} satisfies Translated<typeof policyNews>;
