/**
 * Formats a number for this locale ('pt-BR': 1.234,5), with a minus sign instead of a hyphen. At most two decimals by
 * default.
 */
export function formatNumber(value: number, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: 2, ...options }).format(value).replace('-', '−');
}

/** Formats a duration in this language, with non-breaking spaces: "45 min", "2 h", "1 h 20 min". */
export function formatMinutes(minutes: number, locale: string): string {
  const whole = Math.round(minutes);
  const measure = (value: number, unit: 'hour' | 'minute') =>
    formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short' });
  const hours = Math.trunc(whole / 60);
  const rest = whole % 60;
  const parts = [
    ...(hours > 0 ? [measure(hours, 'hour')] : []),
    ...(rest > 0 || hours === 0 ? [measure(rest, 'minute')] : []),
  ];
  return parts.join(' ').replaceAll(' ', '\u00a0');
}
