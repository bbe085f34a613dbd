import type { Translated } from '#core/messages/translated.ts';
import type byPhone from './pt.ts';

export default {
  heading: 'Log in with phone',
  description: 'A code by SMS is enough to log in.',
  onlyKnown: 'If this number has an account, the code arrives in a moment.',
  usePassword: 'Use the password',
  useCode: 'Use a code by SMS',
  useEmail: 'Log in with email',
  wrong: 'Invalid phone or password. Check both and try again.',
  notConfirmed: 'Phone not confirmed yet. Ask for a code and enter it here.',
  confirmHeading: 'Confirm your phone',
  confirmDescription: 'Enter the code that came by SMS.',
  instead: 'Your account will use this phone. You can add the email later.',
} satisfies Translated<typeof byPhone>;
