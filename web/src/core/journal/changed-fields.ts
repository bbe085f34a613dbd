import type { Fields, Values } from './fields.ts';

/** Lists are equal when they hold the same in the same order. */
const areEqual = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? one.length === other.length && one.every((each, place) => each === other[place])
    : one === other;

/** The fields in which two rows differ: only those are sent, as the others may have been changed on another device. */
export function changedFields<Of extends Fields>(fields: Of, before: Values<Of>, after: Values<Of>): Partial<Values<Of>> {
  const names = Object.keys(fields) as (keyof Of & string)[];
  return Object.fromEntries(
    names.filter((name) => !areEqual(before[name], after[name])).map((name) => [name, after[name]]),
  ) as Partial<Values<Of>>;
}
