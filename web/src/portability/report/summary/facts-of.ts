import { asCalendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import { whatHelped, triggerCounts } from '#features/analysis/overload-summary.ts';
import { hoursByDay } from '#features/sleep/night-hours.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import type { RowsByTable } from '#portability/portable/read-everything.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportTold } from '../report-told.ts';
import { sleepHours, sleepMiddle } from './changes.ts';
import type { SummaryEntries } from './entries-of.ts';
import { liesIn, type Span } from './spans.ts';

/** So many names, or dates, a sentence. */
const most = 3;
const mostDates = 12;

/** Overloads, sleep and crises of the period as sentences. A journal that was not asked for, or has no record, is not spoken of. */
export function factsOf(entries: SummaryEntries, rows: RowsByTable, span: Span, told: ReportTold): readonly string[] {
  return [...overloadFacts(entries, span, told), ...sleepFacts(entries, span, told), ...crisisFacts(rows, span, told)];
}

/** The journals about the person that the first page speaks of: a glass of water or an appointment says nothing of how somebody was. */
const aboutPerson = [
  'mood_entries',
  'sleep_entries',
  'social_entries',
  'analysis_entries',
  'daily_entries',
  'medication_doses',
];

/** On how many days each of them has a record; null where none has. */
export function coverageOf({ tables, rows }: ReportInput, span: Span, told: ReportTold): string | null {
  const list = tables.flatMap((of) => {
    if (!aboutPerson.includes(of.table)) return [];
    const dates = (rows.get(of.table) ?? []).flatMap((row) => asCalendarDate(row['date']) ?? []);
    const days = new Set(dates.filter((date) => liesIn(date, span))).size;
    return days === 0 ? [] : [`${nameTable(of, told.words)} (${told.number(days)})`];
  });
  return list.length === 0 ? null : told.t('covered', { list: told.list(list) });
}

function overloadFacts({ overloads }: SummaryEntries, span: Span, told: ReportTold): readonly string[] {
  const { t, words } = told;
  const all = overloads.filter(({ date }) => liesIn(date, span));
  if (all.length === 0) return [];
  const occurred = all.filter((entry) => entry.occurred === 'yes');
  const strong = occurred.flatMap(({ intensity }) => intensity ?? []);
  const long = occurred.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  const names = (counts: readonly { readonly name: string; readonly count: number }[]) =>
    told.list([
      ...counts.slice(0, most).map(({ name, count }) => `${words.word('analysis', name)} (${told.number(count)})`),
      ...(counts.length > most ? [t('others', { count: counts.length - most })] : []),
    ]);
  const triggers = triggerCounts(occurred).map(({ trigger, count }) => ({ name: trigger, count }));
  const helped = whatHelped(occurred).flatMap(({ strategy, most: count }) => (count > 0 ? [{ name: strategy, count }] : []));
  return [
    told.sentences(
      [
        t('overloadSum', { count: occurred.length, days: new Set(all.map(({ date }) => date)).size }),
        strong.length > 0 && t('intensity', { mean: told.number(mean(strong) ?? 0), count: told.number(strong.length) }),
        long.length > 0 && t('duration', { time: told.minutes(mean(long) ?? 0), count: told.number(long.length) }),
        triggers.length > 0 && t('triggers', { list: names(triggers) }),
        helped.length > 0 && t('helped', { list: names(helped) }),
      ].filter((sentence) => sentence !== false),
    ),
  ];
}

function sleepFacts(entries: SummaryEntries, span: Span, told: ReportTold): readonly string[] {
  const { t } = told;
  const hours = sleepHours(entries, span);
  if (hours.value === null) return [];
  const nights = Map.groupBy(
    entries.sleep.filter(({ date }) => liesIn(date, span)),
    ({ date }) => date,
  );
  const lengths = [...nights.values()].flatMap((day) => hoursByDay(day) ?? []);
  const middle = sleepMiddle(entries, span);
  const sentence = t('sleepSum', {
    mean: told.hours(hours.value),
    count: told.number(hours.n),
    low: told.hours(Math.min(...lengths)),
    high: told.hours(Math.max(...lengths)),
  });
  return [
    middle.value === null
      ? sentence
      : told.sentences([sentence, t('middle', { time: told.clock(middle.value), count: told.number(middle.n) })]),
  ];
}

function crisisFacts(rows: RowsByTable, span: Span, told: ReportTold): readonly string[] {
  const events = rows.get('crisis_events');
  if (events === undefined) return [];
  const dates = events
    .flatMap((row) => asCalendarDate(row['date']) ?? [])
    .filter((date: CalendarDate) => liesIn(date, span))
    .sort();
  const shown = dates.slice(-mostDates).map(told.date);
  const rest = dates.length - mostDates;
  const list = told.list(rest > 0 ? [...shown, told.t('earlierOnes', { count: rest })] : shown);
  return [told.t('crises', { count: dates.length, dates: list })];
}
