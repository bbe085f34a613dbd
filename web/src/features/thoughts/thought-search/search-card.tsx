import { useDeferredValue, useState, type ReactNode } from 'react';
import { useLocale } from 'use-intl/react';
import { CalendarDays } from 'lucide-react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useShownRows } from '#core/long-list/use-shown-rows.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { searchTerms } from '#lib/fold-text.ts';
import { EntryTags } from '#shared-features/tags/lazy-tags.tsx';
import { tagsOf } from '#shared-features/tags/tag-rows.ts';
import { useTags } from '#shared-features/tags/use-tags.ts';
import { formatDate } from '#lib/local-date.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { thoughtsEntries } from '../thoughts-entries.ts';
import { findThoughts, markFound } from './find-thoughts.ts';
import { useAllThoughts } from './use-all-thoughts.ts';

/** Search over all thoughts: results by day, with the matches marked. */
export function SearchCard(): ReactNode {
  const t = useMessages('thought-search');
  const locale = useLocale();
  const { setDate } = useSelectedDate();
  const { rows, state, retry } = useAllThoughts();
  const { byId } = useTags();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query);
  const found = findThoughts(rows, asked, ({ tags }) => tagsOf(tags, byId).map(({ name }) => name));
  const { shown, more } = useShownRows(found, { fields: thoughtsEntries.fields, restart: asked });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        type="search"
        name="query"
        label={t('label')}
        hint={t('hint')}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      <QueryStateNotice reading={state} retry={retry} />
      <p role="status" className="text-sm text-muted empty:hidden">
        {searchTerms(asked).length > 0 &&
          state !== 'loading' &&
          t(state === 'offline' ? 'foundHere' : 'found', { count: found.length })}
      </p>
      <ul className="flex flex-col gap-3 empty:hidden">
        {shown.map((thought) => (
          <li key={thought.id} className="flex flex-col gap-1 rounded-xl border border-line px-4 py-3">
            <p className="break-words whitespace-pre-wrap">
              {markFound(thought.text, asked).map((piece, at) =>
                piece.found ? (
                  <mark key={at} className="rounded-sm bg-primary-soft font-semibold text-inherit underline">
                    {piece.text}
                  </mark>
                ) : (
                  piece.text
                ),
              )}
            </p>
            <EntryTags ids={thought.tags} />
            <div>
              <Button variant="quiet" icon={CalendarDays} className="-ms-3.5" onClick={() => setDate(thought.date)}>
                {t('openDay', { date: formatDate(thought.date, locale) })}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      {more}
    </div>
  );
}
