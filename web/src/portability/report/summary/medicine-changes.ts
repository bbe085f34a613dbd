import { describeChange } from '#features/medications/plan-history/describe-change.ts';
import { changesOfMedicines } from '#features/medications/plan-history/plan-changes.ts';
import { liesIn, type Span } from './spans.ts';
import type { BoxText, SummaryData } from './summary-data.ts';
import type { SummaryEntries } from './entries-of.ts';

/** The changes of medicines within the report's days, earliest first. */
const changesIn = ({ medicines, plans }: SummaryEntries, span: Span) =>
  changesOfMedicines(medicines, plans).filter(({ day }) => liesIn(day, span));

/**
 * The days on which a medicine changed, which every chart over time marks. Leaves out the day on which a medicine was entered
 * (`listed`), because the person may have taken it before they used the app.
 */
export const changeDays = (entries: SummaryEntries, span: Span) =>
  changesIn(entries, span).flatMap(({ kind, day }) => (kind === 'listed' ? [] : day));

/** Two texts of the medicines box: the changes of medicines, and which medicines were entered on which day. */
export function describeChanges({ entries, span, format }: SummaryData): readonly BoxText[] {
  const { date, medications: page, planHistory: t, summary, messages } = format;
  const { true: listed = [], false: others = [] } = Object.groupBy(changesIn(entries, span), ({ kind }) =>
    String(kind === 'listed'),
  );
  const words = (change: (typeof others)[number]) => describeChange(change, { t, page, locale: messages.locale });
  const texts = [
    {
      label: summary('medicineChanges'),
      text: others.map((change) => `${date(change.day)}, ${change.after.name} · ${words(change)}`).join('; '),
    },
    { label: summary('listedSince'), text: listed.map(({ day, after }) => `${date(day)}, ${after.name}`).join('; ') },
  ];
  return texts.flatMap((each) => (each.text === '' ? [] : { ...each, most: 2 }));
}
