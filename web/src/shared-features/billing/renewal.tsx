import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { Button } from '#ui/button.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { changeRenewal, type Billing } from './billing-requests.ts';
import { usePriceLabel } from './format-price.ts';

interface RenewalProps {
  billing: Billing;
  /** Refetches the billing state. */
  again: () => Promise<unknown>;
}

/** Shows when premium renews, and its price. Cancelling takes one press and one confirmation, no more steps than buying. */
export function Renewal({ billing: { plan, at, price: id, prices, pay_url: payUrl }, again }: RenewalProps) {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  const { showToast } = useToast();
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const priceLabel = usePriceLabel();
  const price = prices?.find((each) => each.id === id);
  const hasChoice = (prices?.length ?? 0) > 1;
  const date = at === null ? '' : new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));

  async function change(action: 'cancel' | 'resume'): Promise<void> {
    setBusy(true);
    try {
      await changeRenewal(action);
      await queryClient.invalidateQueries();
    } catch {
      showToast({ title: t('failed'), description: t('failedText'), variant: 'destructive' });
      await again();
    }
    setBusy(false);
  }
  return (
    <>
      {plan === 'renews' && <p>{price ? t('renews', { date, price: priceLabel(price) }) : t('renewsAt', { date })}</p>}
      {plan === 'ends' && <p>{t('ends', { date })}</p>}
      {plan === 'unpaid' && (
        <Notice tone="warning">
          {t('unpaid')}
          {payUrl !== null && (
            <a
              href={payUrl}
              rel="noreferrer"
              className="flex min-h-11 items-center text-primary underline underline-offset-4"
            >
              {t('pay')}
            </a>
          )}
        </Notice>
      )}
      {plan === 'ends' ? (
        <Button busy={busy} onClick={() => void change('resume')}>
          {t('resume')}
        </Button>
      ) : (
        <Button busy={busy} onClick={() => setAsks(true)}>
          {t('cancel')}
        </Button>
      )}
      {hasChoice && plan !== 'unpaid' && (
        <p className="text-sm text-muted">{t(plan === 'ends' ? 'changeEnding' : 'changeRenewing', { date })}</p>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title={t('cancel')}
        description={t(plan === 'unpaid' ? 'cancelUnpaid' : 'cancelText', { date })}
        confirmLabel={t('cancel')}
        cancelLabel={t('keep')}
        onConfirm={() => void change('cancel')}
      />
    </>
  );
}
