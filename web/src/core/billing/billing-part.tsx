import { Fetching } from '#core/late/fetching.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';
import { PriceList } from './price-list.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { Renewal } from './renewal.tsx';
import { useBilling } from './use-billing.ts';

interface BillingPartProps {
  /** Words that say until when premium lasts, whatever it comes from. A subscription that renews says its own day instead. */
  until?: string | undefined;
}

/** What somebody pays for premium: the prices, or the renewal with the way to end it, and the receipts. The same part on the plans page and in the settings. */
export function BillingPart({ until }: BillingPartProps) {
  const t = useMessages('billing');
  const { billing, failed, checkout, again } = useBilling();
  if (!billing) return <Fetching failed={failed} onRetry={() => void again()} />;
  const { plan, prices, receipts } = billing;
  return (
    <div className="flex flex-col gap-4">
      {(checkout === 'waiting' || checkout === 'late') && (
        <Notice tone="information" title={t('waitingTitle')}>
          {t(checkout)}
        </Notice>
      )}
      {checkout === 'left' && <Notice tone="information">{t('left')}</Notice>}
      {until !== undefined && plan !== 'renews' && <p>{until}</p>}
      {plan !== 'none' && <Renewal billing={billing} again={again} />}
      {plan === 'none' && checkout !== 'waiting' && checkout !== 'late' && <PriceList prices={prices} />}
      {receipts.length > 0 && <ReceiptList receipts={receipts} />}
    </div>
  );
}
