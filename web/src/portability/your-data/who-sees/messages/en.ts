import type { Translated } from '#core/messages/translated.ts';
import type whoSees from './pt.ts';

export default {
  intro: 'These are all the people and services that can see something.',
  where: 'In COGN: {places}',
  policy: 'Privacy Policy',
  nobody: 'Nobody else. Other accounts see nothing of yours, and there are no ads or trackers.',
  you: {
    name: 'You',
    text: 'All that you wrote, with or without Premium.',
  },
  professional: {
    name: 'Professionals who support you',
    text: 'Only the file, page or link that you hand over yourself.',
  },
  contacts: {
    name: 'Emergency contacts',
    text: 'Only the message of an alert, when you send one. Never your entries.',
  },
  calendar: {
    name: 'Whoever has the address of your calendar',
    text: 'Your appointments or their times only, as you chose. Without an address, nobody.',
  },
  administrators: {
    name: 'COGN’s administrators',
    text: 'What you gave at sign-up, your plan, your permissions, your last login and how many sessions there are. The database hands them no journals.',
  },
  operator: {
    name: 'Whoever runs the server',
    text: 'They have technical access to the machine and its backups. They must keep it confidential.',
  },
  mail: {
    name: 'The email service',
    text: 'Your address and the account’s emails. In an alert, also the message and the contacts.',
  },
  sms: {
    name: 'The SMS service',
    text: 'Your phone number and the SMS with a code. In an alert, also the message and the contacts.',
  },
  push: {
    name: 'The browser’s push service',
    text: 'That a notification came, when, and how long it is. The text is encrypted.',
  },
  payments: {
    name: 'The payment service (Stripe)',
    text: 'If you subscribe here: your email, the account’s code and what you enter to pay.',
  },
  storage: {
    name: 'A storage service',
    text: 'Only photos, if whoever runs the server uses one.',
  },
  voice: {
    name: 'The voice of the browser or device',
    text: 'In dictation and reading aloud, some makers receive the sound or the text.',
  },
  apps: {
    name: 'Programs that you open',
    text: 'When you call or write to a contact, that program receives the number and the text.',
  },
  device: {
    name: 'Whoever uses this device',
    text: 'Copies of entries while the account is open. Drafts and preferences may stay afterwards.',
  },
} satisfies Translated<typeof whoSees>;
