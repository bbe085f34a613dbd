import type { Translated } from '#core/messages/translated.ts';
import type verse from './pt.ts';

export default {
  title: 'Verse of the day',
  titleOf: 'Verse of {date}',
  paraphrase: 'Our paraphrase of {reference}',
  noneInLanguage: 'This set has no verses in your language.',
  areOff: 'Verses are turned off.',
  like: 'I like it',
  exchange: 'Swap this verse',
  choose: 'Choose verses',
  more: 'More',
  choiceTitle: 'Verses of the day',
  close: 'Close',
  likedKept: 'Kept among the verses you like',
  likedKeptHere: 'Kept on this device, among the verses you like',
  unliked: 'The verse left your list',
  unlikedHere: 'The verse left your list on this device',
  swapped: 'Here is another verse',
} satisfies Translated<typeof verse>;
