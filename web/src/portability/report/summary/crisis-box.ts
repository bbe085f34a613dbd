import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { planSteps } from '#features/crisis/crisis-tables.ts';
import { daysIn, liesIn } from './spans.ts';
import type { BoxText, SummaryBox, SummaryData } from './summary-data.ts';

/** The most dates, and the most descriptions, that the box shows. It counts the rest. */
const mostDates = 12;
const mostDescriptions = 3;

/** The dates of crises, the newest descriptions, and how much of the safety plan is written. */
export function crisisBox({ input: { rows }, span, format }: SummaryData): SummaryBox {
  const { summary, date, list, messages } = format;
  const events = (rows.get('crisis_events') ?? [])
    .flatMap((row) => {
      const day = asCalendarDate(row['date']);
      return day && liesIn(day, span) ? [{ day, description: String(row['description'] ?? '').trim() }] : [];
    })
    .toSorted((one, other) => one.day.localeCompare(other.day));
  // Within a year, a day and a month are enough.
  const short = (day: CalendarDate) => (daysIn(span) > 365 ? date(day) : format.day(day, false));
  const shown = events.slice(-mostDates).map(({ day }) => short(day));
  const rest = events.length - shown.length;
  const described = events.filter(({ description }) => description !== '').toReversed();
  const [plan] = rows.get('safety_plans') ?? [];
  const written = planSteps.filter((step) => plan?.[step]).length;
  const texts: readonly (BoxText | false)[] = [
    events.length === 0 && written > 0 && { text: summary('nothing') },
    events.length > 0 && {
      text: summary('crises', {
        count: events.length,
        // Removes the full stop of an abbreviated month ("nov.") at the end of the list, because the sentence adds its own.
        dates: list(rest > 0 ? [...shown, summary('earlierOnes', { count: rest })] : shown).replace(/\.$/u, ''),
      }),
    },
    ...described.slice(0, mostDescriptions).map(({ day, description }) => ({
      label: short(day),
      text: description,
      isOwn: true,
      most: 2,
    })),
    described.length > mostDescriptions && {
      text: summary('moreDescribed', { count: described.length - mostDescriptions }),
    },
    written > 0 && { text: summary('planWritten', { count: format.number(written), all: format.number(planSteps.length) }) },
  ];
  return { title: messages.text('crisis', 'title'), table: 'crisis_events', texts: texts.filter((text) => text !== false) };
}
