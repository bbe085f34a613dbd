import type { Translated } from '#core/messages/translated.ts';
import type menstrualCycles from './pt.ts';

export default {
  next: 'Next periods',
  tooFew: 'Nothing can be foreseen yet. After three complete cycles, ranges show here.',
  varied: 'Your cycles vary quite a bit, and that happens. So there is no forecast now.',
  allBehind: 'The expected days are behind you. The next start that you record renews the forecast.',
  range: 'between {from} and {to}',
  countedFrom: 'Counted from {date}, with cycles of about {days, plural, one {# day} other {# days}}.',
  pauseAsk: 'Pause counting and forecasts',
  pause: 'Pause forecasts',
  reasonHint: 'You can leave this unanswered.',
  paused: 'Forecasts paused',
  pausedHere: 'Forecasts paused on this device',
  resume: 'Resume forecasts',
  resumed: 'Forecasts are back',
  resumedHere: 'Forecasts are back on this device',
  notChanged: 'The change was not saved',
  months: 'Months',
  earlier: 'Earlier month',
  later: 'Later month',
  monthSummary:
    '{days, plural, =0 {No day of period is recorded this month.} one {# day of period is recorded this month.} other {# days of period are recorded this month.}}',
  'mark-period': 'period, no flow recorded',
  'mark-moderate': 'period with flow: the more strokes, the more flow',
  'mark-expected': 'a period may start',
  'mark-other': 'other entry',
  day: 'Day',
  said: 'Entries',
  cycles: 'Earlier cycles',
  cyclesSummary:
    '{count, plural, one {There is # complete cycle, of {longest} days.} other {There are # complete cycles, of {shortest} to {longest} days.}} The average is {average} days.',
  noCycle: 'A cycle is complete when the next period starts.',
  leftOut: 'Cycles of more than 99 days stay out of the average.',
  start: 'Start',
  length: 'Length',
  days: '{days, plural, one {# day} other {# days}}',
} satisfies Translated<typeof menstrualCycles>;
