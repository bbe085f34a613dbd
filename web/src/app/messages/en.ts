import type { Translated } from '#core/messages/translated.ts';
import type app from './pt.ts';

export default {
  subtitle: 'Your calm journal for every day',
  skip: 'Skip to the content',
  opening: 'Opening the page',
  language: 'Language',
  languageFailed: 'The language could not be changed just now. Try again once you have a connection.',

  pages: 'Pages',
  allPages: 'All pages',
  fewerPages: 'Fewer pages',
  findPage: 'Find a page',
  noSuchPage: 'No page has that name.',
  groups: {
    shortcuts: 'My shortcuts',
    day: 'My day',
    body: 'Body',
    feelings: 'Feelings',
    talk: 'Communication and help',
    keep: 'Worth keeping',
    you: 'You',
  },
  premiumPage: 'Premium',
  lockedPage: 'Premium, locked',
  settings: 'Settings',
  logOut: 'Log out',

  places: 'Main',
  today: 'Today',
  quick: 'Record now',
  past: 'My days',

  close: 'Close',

  notices: 'Notices',
  noticesRegion: 'Notices (F8 opens all)',
  noNotices: 'No notices so far.',
  closeNotices: 'Close notices',
  dismiss: 'Dismiss',
  privacyPolicy: 'Privacy Policy',
  policyAgreed: 'Your answer was saved',

  welcomeBack: 'Good to have you back',
  welcomeBackText: 'You are logged in.',
  loggedOut: 'You have logged out',
  loggedOutText: 'Come back whenever you like.',
  sessionEnded: 'Your session has ended',
  sessionEndedText: 'Log in again to go on. What you wrote is kept on this device.',
  logOutFailed: 'Failed to log out',
  logOutFailedText: 'The server did not answer. You can log out on this device only.',
  logOutHere: 'Log out on this device',

  saving: {
    saved: 'Everything saved',
    onDevice: '{count, plural, one {1 saved on this device} other {# saved on this device}}',
    offline: 'No connection. What you write stays on this device.',
    broken: 'This browser cannot keep anything on this device right now.',
    refused: '{count, plural, one {1 entry was not saved} other {# entries were not saved}}',
  },
} satisfies Translated<typeof app>;
