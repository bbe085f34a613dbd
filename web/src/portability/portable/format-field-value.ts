import type { Field } from '#core/journal/fields.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/**
 * A field's value in the report's language; null for a blank value. The user's own text stays unchanged. Numbers have no
 * unit and no thousands separator, so that a spreadsheet can parse them.
 */
export function formatFieldValue(of: PortableTable, field: Field, value: unknown, messages: ReportMessages): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'number':
    case 'integer':
      // Only a file to import can have a text here. The person must see what the file says.
      return typeof value === 'number' ? numberFormat(messages.locale).format(value) : String(value);
    case 'flag':
      return messages.own(value === true ? 'yes' : 'no');
    case 'choice':
      return choiceText(of, String(value), messages);
    case 'choices':
      return asList(value)
        .map((each) => choiceText(of, each, messages))
        .join('; ');
    case 'times':
    case 'tags':
      return asList(value).join('; ');
    case 'date':
      return asCalendarDate(String(value)) ?? String(value);
    default:
      return Array.isArray(value) ? value.join('\n') : String(value);
  }
}

/**
 * Like `formatFieldValue`, for a reader instead of a spreadsheet. A value of a scale from 1 to 5 also says where the scale
 * ends: "2 de 5". The value "no" of a `quiet` flag becomes null.
 */
export function describeFieldValue(
  of: PortableTable,
  field: Field,
  value: unknown,
  messages: ReportMessages,
): string | null {
  if (field.kind === 'flag' && field.quiet && value !== true) return null;
  const text = formatFieldValue(of, field, value, messages);
  const isOfFive = field.kind === 'integer' && field.min === 1 && field.max === 5;
  return text !== null && isOfFive ? messages.ofFive(text) : text;
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Reuses one format per language. Creating one for each value took a tenth of a report's time, and much memory. */
function numberFormat(locale: string): Intl.NumberFormat {
  const known = numberFormats.get(locale);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, { useGrouping: false, numberingSystem: 'latn', maximumFractionDigits: 4 });
  numberFormats.set(locale, made);
  return made;
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
