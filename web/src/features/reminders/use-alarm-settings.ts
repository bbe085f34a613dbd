import type { Values } from '#core/journal/fields.ts';
import { useOwnRow } from '#core/records/use-own-row.ts';
import { alarmSettings } from './alarm-settings.ts';

type Settings = Values<typeof alarmSettings.fields>;

/** How alarms ring for this person, or the start until they choose. */
export function useAlarmSettings(): { readonly settings: Settings; readonly known: boolean } {
  const { row, state } = useOwnRow<Settings>(alarmSettings.table);
  return { settings: { ...alarmSettings.start, ...row }, known: state !== 'loading' };
}
