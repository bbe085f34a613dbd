import type { PortableTable } from '#portability/portable/portable-tables.ts';

/**
 * What a person may read beside the pages' own tables. It goes into the copy of everything, and is never taken in again from a file: each for the reason
 * that stands here.
 */
export const furtherTables = {
  consents: 'said to one server, on one day',
  preferences: 'follows the account by the newest choice of each',
  push_subscriptions: 'a device of that server, made by it alone',
  premium_periods: 'granted or paid for on one server',
} as const;

export type FurtherTable = keyof typeof furtherTables;

/** The same as tables that can be read. */
export const readableFurtherTables: readonly PortableTable[] = Object.keys(furtherTables).map((table) => ({
  table,
  page: 'settings',
  fields: {},
  isDated: false,
}));
