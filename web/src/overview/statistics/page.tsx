import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ReadersGate } from '#shared-features/upsell/readers-gate.tsx';
import { Overview } from './overview.tsx';

/** Statistics of all journals. They need premium, or that the account once had premium. */
export default function StatisticsPage(): ReactNode {
  const t = useMessages('statistics');
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <ReadersGate locked={t('lockedText')} read={t('lockedRead')}>
        <Overview />
      </ReadersGate>
    </div>
  );
}
