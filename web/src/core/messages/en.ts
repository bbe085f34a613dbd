import type { Translated } from './translated.ts';
import type core from './pt.ts';

export default {
  actions: {
    edit: 'Edit',
    remove: 'Remove',
    undo: 'Undo',
    cancel: 'Cancel',
    retry: 'Try again',
    retryAt: 'The app tries again at {time}.',
  },
  part: {
    opening: 'Opening',
    failedTitle: 'This part did not open',
    failedText: 'Try again in a moment. Without a connection, it opens once the connection is back.',
  },
  saving: {
    saved: 'Saved',
    'on-device': 'Saved on this device',
    refused: 'Not saved',
    bothVersions: 'See both versions',
  },
  notKept: {
    full: 'Not saved: this device has no room left. Your text is still here.',
    noStorage: 'Not saved: this browser cannot keep data right now. Your text is still here.',
    signedOut: 'Not saved: your session has ended. Log in again; your text is still here.',
  },
  refused: {
    notAllowed: 'Your account can’t save this right now. The entry stays on this device.',
    noConsent: 'Your permission is missing, under “Privacy and data”. The entry stays on this device.',
    retroactive: 'Appointments on past days are part of Premium. This one stays on this device.',
    notYet: 'This day has not come yet.',
    gone: 'This entry no longer exists. It was removed somewhere else.',
    conflict: 'This entry was changed somewhere else too. Both versions are kept, and you choose which one stays.',
    invalid: 'One of the values was not accepted. Edit the entry to adjust it.',
    duplicate: 'The same entry is already there.',
    tooLarge: 'The text is too large. Edit the entry to shorten it.',
    full: 'Your account already keeps as many entries as it can. This one stays on this device.',
    other: 'The server did not accept this entry.',
  },
  errors: {
    loadingProfile: 'Error loading profile.',
    savingProfile: 'Error saving profile.',
    loadingEntries: 'Error loading entries.',
    savingEntry: 'Error saving entry.',
    removingEntry: 'Error removing entry.',
  },
  fields: {
    required: 'Fill in this field.',
    notANumber: 'Enter a number.',
    tooLow: 'Enter a number from {min} up.',
    tooHigh: 'Enter a number up to {max}.',
    tooLong: 'The text is too long. It can have up to {max} characters.',
  },
} satisfies Translated<typeof core>;
