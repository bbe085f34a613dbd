import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import { daysIn, liesIn } from './spans.ts';
import type { SummaryBox, SummaryData } from './summary-data.ts';

/** How many days have a record in each journal, most first, so that a reader can judge every other box. */
export function recordedBox({ input: { tables, rows }, span, format }: SummaryData): SummaryBox {
  const { summary, number, percent, messages } = format;
  const counts = tables.flatMap((of) => {
    if (!of.isDated) return [];
    const dates = (rows.get(of.table) ?? []).flatMap((row) => asCalendarDate(row['date']) ?? []);
    const days = new Set(dates.filter((date) => liesIn(date, span))).size;
    return days === 0 ? [] : [{ name: nameTable(of, messages), days }];
  });
  const list = counts
    .toSorted((one, other) => other.days - one.days)
    .map(({ name, days }) => `${name} ${number(days)} (${percent(days / daysIn(span))})`);
  return {
    title: summary('recorded'),
    table: '',
    texts:
      list.length === 0 ? [] : [{ text: summary('recordedOf', { days: number(daysIn(span)), list: list.join(' · ') }) }],
  };
}
