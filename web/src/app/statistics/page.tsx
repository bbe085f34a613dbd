import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useMessages } from '#core/messages/use-messages.ts';
import { asksToRead } from '#core/pages/read-entries.ts';
import { useOpenUpsell } from '#core/pages/upsell-context.ts';
import { useProfile } from '#core/profile/use-profile.ts';
import { Button } from '#ui/button.tsx';
import { OnItsWay } from '#ui/on-its-way.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageState } from '#ui/page-state.tsx';
import { Overview } from './overview.tsx';

/** What all journals say. Looking needs premium; whoever once had it keeps looking at what is their own. */
export default function StatisticsPage(): ReactNode {
  const t = useMessages('statistics');
  const { isPremium, state } = useProfile();
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      {isPremium ? <Overview /> : state === 'loading' ? <OnItsWay /> : <Locked />}
    </div>
  );
}

function Locked(): ReactNode {
  const t = useMessages('statistics');
  const journal = useMessages('journal');
  const openUpsell = useOpenUpsell();
  const { hadPremium } = useProfile();
  const asked = asksToRead(useLocation().state);
  const [reading, setReading] = useState(asked);
  // The premium dialog over this very page can lead here as well.
  if (asked && !reading) setReading(true);
  if (reading && hadPremium) return <Overview />;
  return (
    <PageState
      kind="locked"
      title={journal('lockedTitle')}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Button variant="primary" onClick={() => openUpsell()}>
            {journal('lockedOpen')}
          </Button>
          {hadPremium && <Button onClick={() => setReading(true)}>{t('lockedRead')}</Button>}
        </div>
      }
    >
      {t('lockedText')}
    </PageState>
  );
}
