import type { Translated } from '#core/messages/translated.ts';
import type forgotPassword from './pt.ts';

export default {
  title: 'Forgotten password',
  text: 'It happens. We will send you a link to choose a new password.',
  send: 'Send the link',
  emailMissing: 'Enter the email of your account.',
  sentTitle: 'Check your email',
  sentText: 'If there is an account with {email}, the link arrives in a moment.',
  sentNote: 'If it does not appear, check the spam folder.',
  sentCode: 'Open the link in the email, or type the code from it here.',
  haveCode: 'I already have the code',
  useCode: 'Continue with the code',
  sentToast: 'Request received',
  sentToastText: 'The next step is in your email.',
  again: 'Ask again',
  failedTitle: 'Error sending reset link',
  failedText: 'The reset link was not sent. Try again in a minute.',
  toLogin: 'Back to login',
} satisfies Translated<typeof forgotPassword>;
