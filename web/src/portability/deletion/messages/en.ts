import type { Translated } from '#core/messages/translated.ts';
import type deletion from './pt.ts';

export default {
  what: 'The account, entries, photos and all the rest leave the server. Afterwards nobody can bring them back.',
  grace:
    '{days, plural, one {You have # day to change your mind: just log in and choose “Keep my account”.} other {You have # days to change your mind: just log in and choose “Keep my account”.}}',
  atOnce: 'On this server it happens at once, with no way back.',
  stops: 'When you ask, all devices are logged out. Alarms, waiting alerts and the address of the calendar stop.',
  copyFirst: 'If you would like a copy, download your data first, at the top of this screen.',
  remains:
    'The operator’s backups, and traces on the server’s disk, may last longer. What administrators did to the account is kept, with a code in place of your name. Of payments, Stripe keeps the receipts that the law asks for. The card of “Help now” belongs to the device and stays on it.',
  unsent:
    '{count, plural, one {# change that is on this device only will be deleted too.} other {# changes that are on this device only will be deleted too.}}',
  word: 'DELETE',
  wordLabel: 'To confirm, type {word}',
  wordMissing: 'Type {word} to confirm.',
  passwordWrong: 'The password does not match. You can try again or use a code.',
  useCode: 'Use a code instead of the password',
  codeSent: 'We sent a code to {address}.',
  submit: 'Delete my account',
  failed: 'The account was not deleted',
  failedText: 'Everything is as it was. Try again in a moment.',
  doneTitle: 'Your request has arrived',
  doneLater:
    'Your account will be deleted on {date}. Until then, log in and choose “Keep my account” if you change your mind.',
  doneNow: 'Your account and your data are being deleted now.',
  deviceEmptied: 'What was on this device has been deleted.',
  deviceNotEmptied: 'What is on this device could not be deleted. Clear the site’s data in the browser.',
  understood: 'Understood',
  gateTitle: 'Your account will be deleted',
  gateText: 'You asked for this. The account and your data will be deleted on {date}.',
  gateKeep: 'If you changed your mind, everything is still here.',
  keep: 'Keep my account',
  kept: 'Account kept',
  keptText: 'Everything is as before. Alarms and the address of the calendar can be turned on again.',
  notKept: 'The account is not kept yet',
} satisfies Translated<typeof deletion>;
