import type { Operation } from '#core/rows/operation.ts';
import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl/react';
import type { Fields } from '#core/journal/fields.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMessagesOf } from '#core/messages/use-messages.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { noPicture, quickMessages } from '#features/communication/quick-messages.ts';
import { tagsOf } from '#shared-features/tags/tag-rows.ts';
import { useTags } from '#shared-features/tags/use-tags.ts';
import { formatDate } from '#lib/local-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { registry } from '#registry/pages.ts';

/** Columns that the copied text leaves out, because they mean nothing to a user. */
const inner = [
  'id',
  'user_id',
  'created_at',
  'updated_at',
  'chosen_at',
  'position',
  'medication_id',
  'tracker_id',
  'outcome_tracker',
  'cause_tracker',
  'outcome_tag',
  'cause_tag',
  'merged_into',
];

/** Names a column and formats its value in the user's language. If the name is undefined, only the value shows. */
export type SayColumn = (column: string, value: unknown) => { readonly name: string | undefined; readonly value: string };

/** The values of an operation as plain text to copy, one `name: value` per line. The user's text is unchanged. */
export function operationText({ values }: Pick<Operation, 'values'>, say: SayColumn): string {
  return Object.entries(values)
    .filter(([column, value]) => !inner.includes(column) && value !== null && value !== '')
    .map(([column, value]) => {
      const said = say(column, value);
      if (said.name === undefined) return said.value;
      return `${said.name}${/[?？]$/.test(said.name) ? '' : ':'} ${said.value}`;
    })
    .join('\n');
}

/** The message key of a column. The key `title` already names the page, so a column `title` has another key. */
const wordOf = (column: string) => (column === 'title' ? 'rowTitle' : column);

/** The fields of all definitions that use this table. */
async function fieldsOf(table: string): Promise<Fields> {
  const { definitions } = await import('#registry/definitions.ts');
  return Object.assign({}, ...definitions.filter((each) => each.table === table).map(({ fields }) => fields)) as Fields;
}

/** By column: the names of the ids that the column contains, in one language. */
type NamesOfIds = Readonly<Record<string, ReadonlyMap<string, string>>>;

/** Loads the names of a table's ids (`idPattern`). Only the table of quick messages has such ids. */
async function namesOfIds(table: string, language: string): Promise<NamesOfIds> {
  if (table !== quickMessages.table) return {};
  const { loadNamesByValue } = await import('#features/communication/message-pictures/picture-names.ts');
  return { picture: await loadNamesByValue(language, noPicture) };
}

/**
 * Returns a function that names a table's columns with the messages of the table's page. Returns undefined while these
 * messages load.
 */
export function useSayColumn(table: string): SayColumn | undefined {
  const page = registry.find((each) => each.tables?.includes(table) === true);
  const id = page?.id ?? 'journal';
  const journal = useMessages('journal');
  const saving = useMessages('saving');
  const words = useMessagesOf(id);
  const locale = useLocale();
  const tags = useTags();
  const [known, setKnown] = useState<{ table: string; fields: Fields; ids: NamesOfIds }>();
  useEffect(() => {
    let current = true;
    const update = (fields: Fields, ids: NamesOfIds) => current && setKnown({ table, fields, ids });
    // Offline, show the values without names, because the values alone are still worth copying.
    const named = loadNamespaces(currentLanguage(), [id, 'journal']).catch(() => undefined);
    const defined = fieldsOf(table).catch(() => ({}));
    const ids = namesOfIds(table, currentLanguage()).catch(() => ({}));
    Promise.all([defined, ids, named]).then(
      ([fields, names]) => update(fields, names),
      () => update({}, {}),
    );
    return () => {
      current = false;
    };
  }, [id, table]);
  if (known?.table !== table) return undefined;
  const { fields, ids } = known;

  const sayValue = (column: string, value: unknown): string => {
    const field = fields[column];
    if (typeof value === 'number') {
      return field && 'unit' in field && field.unit ? formatMeasure(value, field.unit, locale) : formatNumber(value, locale);
    }
    if (typeof value === 'boolean') return value ? '✓' : '–';
    // The ids of photos mean nothing to a user, so show the number of photos.
    if (column === 'photos' && Array.isArray(value)) return formatNumber(value.length, locale);
    if (field?.kind === 'tags' && Array.isArray(value)) {
      return new Intl.ListFormat(locale).format(tagsOf(value as string[], tags.byId).map(({ name }) => name));
    }
    if (Array.isArray(value)) {
      return new Intl.ListFormat(locale).format(value.map((each) => sayValue(column, each)));
    }
    if (typeof value !== 'string') return JSON.stringify(value);
    if ((field?.kind === 'choice' || field?.kind === 'choices') && words.has(value)) return words(value);
    // The name of a photo is a random id.
    if (column === 'photo') return '✓';
    const name = ids[column]?.get(value);
    if (name !== undefined) return name;
    const date = column === 'date' || column.endsWith('_date') ? asCalendarDate(value) : null;
    return date === null ? value : formatDate(date, locale, { dateStyle: 'long' });
  };
  const sayName = (column: string): string | undefined => {
    if (column === 'date') return journal('date');
    // A thought's photos and their texts are columns, but not fields of its form.
    if (column === 'photos') return saving('photos');
    if (column === 'photo_texts') return saving('photoTexts');
    return words.has(wordOf(column)) ? words(wordOf(column)) : undefined;
  };
  return (column, value) => ({ name: sayName(column), value: sayValue(column, value) });
}
