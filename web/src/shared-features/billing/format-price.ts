import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { PremiumPrice } from './billing-requests.ts';

/** Says a price with how often it is paid: "R$ 14,90 por mês". */
export function usePriceWords() {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  return ({ amount, currency, every, count }: PremiumPrice): string =>
    t(`price.${every}`, { amount: priceInWords(amount, currency, locale), count });
}

/** Currencies that Stripe counts in hundredths, though nobody writes them so. */
const hundredths = ['isk', 'ugx'];

/** An amount in a currency's smallest unit, as Stripe has it, written as the language does. */
export function priceInWords(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = hundredths.includes(currency) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
}
