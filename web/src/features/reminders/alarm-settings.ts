import { flag, integer, optional, time, type Values } from '#core/journal/fields.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import type { RowsResult } from '#core/records/use-rows.ts';

/** A person's alarm settings for reminders and medicines, one row for each person. */
export const alarmSettings = {
  table: 'alarm_settings',
  fields: {
    quiet_from: optional(time()),
    quiet_to: optional(time()),
    discreet: flag(),
    daily_limit: optional(integer({ min: 1, max: 50 })),
  },
  start: { quiet_from: null, quiet_to: null, discreet: false, daily_limit: null },
} as const;

type Settings = Values<typeof alarmSettings.fields>;

interface KnownSettings {
  readonly settings: Settings;
  /** Whether the row has loaded. Until then `settings` are the defaults. */
  readonly known: boolean;
  /** The state of the request, and a function that retries it. */
  readonly reading: Pick<RowsResult, 'state' | 'retry'>;
}

/** The person's alarm settings, or the defaults until they choose. */
export function useAlarmSettings(): KnownSettings {
  const { row, known, ...reading } = useOwnRow<Settings>(alarmSettings.table);
  return { settings: { ...alarmSettings.start, ...row }, known, reading };
}
