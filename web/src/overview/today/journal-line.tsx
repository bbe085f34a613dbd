import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import type { Journal } from '#core/journal/define-journal.ts';
import type { Fields } from '#core/journal/fields.ts';
import { JournalContext, type JournalState, type RecordedEntry } from '#core/journal/journal-context.ts';
import { useJournalState } from '#core/journal/use-journal-state.ts';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { useOpenQuick } from '#core/pages/pages-context.ts';
import { useSelectedDate, withDate } from '#core/selected-date/use-selected-date.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { LineLink, TodayLine } from './today-line.tsx';

/** Pages whose button opens their form (`features/<id>/quick.tsx`) in the sheet "Anotar". Other buttons lead to the page. */
export const pagesInSheet: ReadonlySet<string> = new Set(['water', 'mood', 'sleep', 'social', 'trackers']);

interface LastLineProps<Of extends Fields> {
  of: Journal<Of>;
  toText: (entry: RecordedEntry<Of>) => string;
}

/** A line with the day's last entry. */
export function LastLine<Of extends Fields>({ of, toText }: LastLineProps<Of>): ReactNode {
  return (
    <JournalLine
      of={of}
      value={(entries) => {
        const last = entries.at(-1);
        return last ? toText(last) : null;
      }}
    />
  );
}

interface JournalLineProps<Of extends Fields> {
  of: Journal<Of>;
  /** The day's value as text; null without an entry. */
  value: (entries: readonly RecordedEntry<Of>[]) => string | null;
  /** A button that records for today at once. If absent, the line has a button that opens the sheet or the page. */
  children?: ReactNode;
}

export function JournalLine<Of extends Fields>({ of, value, children }: JournalLineProps<Of>): ReactNode {
  const t = useMessages('today');
  const journal = useMessages('journal');
  const openQuick = useOpenQuick();
  const { date, today } = useSelectedDate();
  const state = useJournalState(of, date);
  const { id } = of.page;
  const words = t('record');
  const isToday = date === today;
  return (
    <JournalContext value={state as unknown as JournalState}>
      <PageLine
        pageId={id}
        detail={
          state.reading === 'loading' ? <OnItsWay /> : state.known ? (value(state.entries) ?? t('none')) : t('unknown')
        }
      >
        {(name) => {
          if (!isToday || !pagesInSheet.has(id)) return <PageLink pageId={id} name={name} words={words} />;
          if (children && state.writing === 'open') return children;
          return (
            <Button aria-haspopup="dialog" aria-label={journal('named', { words, name })} onClick={() => openQuick(id)}>
              {words}
            </Button>
          );
        }}
      </PageLine>
    </JournalContext>
  );
}

interface PageLineProps {
  pageId: string;
  detail: ReactNode;
  /** Renders the line's button or link. `name` is the name of the page. */
  children: (name: string) => ReactNode;
}

export function PageLine({ pageId, detail, children }: PageLineProps): ReactNode {
  const titles = useMessagesOf('titles');
  const name = titles(pageId);
  return (
    <TodayLine name={name} detail={detail}>
      {children(name)}
    </TodayLine>
  );
}

/** Leads to the page on the selected date. */
export function PageLink({ pageId, name, words }: { pageId: string; name: string; words: string }): ReactNode {
  const { search } = useLocation();
  return <LineLink to={withDate(`/${pageId}`, search)} words={words} name={name} />;
}
