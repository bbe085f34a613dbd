import type { Row } from '#core/outbox/operation.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import type { ImportTable } from './import-plan.ts';

/**
 * Whether a row holds nothing that a column of ours can't mean. The database takes more than that: "infinity" and days before Christ are dates to it, and a
 * page that has to show one shows nothing any more. Blank values are left to the database.
 */
export function isReadable({ days, moments }: ImportTable, row: Row): boolean {
  return Object.entries(row).every(([name, value]: [string, unknown]) => {
    if (value === null) return true;
    if (days.includes(name)) return asCalendarDate(value) !== null;
    if (moments.includes(name)) return typeof value === 'string' && !Number.isNaN(Date.parse(value));
    return Array.isArray(value) ? value.every(isPlain) : isPlain(value);
  });
}

const isPlain = (value: unknown) => value === null || typeof value !== 'object';
