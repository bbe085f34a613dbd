import type { Translated } from '#core/messages/translated.ts';
import type phone from './pt.ts';

export default {
  label: 'Phone',
  hint: 'Begin with + and the country code.',
  invalid: 'Check the number. It begins with + and the country code.',
  missing: 'There is no phone number for the code. Please enter yours.',
  taken: 'This number belongs to another account.',
  send: 'Send code by SMS',
  sent: 'Code sent',
  sentTo: 'The code goes to {phone}.',
  sendFailed: 'Failed to send code',
  notSent: 'The SMS was not sent. Check the number or try again in a minute.',
  codeRefused: 'The code does not match or has expired. Check the numbers or ask for another code.',
  confirm: 'Confirm code',
  again: 'Send another code',
  againAt: 'You can ask again at {time}.',
  limit: 'You need to wait {seconds} seconds between messages.',
  other: 'Use another number',
  done: 'Phone confirmed',
  failed: 'Error verifying phone',
} satisfies Translated<typeof phone>;
