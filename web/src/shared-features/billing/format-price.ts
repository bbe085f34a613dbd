import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { PremiumPrice } from './billing-requests.ts';

/** Formats a price with its interval: "R$ 14,90 por mês". */
export function usePriceLabel() {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  return ({ amount, currency, every, count }: PremiumPrice): string =>
    t(`price.${every}`, { amount: formatPrice(amount, currency, locale), count });
}

/** Stripe counts these currencies in hundredths, although they have no decimals. */
const hundredths = ['isk', 'ugx'];

/** Formats an amount of Stripe, such as 1490, as a price: "R$ 14,90". Stripe counts in the currency's smallest unit. */
export function formatPrice(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = hundredths.includes(currency) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
}
