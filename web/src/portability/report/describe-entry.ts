import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Row } from '#core/rows/operation.ts';
import { fieldsBesideDay, flatRows } from '#portability/portable/flat-rows.ts';
import { describeFieldValue } from '#portability/portable/format-field-value.ts';
import { nameField } from '#portability/portable/name-table.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { RichText } from './paper/rich-text.ts';
import type { ReportFormat } from './report-format.ts';

/** A row of the appendix. */
export interface DescribedEntry {
  /** Empty for the rows of lists and settings. */
  readonly date: CalendarDate | '';
  /** The time of the entry; null if it is unknown (`timeOf`). */
  readonly time: string | null;
  /** The values with the names of their fields, then longer texts. Empty if the row has no values. */
  readonly words: readonly RichText[];
}

/** A text field of up to this many characters contains a name, such as of a food. A longer one contains sentences. */
const longestName = 200;

/**
 * Makes the function that describes rows of a table. The ids of referenced rows are left out; only CSV and JSON contain
 * them. `ownLang` is the language of the person's own sentences, if it differs from the report's.
 */
export function describeEntriesOf(
  of: PortableTable,
  { messages, t }: ReportFormat,
  ownLang: string | undefined,
): (row: Row) => DescribedEntry {
  const labelOf = (name: string) => (/[?？]$/u.test(name) ? `${name} ` : t('named', { name, value: '' }));
  const fields = fieldsBesideDay(of)
    .filter(([name]) => name !== 'date' && !name.endsWith('_id'))
    .map(([name, field]) => ({
      ...{ name, field, label: labelOf(nameField(of, name, messages)) },
      isOwn: field.kind === 'text' && field.maxLength > longestName,
    }));
  const withoutFields = { ...of, fields: {} };
  const timeLabel = messages.own('time');
  return (row) => {
    // Without fields, the lines are the time and the columns that only the server writes.
    const lines = flatRows(withoutFields, [row], messages);
    const values = fields.flatMap(({ name, field, label, isOwn }) => {
      const text = describeFieldValue(of, field, row[name], messages);
      return text === null ? [] : [{ label, text, isOwn }];
    });
    const short = [
      ...lines.filter(({ field }) => field !== timeLabel).map(({ field, value }) => labelOf(field) + value),
      ...values.filter(({ isOwn }) => !isOwn).map(({ label, text }) => label + text.replaceAll('\n', '; ')),
    ];
    return {
      date: of.isDated ? (row['date'] as CalendarDate) : (lines[0]?.date ?? ''),
      time: lines.find(({ field }) => field === timeLabel)?.value ?? null,
      words: [
        ...(short.length > 0 ? [{ text: short.join(' · ') }] : []),
        ...values.filter(({ isOwn }) => isOwn).map(({ label, text }) => ({ label, text, lang: ownLang })),
      ],
    };
  };
}
