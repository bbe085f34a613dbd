import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { sortByTime } from '#core/journal/entry-time.ts';
import type { Row } from '#core/rows/operation.ts';
import { nutritionEntries, nutritionSettings } from '#features/nutrition/nutrition-entries.ts';
import { nameField, nameTable } from '#portability/portable/name-table.ts';
import type { PortableTable } from '#portability/portable/portable-tables.ts';
import type { RichText } from '../paper/rich-text.ts';
import type { ReportInput } from '../report-input.ts';
import type { ReportFormat } from '../report-format.ts';
import { languageOfOwnText } from '../summary/summary-data.ts';
import { dayForms, type DayForm } from './day-forms.ts';
import { describeEntriesOf, type DescribedEntry } from './describe-entry.ts';
import { unnamedFields } from './unnamed-fields.ts';

/** The records of a journal on one day. */
export interface Day {
  readonly date: CalendarDate;
  readonly rows: readonly Row[];
  readonly describe: DayForm;
}

/** The records of one heading. */
export interface Section {
  readonly name: string;
  /** The descriptions of rows of lists and settings, which have no date. */
  readonly items: readonly (readonly RichText[])[];
  /** Earliest first. A function, because the days of all journals together would take much memory. */
  readonly daysOf: () => readonly Day[];
  /** What the head of the table says about its entries: the names of values that have none before them. */
  readonly head: string;
  readonly hasSums: boolean;
  /** The number of records. */
  readonly count: number;
}

/**
 * The sections of the appendix, in the order of registry/pages.ts. Tables of one name share a section, because two
 * bookmarks with the same name would lead to different places.
 */
export function sectionsOf(input: ReportInput, format: ReportFormat): readonly Section[] {
  const byName = Map.groupBy(input.appendix, (of) => nameTable(of, format.messages));
  return [...byName].flatMap(([name, tables]) => {
    const section = sectionOf(name, tables, input, format);
    return section.count === 0 ? [] : [section];
  });
}

function sectionOf(name: string, tables: readonly PortableTable[], input: ReportInput, format: ReportFormat): Section {
  const { messages, t } = format;
  const ownLang = languageOfOwnText(input);
  const items: (readonly RichText[])[] = [];
  const events: Day[] = [];
  const journals: { readonly rows: readonly Row[]; readonly describe: DayForm }[] = [];
  const dated = tables.filter(({ isDated, table }) => isDated && input.rows.get(table)?.length);
  const heads: string[] = [];
  let hasSums = false;
  for (const of of tables) {
    const rows = input.rows.get(of.table) ?? [];
    // The head of the table can name the fields of one journal only.
    const unnamed = of.isDated && dated.length > 1 ? [] : (unnamedFields[of.table] ?? []);
    const describe = describeEntriesOf(of, format, { ownLang, unnamed });
    if (!of.isDated) {
      // Rows of lists and settings count only with a value. A journal's row counts even without.
      for (const { date, words } of rows.map((row) => describe(row)).filter((each) => each.words.length > 0)) {
        if (date === '') items.push(words);
        else events.push({ date, rows: [{} as Row], describe: () => asEntry(words) });
      }
      continue;
    }
    const makeForm = hidesNumbers(of, input) ? undefined : dayForms[of.table];
    const form = makeForm?.describe(of, format, ownLang) ?? ((all) => all.flatMap((row) => entryOf(describe(row))));
    if (rows.length > 0) heads.push(...(makeForm?.head ?? unnamed).map((field) => nameField(of, field, messages)));
    hasSums ||= makeForm?.hasSums === true;
    journals.push({ rows, describe: (some) => form(sortByTime(some)) });
  }
  const daysOf = () => [
    ...events,
    ...journals.flatMap(({ rows, describe }) =>
      [...Map.groupBy(rows, (row) => row['date'] as CalendarDate)].map(([date, all]) => ({ date, rows: all, describe })),
    ),
  ];
  return {
    name,
    items,
    daysOf: () => daysOf().toSorted((one, other) => one.date.localeCompare(other.date)),
    head: heads.length === 0 ? t('entry') : t('named', { name: t('entry'), value: heads.join(' · ') }),
    hasSums,
    count: items.length + events.length + journals.reduce((sum, { rows }) => sum + rows.length, 0),
  };
}

/** A person who eats without numbers has seen no sums of a day, so the report adds none. */
const hidesNumbers = ({ table }: PortableTable, { rows }: ReportInput) =>
  table === nutritionEntries.table && rows.get(nutritionSettings.table)?.some((row) => row['hide_numbers'] === true);

/** Marks the first text as the beginning of an entry. An entry without a value shows a dash, so that none vanishes. */
const asEntry = ([first = { text: '–' }, ...rest]: readonly RichText[]): readonly RichText[] => [
  { ...first, isEntry: true },
  ...rest,
];

/** The texts of an entry, with the time before the first. */
function entryOf({ time, words }: DescribedEntry): readonly RichText[] {
  const [first, ...rest] = asEntry(words);
  if (time === null || first === undefined) return asEntry(words);
  const { label = '', text, lang } = first;
  // The time is no text of the person, so it must not get the language of one.
  const isLabelled = label !== '' || lang !== undefined;
  return [{ ...first, ...(isLabelled ? { label: `${time} ${label}` } : { text: `${time} ${text}` }) }, ...rest];
}
