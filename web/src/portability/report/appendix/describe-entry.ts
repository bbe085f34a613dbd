import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { Field } from '#core/journal/fields.ts';
import type { Row } from '#core/rows/operation.ts';
import { fieldsBesideDay, flatRows } from '#portability/portable/flat-rows.ts';
import { describeFieldValue, formatFieldValue } from '#portability/portable/format-field-value.ts';
import { nameField } from '#portability/portable/name-table.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { RichText } from '../paper/rich-text.ts';
import type { ReportFormat } from '../report-format.ts';

/** A row of the appendix. */
export interface DescribedEntry {
  /** Empty for the rows of lists and settings. */
  readonly date: CalendarDate | '';
  /** The time of the entry; null if it is unknown (`timeOf`). */
  readonly time: string | null;
  /** The values in the order of the fields. Texts of the person stand alone. Empty if the row has no values. */
  readonly words: readonly RichText[];
}

/** How the entries of a table are described. */
export interface Description {
  /** The language of the person's own sentences, if it differs from the report's. */
  readonly ownLang: string | undefined;
  /** Fields whose values stand first and without their names, because the head of the column names them. */
  readonly unnamed?: readonly string[];
}

/** A text field of up to this many characters contains a name, such as of a food. A longer one contains sentences. */
const longestName = 200;
/** So many choices in a row with the same values, such as the senses, are grouped by their values. */
const fewestAlike = 3;
/** Stands for a blank value without a name. */
const blank = '–';

/** The name of a field before its value. A question needs no colon. */
export const labelOf = ({ afterName }: ReportFormat, name: string): string =>
  /[?？]$/u.test(name) ? `${name} ` : name + afterName;

/**
 * Makes the function that describes rows of a table. The ids of referenced rows are left out; only CSV and JSON contain
 * them.
 */
export function describeEntriesOf(
  of: PortableTable,
  format: ReportFormat,
  { ownLang, unnamed = [] }: Description,
): (row: Row) => DescribedEntry {
  const { messages } = format;
  const all = fieldsBesideDay(of).filter(([name]) => name !== 'date' && !name.endsWith('_id'));
  const isNamed = ([name]: readonly [string, Field]) => !unnamed.includes(name);
  const first = unnamed.flatMap((name) => all.filter(([each]) => each === name));
  const parts = [...first.map((each) => [each]), ...groupAlike(all.filter(isNamed))].map((group) =>
    group.map(([name, field]) => {
      const title = nameField(of, name, messages);
      const isOwn = field.kind === 'text' && field.maxLength > longestName;
      return { name, field, title, isOwn, label: unnamed.includes(name) ? '' : labelOf(format, title) };
    }),
  );
  const withoutFields = { ...of, fields: {} };
  const timeLabel = messages.own('time');
  return (row) => {
    // Without fields, the lines are the time and the columns that only the server writes.
    const lines = flatRows(withoutFields, [row], messages);
    const values = parts.flatMap((group): readonly (RichText & { isOwn: boolean })[] => {
      const [only, ...others] = group;
      if (!only) return [];
      if (others.length > 0) {
        const text = groupByValue(group, row);
        return text === '' ? [] : [{ text, isOwn: false }];
      }
      const { name, field, label, isOwn } = only;
      const text = describeFieldValue(of, field, row[name], messages);
      if (text === null) return unnamed.includes(name) ? [{ text: blank, isOwn: false }] : [];
      return [isOwn ? { label, text, lang: ownLang, isOwn } : { text: label + text.replaceAll('\n', '; '), isOwn }];
    });
    const written = lines
      .filter(({ field }) => field !== timeLabel)
      .map(({ field, value }) => ({ text: labelOf(format, field) + value, isOwn: false }));
    const isEmpty = [...written, ...values].every(({ text }) => text === blank);
    return {
      date: of.isDated ? (row['date'] as CalendarDate) : (lines[0]?.date ?? ''),
      time: lines.find(({ field }) => field === timeLabel)?.value ?? null,
      words: isEmpty ? [] : joinShort([...written, ...values]),
    };
  };

  /** Names the fields of each value, such as "more: hearing, touch". */
  function groupByValue(group: (typeof parts)[number], row: Row): string {
    const [only] = group;
    const choices = only?.field.kind === 'choice' ? only.field.choices : [];
    return choices
      .flatMap((choice) => {
        const titles = group.flatMap(({ name, title }) => (row[name] === choice ? [title] : []));
        const value = only && formatFieldValue(of, only.field, choice, messages);
        return titles.length === 0 || !value ? [] : [labelOf(format, value) + format.names(titles)];
      })
      .join(' · ');
  }
}

/** Puts neighbouring choices of the same values into one group. Every other field has a group of its own. */
function groupAlike(fields: readonly (readonly [string, Field])[]): (readonly [string, Field])[][] {
  const key = ([, field]: readonly [string, Field]) => (field.kind === 'choice' ? field.choices.join() : null);
  const groups: (readonly [string, Field])[][] = [];
  for (const each of fields) {
    const last = groups.at(-1);
    if (last?.[0] && key(each) !== null && key(last[0]) === key(each)) last.push(each);
    else groups.push([each]);
  }
  return groups.flatMap((group) => (group.length < fewestAlike ? group.map((each) => [each]) : [group]));
}

/** Joins neighbouring short values to one text, which may break anywhere. A text of the person stays whole. */
function joinShort(values: readonly (RichText & { readonly isOwn: boolean })[]): readonly RichText[] {
  const joined: RichText[] = [];
  let isOpen = false;
  for (const { isOwn, ...value } of values) {
    const last = joined.at(-1);
    if (last && isOpen && !isOwn) joined[joined.length - 1] = { text: `${last.text} · ${value.text}` };
    else joined.push(value);
    isOpen = !isOwn;
  }
  return joined;
}
