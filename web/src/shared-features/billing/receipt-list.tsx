import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { Receipt } from './billing-requests.ts';
import { formatPrice } from './format-price.ts';

/** Payments, each with a link to Stripe's receipt. */
export function ReceiptList({ receipts }: { receipts: readonly Receipt[] }) {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium' });
  return (
    <section className="flex flex-col gap-1">
      <h3 className="text-base font-semibold">{t('receipts')}</h3>
      <ul>
        {receipts.map(({ id, state, starts_at, amount, currency, url }) => {
          const words = t(`receipt.${state}`, {
            date: day.format(new Date(starts_at)),
            amount: formatPrice(amount, currency, locale),
          });
          return (
            <li key={id} className="flex min-h-11 items-center py-1">
              {url === null ? (
                words
              ) : (
                <a href={url} target="_blank" rel="noreferrer" className="text-primary underline underline-offset-4">
                  {words}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
