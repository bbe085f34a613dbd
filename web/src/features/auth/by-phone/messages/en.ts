import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: 'Log in by phone',
  description: 'A code by SMS is enough to log in.',
  onlyKnown: 'The code arrives if this number has an account.',
  usePassword: 'Use the password',
  useCode: 'Use a code by SMS',
  useEmail: 'Log in by e-mail',
  wrong: 'Invalid phone or password. Check both and try again.',
  notConfirmed: 'Phone not confirmed yet. Ask for a code and write it here.',
  confirmHeading: 'Confirm your phone',
  confirmDescription: 'Write the code that came by SMS here.',
  instead: 'Your account will use this phone. You can add the e-mail later.',
} satisfies Translated<typeof byPhone>;
