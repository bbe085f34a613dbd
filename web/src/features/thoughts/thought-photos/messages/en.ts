import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Photos',
  textFirst: 'Photos are kept together with the text. One word is enough.',
  hint: 'Up to {most} photos, with an internet connection. The location and other camera data are removed on this device. The file of a removed photo is deleted from the server within two days. If sending is interrupted and the photo does not reach the thought, the server deletes it within 32 days.',
  add: 'Choose photo',
  sending: 'Sending the photo',
  added: 'Photo saved',
  addedHere: 'Photo sent. It joins the thought when the connection is back.',
  description: 'Description of photo {number}, if you like',
  described: 'Description saved',
  describedHere: 'Description saved on this device',
  remove: 'Remove photo {number}',
  removed: 'Photo removed from the thought',
  removedHere: 'Photo removed from the thought on this device',
  back: 'Photo is back in the thought',
  backHere: 'Photo is back in the thought on this device',
  notSent: 'The photo was not saved',
  notAPhoto: 'This browser could not open the file as a photo. Choose another one, as JPG or PNG.',
  tooLarge: 'The photo is too large for this device to shrink. Choose a smaller one.',
  offline:
    'Saving a photo needs the internet. Your text is kept, but not the photo yet. Keep this page open, and send it again when the connection is back.',
  wait: 'The server asks for a break. Try again in a few minutes.',
  refused:
    'Your account takes no more photos now. It holds {most} in all, and a removed photo counts until it is deleted from the server.',
  failed: 'The server could not save the photo just now. Try again in a moment.',
  again: 'Send again',
  chooseAgain: 'It could not be sent. To save the photo, open the thought and choose it again.',
  unnamed: 'Photo {number}',
  notShown: '{name}: cannot be shown right now',
  open: 'Open: {name}',
  close: 'Close',
  inCopy: 'Photos of your thoughts: {count}',
} satisfies Translated<typeof thoughtPhotos>;
