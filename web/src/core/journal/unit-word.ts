import type { Unit } from './fields.ts';

/** The short word of a unit in this language ("ml", "kg", "公斤"). */
export function unitWord(unit: Unit, locale: string): string {
  const parts = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).formatToParts(1);
  return parts.find((part) => part.type === 'unit' || part.type === 'percentSign')?.value.trim() ?? unit;
}
