import { asCalendarDate, type CalendarDate } from '#lib/calendar-date.ts';
import { mean } from '#lib/mean.ts';
import { triggerCounts } from '#features/analysis/trigger-counts.ts';
import { whatHelped } from '#features/analysis/what-helped.ts';
import { hoursByDay } from '#features/sleep/hours-by-day.ts';
import type { RowsByTable } from '../../portable/read-everything.ts';
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

function overloadFacts({ overloads }: SummaryEntries, span: Span, told: ReportTold): readonly string[] {
  const { t, words } = told;
  const all = overloads.filter(({ date }) => liesIn(date, span));
  if (all.length === 0) return [];
  const occurred = all.filter((entry) => entry.occurred === 'yes');
  const strong = occurred.flatMap(({ intensity }) => intensity ?? []);
  const long = occurred.flatMap(({ duration_minutes }) => duration_minutes ?? []);
  const names = (counts: readonly { readonly name: string; readonly count: number }[]) =>
    told.list(counts.slice(0, most).map(({ name, count }) => `${words.word('analysis', name)} (${told.number(count)})`));
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
  const list = told.list(dates.length > mostDates ? ['…', ...shown] : shown);
  return [told.t('crises', { count: dates.length, dates: list })];
}
