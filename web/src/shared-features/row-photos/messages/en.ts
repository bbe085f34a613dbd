import type { Translated } from '#core/messages/translated.ts';
import type rowPhotos from './pt.ts';

export default {
  own: 'Use my own photo',
  change: 'Change photo',
  remove: 'Remove photo',
  hint: 'Sending and showing it needs the internet. The location and other camera data are removed on this device. A removed or changed photo is deleted from the server within two days. A photo that was sent but not saved here is deleted within 32 days.',
  sent: 'Photo sent. It is added when you save.',
  saveLater: 'The photo is still being sent. Save when it has arrived.',
  sending: 'Sending the photo',
  notSent: 'The photo was not saved',
  notAPhoto: 'This browser could not open the file as a photo. Choose another one, as JPG or PNG.',
  tooLarge: 'The photo is too large for this device to shrink. Choose a smaller one.',
  offline:
    'Saving a photo needs the internet. What you wrote stays here, but the photo is not saved yet. Keep this page open, and send it again when the connection is back.',
  wait: 'The server asks for a break. Try again in a few minutes.',
  refused:
    'Your account takes no more photos now. It holds {most} in all, and a removed photo counts until it is deleted from the server.',
  failed: 'The server could not save the photo just now. Try again in a moment.',
  again: 'Send again',
  chooseAgain: 'It was not sent in time. To save the photo, choose it again.',
  notShown: '{name}: cannot be shown right now',
  open: 'Open: {name}',
  close: 'Close',
  inCopy: 'Photos of your entries: {count}',
} satisfies Translated<typeof rowPhotos>;
