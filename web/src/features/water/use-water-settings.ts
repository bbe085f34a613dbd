import { useOwnRow } from '#core/records/use-own-row.ts';
import { waterSettings } from './water-settings.ts';

type Settings = Record<keyof typeof waterSettings.start, number>;

/** The person's goal and glass in millilitres, or the start until they choose their own. */
export function useWaterSettings(): { readonly settings: Settings; readonly known: boolean } {
  const { row, state } = useOwnRow<Settings>(waterSettings.table);
  return { settings: { ...waterSettings.start, ...row }, known: state !== 'loading' };
}
