import type { ReactNode } from 'react';
import { ConsentList } from '#features/account/consents/consent-list.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { FoldedCard } from '#ui/folded-card.tsx';
import { LazyDeletion, LazyDownload, LazyImport, LazyWhoSees } from './lazy-parts.ts';

/** Privacy and data, free for everyone: copy of all data, import, who sees what, consents, account deletion. */
export function YourData(): ReactNode {
  const t = useMessages('your-data');
  return (
    <>
      <FoldedCard id="your-data-download" title={t('download')} summary={t('downloadText')}>
        <LazyDownload />
      </FoldedCard>
      <FoldedCard id="your-data-import" title={t('import')} summary={t('importText')}>
        <LazyImport />
      </FoldedCard>
      <FoldedCard id="your-data-who" title={t('who')} summary={t('whoText')}>
        <LazyWhoSees />
      </FoldedCard>
      <FoldedCard id="your-data-allow" title={t('allow')} summary={t('allowText')} initiallyOpen>
        <ConsentList />
      </FoldedCard>
      <FoldedCard id="your-data-end" title={t('end')} summary={t('endText')}>
        <LazyDeletion />
      </FoldedCard>
    </>
  );
}
