import type { ReactNode } from 'react';
import { EntryList } from '#core/journal/entry-list.tsx';
import { JournalPage } from '#core/journal/journal-page.tsx';
import { LookBack } from '#core/journal/look-back.tsx';
import { ShowMore } from '#core/journal/show-more.tsx';
import { WhenWritable } from '#core/journal/when-writable.tsx';
import { LeftHere } from './left-here.tsx';
import { MonthsPicture } from './months-picture.tsx';
import { SearchSection } from './search-section.tsx';
import { ThoughtEditor } from './thought-editor.tsx';
import { ThoughtText } from './thought-text.tsx';
import { thoughtsEntries } from './thoughts-entries.ts';

/** The thoughts page: an editor with autosave, the day's thoughts, search, and the days that have one. */
export default function ThoughtsPage(): ReactNode {
  return (
    <JournalPage of={thoughtsEntries}>
      <WhenWritable of={thoughtsEntries}>
        <ThoughtEditor />
      </WhenWritable>
      <LeftHere />
      <EntryList of={thoughtsEntries} row={(entry) => <ThoughtText thought={entry} />} />
      <ShowMore>
        <SearchSection />
        <LookBack of={thoughtsEntries} kinds={['month', 'quarter']}>
          {(view) => <MonthsPicture view={view} />}
        </LookBack>
      </ShowMore>
    </JournalPage>
  );
}
