import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { FoldedCard } from '#ui/folded-card.tsx';

const LazyYear = lazyPart(
  'mood-year',
  () => [],
  async () => (await import('./mood-year.tsx')).MoodYear,
);

/** The card with a year of moods as small squares, which load when the person opens it. */
export function YearCard(): ReactNode {
  const t = useMessages('mood');
  return (
    <FoldedCard id="mood-year" title={t('year')} summary={t('yearHint')}>
      <LazyYear />
    </FoldedCard>
  );
}
