/** A number in the way of this locale ('pt-BR': 1.234,5). At most two decimals unless told otherwise. */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }).format(value);
}
