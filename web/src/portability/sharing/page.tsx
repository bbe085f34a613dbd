import { useState, type ReactNode } from 'react';
import { useConsent } from '#core/consent/use-consent.ts';
import { ConsentGate } from '#core/journal/consent-gate.tsx';
import { QueryStateNotice } from '#core/journal/query-state-notice.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { deferred } from '#ui/lib/deferred.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { LinkForm } from './link-form.tsx';
import { LinkList } from './link-list.tsx';
import type { NewLink } from './make-link.ts';
import { usePassportSource } from './use-passport-source.ts';

const NewLinkCard = deferred(async () => (await import('./new-link-card.tsx')).NewLinkCard);

/** Creates encrypted links to the passport or a summary, and lists them with their openings. */
export default function SharingPage(): ReactNode {
  const t = useMessages('sharing');
  const agreed = useConsent('health');
  const { source, state, retry } = usePassportSource();
  const [made, setMade] = useState<NewLink | null>(null);
  return (
    <div className="flex flex-col gap-6">
      <PageHeader title={t('title')} description={t('intro')} />
      <div data-columns="">
        {/* The inner element keeps the first column while the form loads. Otherwise the list would move. */}
        <div>
          <div className="flex flex-col gap-6">
            {made && <NewLinkCard link={made} onAnother={() => setMade(null)} />}
            {!made && (agreed === 'loading' || !source) && <QueryStateNotice reading={state} retry={retry} />}
            {!made && agreed === 'missing' && <ConsentGate purpose="health" />}
            {!made && agreed === 'granted' && source && <LinkForm source={source} onMade={setMade} />}
          </div>
        </div>
        <LinkList key={made?.address} />
      </div>
    </div>
  );
}
