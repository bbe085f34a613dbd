import type { Translated } from '#core/messages/translated.ts';
import type photo from './pt.ts';

export default {
  choose: 'Choose photo',
  replace: 'Replace photo',
  remove: 'Remove photo',
  alt: 'Your profile photo',
  sending: 'Sending the photo',
  removing: 'Removing the photo',
  saved: 'Photo saved',
  sent: 'Photo sent',
  removed: 'Photo removed',
  urlFailed: 'Error saving photo URL.',
  notSent: 'Error uploading photo',
  notRemoved: 'The photo was not removed',
  hint: 'If you like. {types} up to {size}. The location and other camera data are removed.',
  notAPhoto: 'Please select a JPG, PNG, or GIF file.',
  notThisType: 'This server takes photos as {types}. Choose another file.',
  tooLarge: 'The photo is larger than {size}. Choose a smaller one.',
  offline: 'A photo needs the internet and is not kept on this device. Try again when the connection is back.',
  wait: 'The server asks for a pause. Try again in a few minutes.',
  failed: 'The server could not do this right now. Try again in a moment.',
  again: 'Send again',
  removeTitle: 'Remove the photo?',
  removeText: 'It leaves the server. You can undo this right afterwards.',
  keep: 'Keep photo',
} satisfies Translated<typeof photo>;
