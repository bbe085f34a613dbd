import type { Row } from '#core/rows/operation.ts';
import { fieldsBesideDay, timeOf } from './flat-rows.ts';
import { describeFieldValue } from './format-field-value.ts';
import { nameField } from './name-table.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/** The labels of some fields are questions, which need no colon. */
const isQuestion = (label: string) => /[?？]$/u.test(label);

/**
 * A record in one text, such as "14:20 · Como você está? calma · Notas: …". `named` joins the name of a field and its value
 * as the language does. Blank values are left out.
 */
export function entryText(
  of: PortableTable,
  row: Row,
  messages: ReportMessages,
  named: (name: string, value: string) => string,
): string {
  const values = fieldsBesideDay(of).flatMap(([name, field]) => {
    const text = describeFieldValue(of, field, row[name], messages);
    if (text === null) return [];
    const label = nameField(of, name, messages);
    return [isQuestion(label) ? `${label} ${text}` : named(label, text)];
  });
  return [timeOf(row), ...values].filter((part) => part !== null).join(' · ');
}
