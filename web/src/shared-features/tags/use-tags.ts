import { useMemo } from 'react';
import { useLocale } from 'use-intl/react';
import { useRows } from '#core/records/use-rows.ts';
import { tagsById, tagsTable, type Tag } from './tag-rows.ts';

/** The person's tags: all rows, the shown ones by name, the shown tag of each id, and the state of the query. */
export function useTags() {
  const { rows, known, state, retry } = useRows<Tag>(tagsTable);
  const locale = useLocale();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { numeric: true });
    const byId = tagsById(rows);
    const shown = [...new Set(byId.values())].sort((one, other) => compare(one.name, other.name));
    return { rows, known, byId, shown, state, retry };
  }, [rows, known, state, retry, locale]);
}
