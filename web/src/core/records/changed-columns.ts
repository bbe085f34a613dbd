import { asText } from '#core/outbox/is-conflict.ts';

/** The columns of `values` that differ from what the row holds: only these are written, as the others may have changed on another device. Pure. */
export function changedColumns<Values extends object>(row: object, values: Values): Partial<Values> {
  const held = row as Readonly<Record<string, unknown>>;
  return Object.fromEntries(
    Object.entries(values).filter(([column, value]) => asText(held[column]) !== asText(value)),
  ) as Partial<Values>;
}
