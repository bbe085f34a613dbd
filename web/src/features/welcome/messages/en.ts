import type { Translated } from '#core/messages/translated.ts';
import type welcome from './pt.ts';

export default {
  title: 'Welcome',

  openTitle: 'One step left',
  openText: 'Press the button to confirm your email and log in.',
  confirm: 'Confirm my email',
  confirming: 'Confirming',

  changeTitle: 'Confirm the change of email',
  changeText: 'Press the button to confirm this address.',
  halfTitle: 'Only the other email is left',
  halfText: 'This address is confirmed. Please also open the email that we sent to the other one.',
  changedTitle: 'Your email has been changed',
  changedText: 'From now on, log in with the new address.',
  doneTitle: 'Welcome to COGN',
  doneText: 'Your account is confirmed and you are logged in.',
  nextProfile: 'The next page is yours: your day at the top and your profile below. Fill in only what you want.',
  nextPricing: 'The next page shows the plans. You can take your time.',
  continue: 'Continue',
  redirectNote: 'If you touch nothing for about ten seconds, the next page opens. You can also stay here.',
  stay: 'Stay here',
  stayed: 'All right, the page stays open. Go on whenever you like.',
  choices: 'If you like, choose now',
  countryHint:
    'Help now will show the helplines of your country. The choice stays on this device, and you can change it or leave it for later.',
  letters: 'Use letters that are easier to tell apart',
  lettersHint: 'The font Atkinson Hyperlegible, in the whole app. You can change it in Settings.',
  lettersOn: 'The app uses the letters of Atkinson Hyperlegible',
  lettersOff: 'The app is back to the letters of your device',
  confirmedToastTitle: 'Account confirmed',
  confirmedToastText: 'Your account is ready.',

  expiredTitle: 'This link is no longer valid',
  expiredText: 'It expires after a while and works only once. That is normal.',
  expiredNext: 'If you have already confirmed, you can just log in. If not, ask for another email.',
  requestNew: 'Ask for another email',
  toLogin: 'Log in to my account',

  emptyTitle: 'This page opens from the email',
  emptyText: 'To confirm your account, open the email that we sent and press its button.',
} satisfies Translated<typeof welcome>;
