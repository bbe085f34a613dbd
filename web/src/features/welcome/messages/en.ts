import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'Welcome',

  openTitle: 'One step left',
  openText: 'Press the button to confirm your e-mail and enter your account.',
  confirm: 'Confirm my e-mail',
  confirming: 'Confirming',

  changeTitle: 'Confirm the change of email',
  changeText: 'Press the button to confirm this address.',
  halfTitle: 'Only the other email is left',
  halfText: 'This side is confirmed. Also open the email that we sent to the other address.',
  changedTitle: 'Your email has been changed',
  changedText: 'From now on, log in with the new address.',
  doneTitle: 'Welcome to COGN',
  doneText: 'Your account is confirmed and you are logged in.',
  nextProfile: 'The next page is your profile. You can fill in only what you like.',
  nextPricing: 'The next page shows the plans. You can choose calmly.',
  continue: 'Continue',
  redirectNote: 'If nothing is touched for about ten seconds, the next page opens. You can also stay.',
  stay: 'Stay here',
  stayed: 'All right, the page stays open. Go on whenever you like.',
  confirmedToastTitle: 'Account confirmed',
  confirmedToastText: 'Your account is ready.',

  expiredTitle: 'This link is no longer valid',
  expiredText: 'It ends after some time and works only once. That is normal.',
  expiredNext: 'If you have confirmed already, just log in. If not, ask for another e-mail.',
  requestNew: 'Ask for another e-mail',
  toLogin: 'Log in to my account',

  emptyTitle: 'This page opens from the e-mail',
  emptyText: 'To confirm your account, open the e-mail that we sent and press its button.',
} satisfies Translated<typeof welcome>;
