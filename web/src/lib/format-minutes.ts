import { formatNumber } from './format-number.ts';

/** So many minutes as people say them in this language: "45 min", "2 h", "1 h 20 min". No space within it breaks. */
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
