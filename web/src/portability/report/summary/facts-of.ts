import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/aggregates.ts';
import { whatHelped, triggerCounts } from '#features/analysis/overload-summary.ts';
import { hoursByDay } from '#features/sleep/night-hours.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportFormat } from '../report-format.ts';
import { sleepHours, sleepMiddle } from './changes.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** The maximum numbers of names and of dates in a sentence. The sentence only counts the rest. */
const most = 3;
const mostDates = 12;

/** Sentences about overloads, sleep and crises. A journal without records is not mentioned. */
export function factsOf(entries: SummaryEntries, rows: RowsByTable, span: Span, format: ReportFormat): readonly string[] {
  return [...overloadFacts(entries, span, format), ...sleepFacts(entries, span, format), ...crisisFacts(rows, span, format)];
}

/** The journals that say how the user was. Others, such as water or appointments, do not. */
const aboutPerson = [
  'mood_entries',
  'sleep_entries',
  'social_entries',
  'analysis_entries',
  'daily_entries',
  'medication_doses',
];

/** A sentence with the number of recorded days in each journal of `aboutPerson`; null if there are none. */
export function coverageOf({ tables, rows }: ReportInput, span: Span, format: ReportFormat): string | null {
  const list = tables.flatMap((of) => {
    if (!aboutPerson.includes(of.table)) return [];
    const dates = (rows.get(of.table) ?? []).flatMap((row) => asCalendarDate(row['date']) ?? []);
    const days = new Set(dates.filter((date) => liesIn(date, span))).size;
    return days === 0 ? [] : [`${nameTable(of, format.messages)} (${format.number(days)})`];
  });
  return list.length === 0 ? null : format.t('covered', { list: format.list(list) });
}

function overloadFacts({ overloads }: SummaryEntries, span: Span, format: ReportFormat): readonly string[] {
  const { t, messages } = format;
  const all = overloads.filter(({ date }) => liesIn(date, span));
  if (all.length === 0) return [];
  const occurred = all.filter((entry) => entry.occurred === 'yes');
  const strong = occurred.flatMap(({ intensity }) => intensity ?? []);
  const long = occurred.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  const names = (counts: readonly { readonly name: string; readonly count: number }[]) =>
    format.list([
      ...counts.slice(0, most).map(({ name, count }) => `${messages.text('analysis', name)} (${format.number(count)})`),
      ...(counts.length > most ? [t('others', { count: counts.length - most })] : []),
    ]);
  const triggers = triggerCounts(occurred).map(({ trigger, count }) => ({ name: trigger, count }));
  const helped = whatHelped(occurred).flatMap(({ strategy, most: count }) => (count > 0 ? [{ name: strategy, count }] : []));
  return [
    format.sentences(
      [
        t('overloadSum', { count: occurred.length, days: new Set(all.map(({ date }) => date)).size }),
        strong.length > 0 && t('intensity', { mean: format.number(mean(strong) ?? 0), count: format.number(strong.length) }),
        long.length > 0 && t('duration', { time: format.minutes(mean(long) ?? 0), count: format.number(long.length) }),
        triggers.length > 0 && t('triggers', { list: names(triggers) }),
        helped.length > 0 && t('helped', { list: names(helped) }),
      ].filter((sentence) => sentence !== false),
    ),
  ];
}

function sleepFacts(entries: SummaryEntries, span: Span, format: ReportFormat): readonly string[] {
  const { t } = format;
  const hours = sleepHours(entries, span);
  if (hours.value === null) return [];
  const nights = Map.groupBy(
    entries.sleep.filter(({ date }) => liesIn(date, span)),
    ({ date }) => date,
  );
  const lengths = [...nights.values()].flatMap((day) => hoursByDay(day) ?? []);
  const middle = sleepMiddle(entries, span);
  const sentence = t('sleepSum', {
    mean: format.hours(hours.value),
    count: format.number(hours.n),
    low: format.hours(Math.min(...lengths)),
    high: format.hours(Math.max(...lengths)),
  });
  return [
    middle.value === null
      ? sentence
      : format.sentences([sentence, t('middle', { time: format.clock(middle.value), count: format.number(middle.n) })]),
  ];
}

function crisisFacts(rows: RowsByTable, span: Span, format: ReportFormat): readonly string[] {
  const events = rows.get('crisis_events');
  if (events === undefined) return [];
  const dates = events
    .flatMap((row) => asCalendarDate(row['date']) ?? [])
    .filter((date: CalendarDate) => liesIn(date, span))
    .sort();
  const shown = dates.slice(-mostDates).map(format.date);
  const rest = dates.length - mostDates;
  const list = format.list(rest > 0 ? [...shown, format.t('earlierOnes', { count: rest })] : shown);
  return [format.t('crises', { count: dates.length, dates: list })];
}
