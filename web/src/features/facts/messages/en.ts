import type { Translated } from '#core/messages/translated.ts';
import type facts from './pt.ts';

export default {
  title: 'Facts of the day',
  category: 'What was it?',
  categoryRequired: 'Choose the kind that fits best.',
  achievement: 'achievement',
  learning: 'something learned',
  challenge: 'challenge',
  specialMoment: 'special moment',
  observation: 'observation',
  reflection: 'reflection',
  text: 'What happened?',
  textHint: 'One sentence is enough.',
  textRequired: 'Write a few words about it.',
  onThisDay: 'On this day, in other times',
  byCategory: 'Records by kind',
  count: 'Records',
  mostOften:
    '{count, plural, one {There is # record} other {There are # records}}. The kind written down most was “{category}”.',
  mostOftenMany:
    '{count, plural, one {There is # record} other {There are # records}}. No kind came up more than the others.',
} satisfies Translated<typeof facts>;
