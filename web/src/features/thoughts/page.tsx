import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack, type LookBackView } from '#core/journal/look-back.tsx';
import { useTagsRequest } from '#shared-features/tags/lazy-tags.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { thoughtsDrawing } from './thoughts-drawing.ts';
import { UnsavedTexts } from './unsaved-texts.tsx';
import { SearchSection } from './search-section.tsx';
import { PinnedThoughts } from './thought-pins/lazy-pins.ts';
import { ThoughtEditor } from './thought-editor.tsx';
import { ThoughtText } from './thought-text.tsx';
import { thoughtsEntries } from './thoughts-entries.ts';
import { usePinnedThoughts } from './use-pinned-thoughts.ts';

/** The chart of a period, which loads after the page. */
const MonthsChart = lazyPart<{ view: LookBackView<typeof thoughtsEntries.fields> }>(
  'thoughts-months',
  () => [],
  async () => (await import('./months-chart.tsx')).MonthsChart,
);

/** The thoughts page: an editor with autosave, the day's thoughts, search, and the days that have thoughts. */
export default function ThoughtsPage(): ReactNode {
  useTagsRequest();
  usePinnedThoughts();
  return (
    <JournalPage of={thoughtsEntries}>
      <WhenWritable of={thoughtsEntries}>
        <ThoughtEditor />
      </WhenWritable>
      <UnsavedTexts />
      <PinnedThoughts />
      <EntryList
        of={thoughtsEntries}
        drawing={thoughtsDrawing}
        row={(entry) => ({ details: <ThoughtText thought={entry} /> })}
      />
      <ShowMore>
        <SearchSection />
        <LookBack of={thoughtsEntries} kinds={['month', 'quarter']}>
          {(view) => <MonthsChart view={view} />}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
