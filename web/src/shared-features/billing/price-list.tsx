import { useEffect, useState } from 'react';
import { RetryButton } from '#core/journal/retry-button.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { beginCheckout, type PremiumPrice } from './billing-requests.ts';
import { usePriceLabel } from './format-price.ts';

interface PriceListProps {
  /** The prices to offer; null if Stripe was unreachable. */
  prices: readonly PremiumPrice[] | null;
  /** Refetches the prices. */
  again: () => Promise<unknown>;
}

/** A button for each price, which opens Stripe's page. All buttons look alike, so that no price is promoted. */
export function PriceList({ prices, again }: PriceListProps) {
  const t = useMessages('billing');
  const priceLabel = usePriceLabel();
  const { showToast } = useToast();
  const [going, setGoing] = useState<string | null>(null);
  useEffect(() => {
    // When the user comes back from Stripe's page, the browser may restore this page from its cache with the button still
    // busy.
    const comeBack = () => setGoing(null);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
  }, []);
  if (!prices?.length)
    return (
      <>
        <Notice tone="warning">{t('noPrices')}</Notice>
        <RetryButton retry={async () => void (await again())} />
      </>
    );

  async function buy(id: string): Promise<void> {
    setGoing(id);
    try {
      window.location.assign(await beginCheckout(id));
    } catch (problem) {
      setGoing(null);
      if ((problem as { code?: unknown }).code !== 'billing_subscribed')
        return showToast({ title: t('checkoutFailed'), description: t('checkoutFailedText'), variant: 'destructive' });
      // The user bought premium on another device or in another tab, so the shown state is outdated.
      showToast({ title: t('subscribed'), description: t('subscribedText'), tone: 'information' });
      await queryClient.invalidateQueries();
    }
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {prices.map((price) => (
          <li key={price.id}>
            <Button className="w-full" busy={going === price.id} onClick={() => void buy(price.id)}>
              {t('buy', { price: priceLabel(price) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('how')}</p>
      <p className="text-sm text-muted">{t('renewing')}</p>
    </>
  );
}
