import type { Translated } from '#core/messages/translated.ts';
import type weight from './pt.ts';

export default {
  title: 'Weight',
  weight_kg: 'Weight',
  required: 'Please enter your weight.',
  farFromLast: 'This weight is quite different from the last one. Check whether the number is what you meant.',
  notes: 'Notes',
  notesHint: 'You can leave this blank.',
  sameAsLastHidden: 'Repeat the last one',
  sameAsLast: 'Repeat: {weight}',
  trendOnly: 'Show the trend only',
  trendOnlyHint: 'The numbers of each day are kept, but not shown.',
  hidden: 'Weight recorded',
  trend: 'Trend',
  trendNow: 'Trend now: {weight}',
  trendMeans: 'The trend smooths out the changes from one day to the next.',
  change: 'Change of the trend',
  overDays: '{days, plural, one {Over # day} other {Over # days}}',
  changeUnknown: 'no data to compare yet',
  day: 'Day',
  summary:
    '{days, plural, one {There is a weight for # day} other {There are weights for # days}}. The trend goes from {first} to {last}.',
} satisfies Translated<typeof weight>;
