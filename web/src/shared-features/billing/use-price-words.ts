import { htmlLang } from '#core/messages/languages.ts';
import { useLanguage } from '#core/messages/messages.ts';
import { useMessages } from '#core/messages/use-messages.ts';
import type { PremiumPrice } from './billing-requests.ts';
import { priceInWords } from './price-in-words.ts';

/** Says a price with how often it is paid: "R$ 14,90 por mês". */
export function usePriceWords() {
  const t = useMessages('billing');
  const locale = htmlLang(useLanguage());
  return ({ amount, currency, every, count }: PremiumPrice): string =>
    t(`price.${every}`, { amount: priceInWords(amount, currency, locale), count });
}
