import type { Field } from '#core/journal/fields.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { PortableTable } from './portable-tables.ts';
import type { ReportMessages } from './report-messages.ts';

/**
 * A field's value in the words of a report; null for what was left blank. The person's own words stay as they are. A number has no unit and no
 * thousands, so that a spreadsheet of that language reads it as a number.
 */
export function tellValue(of: PortableTable, field: Field, value: unknown, words: ReportMessages): string | null {
  if (value === null || value === undefined || value === '') return null;
  switch (field.kind) {
    case 'number':
    case 'integer':
      return new Intl.NumberFormat(words.locale, {
        useGrouping: false,
        numberingSystem: 'latn',
        maximumFractionDigits: 4,
      }).format(Number(value));
    case 'flag':
      return words.own(value === true ? 'yes' : 'no');
    case 'choice':
      return choiceWord(of, String(value), words);
    case 'choices':
      return asList(value)
        .map((each) => choiceWord(of, each, words))
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

function choiceWord({ page }: PortableTable, choice: string, words: ReportMessages): string {
  const weekday = weekdays.indexOf(choice);
  // 1 January 2024 was a Monday.
  if (weekday >= 0) {
    return new Intl.DateTimeFormat(words.locale, { weekday: 'long', timeZone: 'UTC' }).format(
      Date.UTC(2024, 0, 1 + weekday),
    );
  }
  return words.word(page, choice);
}
