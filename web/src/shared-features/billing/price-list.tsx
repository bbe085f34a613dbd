import { useEffect, useState } from 'react';
import { RetryButton } from '#core/journal/retry-button.tsx';
import { useMessages } from '#core/messages/use-messages.ts';
import { queryClient } from '#core/row-cache/query-client.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { beginCheckout, type PremiumPrice } from './billing-requests.ts';
import { usePriceWords } from './use-price-words.ts';

interface PriceListProps {
  /** Null: Stripe could not be asked. */
  prices: readonly PremiumPrice[] | null;
  /** Asks the server once more. */
  again: () => Promise<unknown>;
}

/** Each price as a way to Stripe's page. None is dressed up as the better one. */
export function PriceList({ prices, again }: PriceListProps) {
  const t = useMessages('billing');
  const inWords = usePriceWords();
  const { showToast } = useToast();
  const [going, setGoing] = useState<string | null>(null);
  useEffect(() => {
    // Whoever comes back from Stripe by the browser's own button can find the page as it was left.
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
      // Bought on another device, or the page was left open: what is on view is no longer so.
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
              {t('buy', { price: inWords(price) })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('how')}</p>
      <p className="text-sm text-muted">{t('renewing')}</p>
    </>
  );
}
