import type { Values } from '#core/journal/fields.ts';
import { useOwnRow } from '#core/records/use-own-row.ts';
import type { Reading } from '#core/records/use-rows.ts';
import { alarmSettings } from './alarm-settings.ts';

type Settings = Values<typeof alarmSettings.fields>;

interface KnownSettings {
  readonly settings: Settings;
  /** Whether these are the person's own, and not only the start. */
  readonly known: boolean;
  /** How well they are known, and the way to ask again. */
  readonly reading: Pick<Reading, 'state' | 'retry'>;
}

/** How alarms ring for this person, or the start until they choose. */
export function useAlarmSettings(): KnownSettings {
  const { row, known, ...reading } = useOwnRow<Settings>(alarmSettings.table);
  return { settings: { ...alarmSettings.start, ...row }, known, reading };
}
