import { LazyPlaceholder } from '#core/lazy/lazy-placeholder.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { Notice } from '#ui/notice.tsx';
import { PriceList } from './price-list.tsx';
import { ReceiptList } from './receipt-list.tsx';
import { Renewal } from './renewal.tsx';
import { useBilling } from './use-billing.ts';

interface BillingPartProps {
  /** The end of premium from any source, with its text. Not shown if premium renews, or if `Renewal` shows the same date. */
  until?: { moment: string; words: string } | undefined;
}

/** Payments for premium: prices or the renewal, and receipts. Used on the plans page and in the settings. */
export function BillingPart({ until }: BillingPartProps) {
  const t = useMessages('billing');
  const { billing, failed, checkout, again } = useBilling();
  if (!billing) return <LazyPlaceholder failed={failed} onRetry={() => void again()} />;
  const { plan, at, prices, receipts } = billing;
  const saysItself = plan === 'renews' || (plan === 'ends' && Date.parse(at ?? '') === Date.parse(until?.moment ?? ''));
  return (
    <div className="flex flex-col gap-4">
      {(checkout === 'waiting' || checkout === 'late') && (
        <Notice tone="information" title={t('waitingTitle')}>
          {t(checkout)}
        </Notice>
      )}
      {checkout === 'left' && <Notice tone="information">{t('left')}</Notice>}
      {until && !saysItself && <p>{until.words}</p>}
      {plan !== 'none' && <Renewal billing={billing} again={again} />}
      {plan === 'none' && checkout !== 'waiting' && checkout !== 'late' && <PriceList prices={prices} again={again} />}
      {receipts.length > 0 && <ReceiptList receipts={receipts} />}
    </div>
  );
}
