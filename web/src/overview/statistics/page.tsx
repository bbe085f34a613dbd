import type { ReactNode } from 'react';
import { useMessages } from '#core/messages/use-messages.ts';
import { PageHeader } from '#ui/page-header.tsx';
import { ReadersGate } from '#shared-features/upsell/readers-gate.tsx';
import { Overview } from './overview.tsx';

/** What all journals say. Looking needs premium; whoever once had it keeps looking at what is their own. */
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
