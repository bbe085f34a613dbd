import { formatNumber } from '#lib/format-number.ts';
import type { Unit } from './fields.ts';

/** A number with its unit, as this language writes it: 72,5 kg. The space does not break. */
export function formatMeasure(value: number, unit: Unit, locale: string, options: Intl.NumberFormatOptions = {}): string {
  return formatNumber(value, locale, { style: 'unit', unit, unitDisplay: 'short', ...options }).replace(' ', '\u00a0');
}
