import type { Translated } from '#core/messages/translated.ts';
import type report from './pt.ts';

export default {
  heading: 'Summary for the appointment',
  period: '{from} to {to}: {days, plural, one {# day} other {# days}}.',
  madeOn: 'Created on {date} from the person’s own entries in COGN.',
  asOf: 'Created without internet, from the entries as they were on {date} at {time}. What came later is not here.',
  reading: 'A day without an entry is only that, never zero. Nothing here is a diagnosis.',
  born: '{date}, {age, plural, one {# year} other {# years}}',
  named: '{name}: {value}',
  changed: 'What changed',
  changedHow:
    'In brackets is the 95% interval, which allows for neighbouring days being alike. If it includes zero, these days cannot tell whether anything changed. n: days with an entry; each period needs at least {count}.',
  measure: 'Measure',
  span: '{from} to {to}',
  difference: 'Difference',
  fewDays: 'few days with an entry',
  halfOpen: 'fewer than half the days have an answer',
  changedBy: '{difference} ({low} to {high})',
  unclear: 'no clear change ({low} to {high})',
  sleepHours: 'Sleep per day, mean',
  midSleep: 'Middle of sleep (+: later)',
  battery: 'Social battery, mean',
  overloadDays: 'Days with an overload, of the days with an answer',
  dosesTaken: 'Doses taken, of those with an answer',
  withCount: '{value} (n = {count})',
  points: '{value} percentage points',
  daysOf: '{days} of {of, plural, one {# day} other {# days}}',
  daysBy:
    '{count, plural, one {# day with an entry} other {# days with an entry}}, {step, select, day {by day} week {by week} other {by month}}',
  trendAlt: '{name}: mean {mean}, from {low} to {high}. {note}. Where the line is missing there is no entry.',
  totalAlt: '{name}: {sum} in all. {note}.',
  steps:
    'In pictures over time each point is a {step, select, week {week} other {month}}: the first has {first} days, the last {last}.',
  barsAlt: '{name}: {list}.',
  noRecord: 'No entry',
  entry: 'entry',
  oneLine:
    'Each date has the entries of its day, with a bar or a new line between them. Values without a name follow the order in the head of the column; – is a blank value.',
  daySum: 'Sum of {count, plural, one {# entry} other {# entries}}: {list}',
  sums: 'Here the numbers of each day are added up. An n says how many entries have the value, if not all. CSV and JSON have every entry.',
  leftOut: 'Without the entries of: {list}.',
  all: 'Entries',
  counted: '{count, plural, one {# entry} other {# entries}} on {days, plural, one {# day} other {# days}}, {from} to {to}.',
  undated: '{count, plural, one {# item} other {# items}}.',
  page: 'Page {page}',
  codes: 'Characters that this file’s fonts cannot show appear as a code, like this: {example}.',
} satisfies Translated<typeof report>;
