import type { ReactNode } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { useRows } from '#core/records/use-rows.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { tagsTable } from '#shared-features/tags/tag-rows.ts';
import { ReadersGate } from '#shared-features/upsell/readers-gate.tsx';
import { Overview } from './overview.tsx';

const LazyWeekAskedAhead = lazyPart(
  'week-asked-ahead',
  () => [],
  async () => (await import('./week-sheet/week-sheet.tsx')).WeekAskedAhead,
);

/** Statistics of all journals. They need an account that has premium or once had it. */
export default function StatisticsPage(): ReactNode {
  const t = useMessages('statistics');
  const { state } = useProfile();
  // Queries the tags, which the comparison needs, in parallel with the profile.
  useRows(tagsTable);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {state === 'loading' && <LazyWeekAskedAhead />}
      <ReadersGate locked={t('lockedText')} read={t('lockedRead')}>
        <Overview />
      </ReadersGate>
    </div>
  );
}
