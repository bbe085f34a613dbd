import { describeChange } from '#features/medications/plan-history/describe-change.ts';
import { changesOfMedicines } from '#features/medications/plan-history/plan-changes.ts';
import { liesIn, type Span } from './spans.ts';
import type { SummaryData } from './summary-data.ts';
import type { SummaryEntries } from './entries-of.ts';

/** The changes of medicines within the report's days, earliest first. */
const changesIn = ({ medicines, plans }: SummaryEntries, span: Span) =>
  changesOfMedicines(medicines, plans).filter(({ day }) => liesIn(day, span));

/** The days on which a medicine changed. Every chart over time marks them. */
export const changeDays = (entries: SummaryEntries, span: Span) => changesIn(entries, span).map(({ day }) => day);

/**
 * The changes as one text: "28 de ago. de 2026, Metilfenidato · Mudança: de 5 mg para 10 mg". Entries into the list come last,
 * because they may only say when the person began to use the app. Empty without a change.
 */
export function describeChanges({ entries, span, format }: SummaryData): string {
  const { date, medications: page, planHistory: t, messages } = format;
  return changesIn(entries, span)
    .toSorted((one, other) => Number(one.kind === 'listed') - Number(other.kind === 'listed'))
    .map(
      (change) =>
        `${date(change.day)}, ${change.after.name} · ${describeChange(change, { t, page, locale: messages.locale })}`,
    )
    .join('; ');
}
