import type { ReactNode } from 'react';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages, useMessagesOf } from '#core/messages/use-messages.ts';
import { PagePicture } from '#core/pages/page-picture.tsx';
import { usePages } from '#core/pages/pages-context.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import type { JournalCount } from './statistics-responses.ts';
import type { JournalId } from './journal-list.ts';
import { lazySections } from './lazy-sections.ts';
import { SectionContext } from './section-context.ts';
import type { PeriodName, Span } from './span-of.ts';
import { useJournalStatistics } from './use-statistics-query.ts';

interface SectionProps {
  journal: JournalId;
  count: JournalCount;
  period: PeriodName;
  span: Span;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/**
 * A collapsed card for a journal, with its number of records. Its statistics and charts are fetched when the user opens it.
 */
export function Section({ journal, count, period, span, open, onOpenChange }: SectionProps): ReactNode {
  const t = useMessages('statistics');
  const titles = useMessagesOf('titles');
  const page = usePages().find(({ id }) => id === journal);
  return (
    <FoldedCard
      id={`statistics-${journal}`}
      level={3}
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
  const { result, state, retry } = useJournalStatistics(journal, period, span);
  const Charts = lazySections[journal];
  // Offline data counts as ready, because the notice above the sections already shows its age.
  const reading = state === 'offline' ? 'ready' : state;
  return (
    <>
      <QueryStateNotice reading={reading} retry={retry} />
      {result && (
        <SectionContext value={{ journal, period, span: result.span, statistics: result.answer }}>
          <Charts />
        </SectionContext>
      )}
    </>
  );
}
