import type { Translated } from '#core/messages/translated.ts';
import type yourData from './pt.ts';

export default {
  download: 'Download all my data',
  downloadText: 'Everything that COGN has about you, in one file.',
  downloadWhat: 'The file holds your entries, permissions, account and photos. It is created on this device.',
  downloadNow: 'Download my data',
  unreachable: 'The copy needs the server. Try again when you are connected.',
  failed: 'The server could not answer just now. You get the copy whole or not at all.',
  unsent:
    '{count, plural, one {# change is still on this device only. It goes into a part of its own.} other {# changes are still on this device only. They go into a part of their own.}}',
  import: 'Bring in entries from a file',
  importText: 'A copy from COGN, or the moods of Daylio.',
  who: 'Who sees what',
  whoText: 'Each person and service, and what reaches them.',
  allow: 'What you allow',
  allowText: 'Permissions that you give and take back when you like.',
  end: 'Delete my account',
  endText: 'How it works, and until when you can change your mind.',
  readme: {
    name: 'README',
    intro: 'This file is a copy of what COGN keeps about you.',
    everything: 'all that you recorded, as it is kept. Another program can read it.',
    tables:
      'a table (CSV) for each kind of entry. It opens in spreadsheet programs. An apostrophe at the start of a cell keeps the spreadsheet from running the text.',
    account: 'email, phone, devices that are logged in, and what the private calendar shows.',
    photos: 'your photos, if there are any.',
    photosGone:
      '{count, plural, one {# photo of your entries is no longer on the server, so it is not in this copy.} other {# photos of your entries are no longer on the server, so they are not in this copy.}}',
    device: 'what was still on the device only, if anything.',
    leftOut:
      'Left out are the password, codes, keys of notifications and the private address of the calendar. Drafts that you did not save are left out as well.',
    care: 'Keep this file in a safe place. Whoever opens it can read everything.',
  },
  tables: {
    consents: 'Permissions',
    preferences: 'Preferences',
    push_subscriptions: 'Devices that get notifications',
    premium_periods: 'Premium periods',
  },
} satisfies Translated<typeof yourData>;
