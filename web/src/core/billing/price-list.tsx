import { useState } from 'react';
import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/use-language.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useToast } from '#ui/use-toast.ts';
import { beginCheckout, type PremiumPrice } from './billing-requests.ts';
import { priceInWords } from './price-in-words.ts';

/** Each price as a way to Stripe's page. None is dressed up as the better one. */
export function PriceList({ prices }: { prices: readonly PremiumPrice[] | null }) {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  const { showToast } = useToast();
  const [going, setGoing] = useState<string | null>(null);
  if (!prices?.length) return <Notice tone="warning">{t('noPrices')}</Notice>;

  async function buy(id: string): Promise<void> {
    setGoing(id);
    try {
      window.location.assign(await beginCheckout(id));
    } catch {
      setGoing(null);
      showToast({ title: t('checkoutFailed'), description: t('checkoutFailedText'), variant: 'destructive' });
    }
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {prices.map(({ id, amount, currency, every, count }) => (
          <li key={id}>
            <Button className="w-full" busy={going === id} onClick={() => void buy(id)}>
              {t(`buy.${every}`, { amount: priceInWords(amount, currency, locale), count })}
            </Button>
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{t('how')}</p>
      <p className="text-sm text-muted">{t('renewing')}</p>
    </>
  );
}
