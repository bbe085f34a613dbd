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
  onThisDay: 'On this day in the past',
  show: 'Show',
  all: 'All',
  byCategory: 'Entries by kind',
  count: 'Entries',
  mostOften: '{count, plural, one {There is # entry} other {There are # entries}}. The kind recorded most was “{category}”.',
  mostOftenMany: '{count, plural, one {There is # entry} other {There are # entries}}. No kind stood out.',
} satisfies Translated<typeof facts>;
