/** Currencies that Stripe counts in hundredths, though nobody writes them so. */
const hundredths = ['isk', 'ugx'];

/** An amount in a currency's smallest unit, as Stripe has it, written as the language does. */
export function priceInWords(amount: number, currency: string, locale: string): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency });
  const digits = hundredths.includes(currency) ? 2 : (format.resolvedOptions().maximumFractionDigits ?? 2);
  return format.format(amount / 10 ** digits);
}
