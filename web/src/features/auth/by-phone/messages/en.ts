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
  instead: 'You log in with this phone now, with the same password. The email joins the account once you confirm it.',
  insteadNoPassword: 'You log in with this phone now. The email joins the account once you confirm it.',
  goOn: 'Continue',
  'email-kept': 'The email {email} is still to be confirmed. Use the link in the newest email.',
  'email-emailOnly':
    'The email {email} is still to be confirmed. Use the link in the newest email. You can set a password in Account and privacy.',
  'email-notKept': 'The email was not added. You can add an email and a password in Account and privacy.',
  'email-otherAccount':
    'This phone already had an account, and you are logged in to it. Its email and password did not change.',
} satisfies Translated<typeof byPhone>;
