import type { Translated } from '#core/messages/translated.ts';
import type messagePictures from './pt.ts';

export default {
  picture: 'Picture',
  use: 'Use: {name}',
  choose: 'Choose a picture',
  change: 'Change the picture',
  close: 'Close the pictures',
  remove: 'Remove the picture',
  search: 'Find a picture',
  group: 'Topic',
  found: '{count, plural, one {# picture} other {# pictures}}',
  nothing: 'No picture has these words.',
  source: 'Pictures from OpenMoji (openmoji.org), in other colours. Licence: CC BY-SA 4.0.',
  answers: 'Answers',
  talk: 'Talking and help',
  needs: 'Senses and breaks',
  feelings: 'Feelings',
  body: 'Body and health',
  people: 'People and animals',
  places: 'Places and travel',
  food: 'Food and drink',
  day: 'Everyday life',
} satisfies Translated<typeof messagePictures>;
