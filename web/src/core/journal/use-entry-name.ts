import { useLocale } from 'use-intl/react';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { shorten } from '#lib/shorten.ts';
import type { Journal } from './define-journal.ts';
import type { Fields, Values } from './fields.ts';

/** How many characters of an entry's own name are shown. */
const nameLength = 40;

/** Returns a function that names an entry in few words: "Mood: calm", or the page's title alone. */
export function useEntryName<Of extends Fields>(journal: Journal<Of>): (values: Values<Of>) => string {
  const t = useMessages('journal');
  const page = useMessagesOf(journal.page.id);
  const locale = useLocale();
  return (values) => {
    const title = page('title');
    const name = journal.named?.(values, page, locale) ?? null;
    return name === null ? title : t('named', { words: title, name: shorten(name, nameLength) });
  };
}
