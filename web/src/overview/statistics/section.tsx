import type { ReactNode } from 'react';
import { ReadingStates } from '#core/journal/reading-states.tsx';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { usePages } from '#core/pages/pages-context.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import type { JournalCount, Statistics } from './answers.ts';
import type { JournalId } from './journal-list.ts';
import { lazySections } from './lazy-sections.ts';
import { SectionContext } from './section-context.ts';
import type { PeriodName, Span } from './span-of.ts';
import { useStatisticsQuery } from './use-statistics-query.ts';

interface SectionProps {
  journal: JournalId;
  count: JournalCount;
  period: PeriodName;
  span: Span;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** One journal, folded: a line says how much there is; its numbers are asked for, and its pictures fetched, when it is opened. */
export function Section({ journal, count, period, span, open, onOpenChange }: SectionProps): ReactNode {
  const t = useMessages('statistics');
  const titles = useMessagesOf('titles');
  const page = usePages().find(({ id }) => id === journal);
  return (
    <FoldedCard
      id={`statistics-${journal}`}
      title={
        <span className="flex items-center gap-3">
          {page && <PagePicture page={page} />}
          {titles(journal)}
        </span>
      }
      summary={t('line', { entries: count.entries, days: count.days })}
      initiallyOpen={open}
      onOpenChange={onOpenChange}
    >
      <Opened journal={journal} period={period} span={span} />
    </FoldedCard>
  );
}

function Opened({ journal, period, span }: Pick<SectionProps, 'journal' | 'period' | 'span'>): ReactNode {
  const { result, state, retry } = useStatisticsQuery<Statistics>(`${journal}/${period}`, {
    call: 'journal_statistics',
    args: {
      ...{ journal, from_date: span.from, to_date: span.to },
      // Weeks are made here, of days: the server's begin on Monday, and the newest would be of one day.
      grain: span.grain === 'month' ? 'month' : 'day',
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
    },
    span,
  });
  const Pictures = lazySections[journal];
  // Without a network the notice above the sections says of when this is.
  const reading = state === 'offline' ? 'ready' : state;
  return (
    <>
      <ReadingStates reading={reading} retry={retry} />
      {result && (
        <SectionContext value={{ journal, period, span: result.span, statistics: result.answer }}>
          <Pictures />
        </SectionContext>
      )}
    </>
  );
}
