import type { Translated } from '#core/messages/translated.ts';
import type compare from './pt.ts';

export default {
  rule: 'These are two things over the same days. One does not explain the other. Each picture has its own scale.',
  above: 'Above',
  below: 'Below',
  value: '{name}: {value}',
  tagDays: 'Days with the tag “{name}”',
  tagTotal: 'With the tag, {count} of {days, plural, one {# day} other {# days}}.',
  onlyOne: 'To compare, you need entries about one more subject in these days.',
  empty: 'There is no entry on these days.',
  onlyWithout: 'There are entries on these days, but without this value.',
  noValue: 'an entry without this value',
  noPeriod: 'no period',
  notRead: 'an entry outside this picture',
  moodFrom: 'The mood of each day is shown from {date} on.',
  analysis: 'Overloads',
  medications: 'Doses taken',
  menstrual: 'Period',
  routine: 'Routine steps',
  nutrition: 'Foods recorded',
  readings: 'Finished readings',
  reminders: 'Reminders done',
} satisfies Translated<typeof compare>;
