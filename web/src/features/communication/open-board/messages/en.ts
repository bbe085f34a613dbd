import type { Translated } from '#core/messages/translated.ts';
import type openBoard from './pt.ts';

export default {
  heading: 'Communication boards',
  summary: 'Bring messages from another app, or take yours along',
  text: 'The files use the Open Board Format (OBF), which other communication apps also use. Only texts come and go, without pictures.',
  read: 'Bring in a board',
  save: 'Download the messages',
  notBoard: 'This file is no OBF or OBZ board, or it is too large.',
  leftOut:
    '{count, plural, one {# message did not fit: it is too long or beyond one hundred.} other {# messages did not fit: they are too long or beyond one hundred.}}',
  nothingNew: 'All messages of this board are already here.',
  added: '{count, plural, one {# message added} other {# messages added}}',
  addedHere: '{count, plural, one {# message added on this device} other {# messages added on this device}}',
} satisfies Translated<typeof openBoard>;
