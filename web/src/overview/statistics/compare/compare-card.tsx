import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { usePreference } from '#core/preferences/preferences.ts';
import { useTags } from '#shared-features/tags/use-tags.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import type { RecordedJournal } from '../journal-groups.tsx';
import type { JournalId } from '../journal-list.ts';
import type { Span } from '../span-of.ts';
import type { View } from '../use-view.ts';
import { comparableJournals, taggedJournals } from './measures.ts';

/** The two charts, fetched when they are opened. The messages of `mood`, `executive`, `trackers` and `tags` name their values. */
const LazyCompare = lazyPart(
  'compare',
  () => ['compare', 'mood', 'executive', 'trackers', 'tags'],
  async () => (await import('./compare.tsx')).Compare,
);

/** The name of this card in the URL's list of open sections. */
const section = 'compare';

interface CompareCardProps {
  /** The journals with records in the period. */
  journals: readonly RecordedJournal[];
  view: View;
  span: Span;
}

/**
 * A collapsed card that compares two journals over the same days. With only one comparable journal it renders nothing,
 * unless that journal is the trackers, or its entries can have the person's tags.
 */
export function CompareCard({ journals, view, span }: CompareCardProps): ReactNode {
  const t = useMessages('statistics');
  const [visible] = usePreference('visiblePages');
  const [trendOnly] = usePreference('weightTrendOnly');
  const hasTags = useTags().shown.length > 0;
  const is = {
    used: (journal: JournalId) => journals.some(({ id }) => id === journal),
    // A person with `weightTrendOnly` chose not to see the weights of single days.
    shown: (journal: JournalId) => visible[journal] !== false && !(journal === 'weight' && trendOnly),
  };
  const comparable = journals.filter(({ id }) => comparableJournals.has(id) && is.shown(id));
  // Each own tracker counts as a journal. Only the opened card knows how many there are.
  const mayCompare =
    comparable.length > 1 ||
    comparable.some(({ id }) => id === 'trackers' || (hasTags && taggedJournals.some((each) => each === id)));
  return (
    mayCompare && (
      <FoldedCard
        id="statistics-compare"
        title={t('compare')}
        summary={t('compareLine')}
        initiallyOpen={view.isOpen(section)}
        onOpenChange={(open) => view.setOpen(section, open)}
      >
        <LazyCompare is={is} period={view.period} span={span} />
      </FoldedCard>
    )
  );
}
