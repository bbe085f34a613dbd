import { useState, type ReactNode } from 'react';
import { useSelectedDate } from '#core/selected-date/use-selected-date.ts';
import { ShowMore } from '#core/journal/show-more.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Item } from '#core/list/define-list.ts';
import { useListWrites } from '#core/list/use-list-writes.ts';
import { useRows } from '#core/records/use-rows.ts';
import { ChoiceChips } from '#ui/choice-chips.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageState } from '#ui/page-state.tsx';
import { TextField } from '#ui/text-field.tsx';
import { AddReading } from './add-reading.tsx';
import { readingsDrawing } from './readings-drawing.ts';
import { findReadings, readingList, readingStatuses, type ReadingStatus } from './reading-list.ts';
import { ReadingMonths } from './reading-months.tsx';
import { ReadingYear } from './reading-year.tsx';

/** With at most this many readings, the page shows no search. */
const fewReadings = 6;

/** The page of the person's books and texts: a button that adds one, all of them by month, and those finished in a year. */
export default function ReadingsPage(): ReactNode {
  const t = useMessages('readings');
  const { date } = useSelectedDate();
  const { rows, state, retry } = useRows<Item<typeof readingList.fields>>(readingList.table);
  const { add } = useListWrites(readingList);
  const [filter, setFilter] = useState<ReadingStatus | 'all'>('all');
  const [query, setQuery] = useState('');
  const shown = findReadings(rows, { query, status: filter });
  const known = state === 'ready' || state === 'offline';
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <AddReading date={date} add={add} />
      <QueryStateNotice reading={state} retry={retry} />
      {rows.length > 0 && (
        <ChoiceChips
          legend={t('show')}
          name="readings-shown"
          options={(['all', ...readingStatuses] as const).map((value) => ({ value, label: t(value) }))}
          value={filter}
          onChange={setFilter}
        />
      )}
      {known && rows.length === 0 && (
        <PageState kind="empty" drawing={readingsDrawing} title={t('noneTitle')}>
          {t('noneText')}
        </PageState>
      )}
      {(rows.length > fewReadings || query !== '') && (
        <TextField
          name="readings-query"
          type="search"
          autoComplete="off"
          label={t('search')}
          value={query}
          onChange={({ target }) => setQuery(target.value)}
        />
      )}
      <p role="status" className="text-muted empty:hidden">
        {query.trim() !== '' && t('readingsCount', { count: shown.length })}
      </p>
      {known && rows.length > 0 && shown.length === 0 && query.trim() === '' && (
        <p className="text-muted">{t('noneOfStatus')}</p>
      )}
      {/* The key makes the list start again with the newest readings when the filter or the query changes. */}
      <ReadingMonths key={`${filter} ${query.trim()}`} readings={shown} mayFold={filter === 'all' && query.trim() === ''} />
      {rows.length > 0 && (
        <ShowMore>
          <ReadingYear readings={rows} />
        </ShowMore>
      )}
    </div>
  );
}
