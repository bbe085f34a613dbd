import type { Field } from '#core/journal/fields.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/**
 * A field's value in the report's language; null for a blank one. The user's own text stays unchanged. Numbers have no unit
 * and no thousands separator, so that a spreadsheet can parse them.
 */
export function formatFieldValue(of: PortableTable, field: Field, value: unknown, messages: ReportMessages): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'number':
    case 'integer':
      return new Intl.NumberFormat(messages.locale, {
        useGrouping: false,
        numberingSystem: 'latn',
        maximumFractionDigits: 4,
      }).format(Number(value));
    case 'flag':
      return messages.own(value === true ? 'yes' : 'no');
    case 'choice':
      return choiceText(of, String(value), messages);
    case 'choices':
      return asList(value)
        .map((each) => choiceText(of, each, messages))
        .join('; ');
    case 'times':
      return asList(value).join('; ');
    case 'date':
      return asCalendarDate(String(value)) ?? String(value);
    default:
      return Array.isArray(value) ? value.join('\n') : String(value);
  }
}

const asList = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : [String(value)]);

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];

function choiceText({ page }: PortableTable, choice: string, messages: ReportMessages): string {
  const weekday = weekdays.indexOf(choice);
  // 1 January 2024 was a Monday.
  if (weekday >= 0) {
    return new Intl.DateTimeFormat(messages.locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1 + weekday),
    );
  }
  return messages.text(page, choice);
}
