import type { Translated } from '#core/messages/translated.ts';
import type thoughtPhotos from './pt.ts';

export default {
  title: 'Photos',
  textFirst: 'Photos are kept together with the text. One word is enough.',
  hint: 'Up to {most} photos, with an internet connection. The location and other camera data are removed on this device. The file of a removed photo is deleted from the server within two days. If sending is interrupted and the photo does not reach the thought, the server deletes it within 32 days.',
  add: 'Choose photo',
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
  unnamed: 'Photo {number}',
} satisfies Translated<typeof thoughtPhotos>;
