import type { Translated } from '#core/messages/translated.ts';
import type hypothesisAnswer from './pt.ts';

export default {
  list: 'Your ideas',
  when: 'Days that count: {first} to {last}.',
  answerOn: 'The answer appears on {day}.',
  noAnswer: 'There is no answer.',
  soFar: '{count, plural, one {So far, # day counts.} other {So far, # days count.}}',
  soFarVisible: 'With them, in {unit}, a difference of {value} or more would show in four of five cases.',
  tooFew:
    'There is no answer: {count, plural, one {# day has} other {# days have}} both entries. It takes 28, with at least 8 of each kind of day.',
  tooFewAround:
    'There is no answer: days with an entry before the change, {before}; after it, {after}. It takes 7 on each side.',
  higher: 'With {kind}, the values of {outcome} were higher {when}.',
  lower: 'With {kind}, the values of {outcome} were lower {when}.',
  higherAfter: 'After the change, the values of {outcome} were higher.',
  lowerAfter: 'After the change, the values of {outcome} were lower.',
  unclear: 'There is no telling.',
  unclearText:
    'That does not mean that there is no difference. In {unit}, these days would reliably show only one of {value} or more.',
  difference: 'Difference in {unit}: {value} (95% interval: {low} to {high}).',
  withInterval: '{value} ({low} to {high})',
  adjusted:
    'The difference already allows for weekdays, slow changes and the likeness of neighbouring days. So it may differ from that of the means.',
  chance:
    'Going together is not causing. Of 20 ideas with nothing behind them, about one shows a difference by chance alone.',
  less: 'less',
  more: 'more',
  others: 'other days',
  yesIn: '“yes” for “{name}”',
  withTag: 'the tag “{name}”',
  orMoreIn: '{value} or more for “{name}”',
  before: '60 days before',
  after: '60 days from the change on',
  group: 'Days',
  count: 'How many',
  mean: 'Mean',
  differenceRow: 'difference',
  means: '{outcome}, mean in {unit}',
  meanWith: '{count, plural, one {{value} · # day} other {{value} · # days}}',
  meansOf: '{title}. {kind}: {value}. {others}: {other}.',
  otherChanges: 'What else happened in these days',
  noOtherChange: 'No other change of a medicine, and no time of 14 days or more without this entry.',
  gap: 'Without this entry from {from} to {to}',
  doses:
    'Planned doses of this medicine recorded as taken: {before} before and {after} after. Doses taken as needed do not count.',
  ofDoses: '{taken} of {all}',
  today: 'Today: {side}',
  next: 'From {day} on: {side}.',
  toEnd: 'It stays like this to the end of the plan, {day}.',
  begins: 'The plan begins on {day}: {side}.',
  planDay: 'Day of the plan',
  thatDay: 'That day: {side}',
  kept: 'I followed the plan',
  notKept: 'It did not work out',
  planEnds: 'To end earlier, remove the idea. A plan cut short has no answer.',
  higherPlan: 'On days {side}, the values of {outcome} were higher {when}.',
  lowerPlan: 'On days {side}, the values of {outcome} were lower {when}.',
  tooFewPlan:
    'There is no answer: {count, plural, one {# day has} other {# days have}} this entry. It takes 28, with at least 8 of each kind of day.',
  markedDays:
    '{count, plural, one {# day is marked “I followed the plan”.} other {# days are marked “I followed the plan”.}}',
  asPlanned:
    'Each day was compared as drawn, even when it turned out differently. So chance, and not a hard day, decides the side of each.',
  chancePlan:
    'You knew which day was which, and that can also change what one feels. Of 20 plans with nothing behind them, one or two show a difference by chance alone.',
  trackerGone:
    'The own tracker of this idea was removed, and its entries went with it. So there is no answer. You can remove the idea whenever you like.',
  tagGone:
    'The tag of this idea was removed, and no entry has it any more. So there is no answer. You can remove the idea whenever you like.',
  tagsMerged:
    'The two tags of this idea were merged, so they now have the same days. So there is no answer. You can remove the idea whenever you like.',
  noneTitle: 'No idea kept yet',
  noneText: 'When you keep one, it waits here until the day to look.',
} satisfies Translated<typeof hypothesisAnswer>;
