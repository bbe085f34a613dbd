import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Communication boards',
  summary: 'Bring messages from another app, or take yours along',
  text: 'The files use the Open Board Format (OBF, or OBZ with pictures), which other communication apps also use. COGN’s pictures go along. Those of other apps do not come in. Your own photos stay out of the file.',
  read: 'Bring in a board',
  save: 'Download the messages',
  notBoard: 'This file is no OBF or OBZ board, or it is too large.',
  leftOut:
    '{count, plural, one {# message did not fit: it is too long or beyond one hundred.} other {# messages did not fit: they are too long or beyond one hundred.}}',
  nothingNew: 'All messages of this board are already here.',
  foreignPictures:
    '{count, plural, one {The picture of this message is left out, because it is not from COGN: {names}.} other {The pictures of these # messages are left out, because they are not from COGN: {names}.}}',
  addAnyway: '{count, plural, one {Add # message anyway} other {Add # messages anyway}}',
  noDrawings: 'COGN’s pictures did not load. Try again when you are connected.',
  added: '{count, plural, one {# message added} other {# messages added}}',
  addedHere: '{count, plural, one {# message added on this device} other {# messages added on this device}}',
} satisfies Translated<typeof openBoard>;
