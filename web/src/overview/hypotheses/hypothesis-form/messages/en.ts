import type { Translated } from '#core/messages/translated.ts';
import type hypothesisForm from './pt.ts';

export default {
  askLine: 'One question and the day of its answer.',
  otherKind: 'Medicine or alternating days',
  details: 'When, and which days count',
  planDetails: 'Stretches, start and length',
  choose: 'Choose',
  causeRequired: 'Choose the first thing.',
  outcomeRequired: 'Choose what may be different.',
  changeRequired: 'Choose a change.',
  twoRequired: 'On the same day, choose two different things.',
  nightHint: 'A night counts on the day you wake up. What happens today can only show in the night of 1 day later.',
  days: 'Which days count',
  coming: 'Only the days to come',
  recorded: 'Also the 360 days before the day to look',
  daysHint:
    'Did the idea come from looking at statistics? Then past days already agree with it, and the days to come answer better.',
  weeks: 'Day to look',
  weeks0: 'Today',
  weeksLater: 'In {count} weeks',
  todayNeedsRecorded: 'To look today, also count the days you have already recorded.',
  change: 'Change of a medicine',
  changeHint: 'The comparison uses the 60 days before and the 60 days from the change on.',
  noChange:
    'In the last 10 months, the page Medications has no change of dose, pause or stop. When there is one, it appears here.',
  practiceRequired: 'Choose what to alternate.',
  ownRequired: 'Write what to alternate.',
  planSafe:
    'Something that you can do and leave out without risk. Medicines are never alternated without the word of whoever prescribed them.',
  ownMedicine: 'This is in your list of medicines.',
  ownMedicineText:
    'This is in your list of medicines. Medicines are never alternated without the word of whoever prescribed them, so a plan with it does not start here.',
  planNight: 'A night counts on the day you wake up. So each day of the plan is compared by the night that follows.',
  stretchOf: '{count, plural, one {# day} other {# days}}',
  stretchHint:
    'A draw decides the order, in pairs: one stretch with and one without. What is slow to work, or to wear off, needs long stretches. The first day of each stretch also counts, so a slow effect looks smaller than it is.',
  planStart: 'First day of the plan',
  startRequired: 'Choose a day from today to 60 days from now.',
  planWeeks: 'For how long',
  planWeeksOf: '{count} weeks',
  planLook: 'The answer appears on {day}.',
  foreseen:
    'At your pace of entries, about {days} days would count. In {unit}, a difference of {value} or more would show in four of five cases.',
  foreseenChange:
    'This comes from your entries before the change. In {unit}, a difference of {value} or more would show in four of five cases.',
  foreseenFewDays:
    'At your pace of entries, about {days} days would count. It takes 28, with at least 8 of each kind. There may be no answer.',
  foreseenFew: 'With so few entries, there is no saying what difference would show. There may be no answer.',
  fixed: 'Once kept, the idea no longer changes. That is what keeps the answer honest. You can remove it at any time.',
  save: 'Keep the idea',
} satisfies Translated<typeof hypothesisForm>;
