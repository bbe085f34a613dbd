import type { Draft, Field, Fields, Values } from './fields.ts';

/** A number as a field holds it: with the language's own decimal mark, without groups. */
export function writeNumber(value: number, decimals: number, locale: string): string {
  return new Intl.NumberFormat(locale, { maximumFractionDigits: decimals, useGrouping: false }).format(value);
}

/** The values of a row as a form shows them for editing: numbers with the language's own decimal mark, without groups. */
export function writeDraft<Of extends Fields>(fields: Of, values: Partial<Values<Of>>, locale: string): Draft<Of> {
  const draft: Draft<Of> = {};
  for (const name of Object.keys(fields) as (keyof Of & string)[]) {
    const value: unknown = values[name];
    const field = fields[name] as Field;
    if (value === null || value === undefined || value === false) continue;
    draft[name] =
      typeof value === 'number' && 'decimals' in field
        ? writeNumber(value, field.decimals, locale)
        : Array.isArray(value)
          ? value.join('\n')
          : String(value);
  }
  return draft;
}
