import type { Unit } from './fields.ts';
import { formatNumber } from '#lib/format-number.ts';

/** The short label of a unit in this language ("ml", "kg", "公斤"). */
export function unitLabel(unit: Unit, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(1);
  return parts.find((part) => part.type === 'unit' || part.type === 'percentSign')?.value.trim() ?? unit;
}

/** Formats a number with its unit and a non-breaking space: 72,5 kg. */
export function formatMeasure(value: number, unit: Unit, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short', ...options }).replace(' ', '\u00a0');
}

/** The local time of day of an instant: 14:32. */
export function formatTime(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { timeStyle: 'short' }).format(new Date(instant));
}
