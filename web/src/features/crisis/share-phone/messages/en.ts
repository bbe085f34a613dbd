import type { Translated } from '#core/messages/translated.ts';
import type sharePhone from './pt.ts';

export default {
  hint: 'Number: {phone}. The people who get it can call you. Unticking also holds for messages that have not left yet.',
  noPhone: 'The message can carry your phone number, and your profile has no full number yet.',
  addPhone: 'Write the phone number in the profile',
  saved: 'Choice saved',
  here: 'Choice saved on this device',
  failed: 'The choice was not saved',
  'unnamed-ask': 'Someone who trusts you is having a hard time and asked for your help now.',
  'unnamed-wrote': 'Someone who trusts you asked for your help now and wrote:',
  'unnamed-phone': 'Phone number of this person: {phone}',
  'unnamed-reply':
    'COGN sent this message and receives no replies. This person has not written a name yet. If you know who it is, please talk to them directly.',
  unnamed: 'You have not written your name yet. Without it, the people who get the message may not know who asked for help.',
  writeName: 'Write the name in the profile',
} satisfies Translated<typeof sharePhone>;
