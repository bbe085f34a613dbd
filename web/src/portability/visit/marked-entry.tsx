import type { ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { loadMessages } from '#core/messages/load-messages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import type { LanguageCode } from '#core/messages/languages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { useLoaded } from '#core/lazy/use-loaded.ts';
import { useEntries, useRows } from '#core/records/use-rows.ts';
import type { Row } from '#core/rows/operation.ts';
import type { VisitMark } from '#features/visit/visits.ts';
import { tagsTable } from '#shared-features/tags/tag-rows.ts';
import { formatDate } from '#lib/local-date.ts';

interface MarkedEntryProps {
  mark: VisitMark;
  /** An action beside the entry, which gets the entry's name. */
  action?: (name: string) => ReactNode;
}

/** Fetches what describes entries: the definitions of all journals, and the messages of this one. */
async function loadDescription(key: string) {
  const [language, table] = key.split(' ') as [LanguageCode, string];
  const { describeMarked } = await import('./describe-marked.ts');
  return describeMarked(language, table, loadMessages);
}

/**
 * One marked entry. Queries the entry's date as the journal's page does, so that both use the same cached response, also
 * offline.
 */
export function MarkedEntry({ mark, action }: MarkedEntryProps): ReactNode {
  const t = useMessages('visit');
  const journal = useMessages('journal');
  const locale = useLocale();
  const language = useLanguage();
  const { rows, known, state } = useEntries<Row>(mark.entry_table, { date: mark.entry_date });
  const { rows: tags } = useRows(tagsTable);
  const { loaded: describe } = useLoaded(`${language} ${mark.entry_table}`, loadDescription);
  const entry = rows.find(({ id }) => id === mark.entry_id);
  const day = formatDate(mark.entry_date, locale, { day: 'numeric', month: 'long', year: 'numeric' });
  const name = [describe?.name, day].filter(Boolean).join(' · ');
  const isSettled = known || state === 'absent' || state === 'failed';
  const text =
    entry && describe ? describe.text(entry, tags, (words, value) => journal('named', { words, name: value })) : null;
  return (
    <li className="wrap-anywhere">
      <div className="flex items-center gap-3">
        <p className="min-w-0 flex-1 font-medium">{name}</p>
        {action?.(name)}
      </div>
      <p className="whitespace-pre-line">{text ?? (isSettled && t('entryAway'))}</p>
    </li>
  );
}
