import { addDays } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '#lib/local-date.ts';
import type { Row } from '#core/rows/operation.ts';
import { nameVisit } from '#features/visit/name-visit.ts';
import { marksOf, questionFields, visitMarksTable, visits, visitsToCome } from '#features/visit/visits.ts';
import type { Visit, VisitMark } from '#features/visit/visits.ts';
import { entryText } from '#portability/portable/entry-text.ts';
import { nameTable } from '#portability/portable/name-table.ts';
import type { ReportInput } from '../report-input.ts';
import type { BoxText, SummaryBox, SummaryData } from './summary-data.ts';

/** The report shows an unfinished visit until this many days after its date. */
const daysLater = 7;
/** The most marked entries, and the most lines of each. */
const mostMarked = 3;
const linesOfMarked = 2;

/** The visit that the person prepares: the reason and the questions. */
export function visitBox({ input, format }: SummaryData): SummaryBox {
  const { messages, number, summary } = format;
  const box = { title: summary('visit'), table: visits.table };
  const visit = visitOf(input);
  if (!visit)
    return input.tables.some(({ table }) => table === box.table) ? { ...box, texts: [{ text: summary('visitNone') }] } : box;
  const own = (label: string, text: string | null): BoxText[] =>
    text?.trim() ? [{ label, text: text.trim(), isOwn: true }] : [];
  const name = nameVisit(visit, messages.locale);
  return {
    ...box,
    texts: [
      ...(name === '' ? [] : [{ text: name }]),
      ...questionFields.flatMap((field, place) => own(summary('question', { number: number(place + 1) }), visit[field])),
      ...own(messages.text('visit', 'reason'), visit.reason),
    ],
  };
}

/** What the person wants to say at the visit, and the entries that they marked for it. Null if there is neither. */
export function toSayBox({ input, format }: SummaryData): SummaryBox | null {
  const { messages, summary, t, date } = format;
  const visit = visitOf(input);
  const marked = markedRows(input);
  const known = marked.found.slice(0, mostMarked).map(({ mark, of, row }) => ({
    label: `${date(mark.entry_date)}, ${nameTable(of, messages)}`,
    text: entryText(of, row, messages, (name, value) => t('named', { name, value })).replaceAll('\n', ' '),
    isOwn: true,
    most: linesOfMarked,
  }));
  const others = marked.count - known.length;
  const texts = [
    ...(visit?.to_say?.trim() ? [{ text: visit.to_say.trim(), isOwn: true }] : []),
    ...known,
    ...(others > 0 ? [{ text: summary('markedMore', { count: others }) }] : []),
  ];
  return texts.length === 0 ? null : { title: messages.text('visit', 'to_say'), table: visits.table, texts };
}

/** The entries marked for the next visit: `found` are those whose rows the report contains, `count` is the number of all. */
export function markedRows({ tables, rows }: Pick<ReportInput, 'tables' | 'rows'>) {
  const marks = marksOf((rows.get(visitMarksTable) ?? []) as readonly unknown[] as readonly VisitMark[], undefined);
  const found = marks.flatMap((mark) => {
    const of = tables.find(({ table }) => table === mark.entry_table);
    const row: Row | undefined = rows.get(mark.entry_table)?.find(({ id }) => id === mark.entry_id);
    return of && row ? [{ mark, of, row }] : [];
  });
  return { found, count: marks.length };
}

function visitOf({ rows, now }: ReportInput): Visit | undefined {
  const today = dateOf(new Date(now));
  const all = (rows.get(visits.table) ?? []) as readonly unknown[] as readonly Visit[];
  return visitsToCome(all, today).find(({ day }) => day === null || day >= addDays(today, -daysLater));
}
