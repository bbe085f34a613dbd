import { useEffect, useState } from 'react';
import { useLocale } from 'use-intl/react';
import type { Journal } from '#core/journal/define-journal.ts';
import { formatMeasure } from '#core/journal/format-measure.ts';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useMessagesOf } from '#core/messages/use-messages-of.ts';
import type { SayColumn } from '#core/outbox/operation-text.ts';
import type { Page } from '#core/pages/define-page.ts';
import { asCalendarDate, formatDate } from '#lib/calendar-date.ts';
import { formatNumber } from '#lib/format-number.ts';
import { registry } from '../registry.ts';

const isJournal = (page: Page): page is Page & Journal => 'fields' in page && 'table' in page;

/** Says the columns of a table in the words of the page that keeps it; undefined until those words are there. */
export function useSayColumn(table: string): SayColumn | undefined {
  const page = registry.find((each) => each.tables?.includes(table) === true || (isJournal(each) && each.table === table));
  const id = page?.id ?? 'journal';
  const journal = useMessages('journal');
  const words = useMessagesOf(id);
  const locale = useLocale();
  const [ready, setReady] = useState('');
  useEffect(() => {
    let current = true;
    const tell = () => current && setReady(id);
    // Without a network the values stand alone, which is better than nothing to copy.
    loadNamespaces(currentLanguage(), [id, 'journal']).then(tell, tell);
    return () => {
      current = false;
    };
  }, [id]);
  if (ready !== id) return undefined;

  const sayValue = (column: string, value: unknown): string => {
    const field = page && isJournal(page) ? page.fields[column] : undefined;
    if (typeof value === 'number') {
      return field && 'unit' in field && field.unit ? formatMeasure(value, field.unit, locale) : formatNumber(value, locale);
    }
    if (typeof value === 'boolean') return value ? '✓' : '–';
    if (typeof value !== 'string') return JSON.stringify(value);
    if (field?.kind === 'choice' && words.has(value)) return words(value);
    const date = column === 'date' || column.endsWith('_date') ? asCalendarDate(value) : null;
    return date === null ? value : formatDate(date, locale, { dateStyle: 'long' });
  };
  return (column, value) => ({
    name: column === 'date' ? journal('date') : words.has(column) ? words(column) : undefined,
    value: sayValue(column, value),
  });
}
