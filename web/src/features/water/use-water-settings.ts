import { useOwnRow } from '#core/records/use-own-row.ts';
import type { Reading } from '#core/records/use-rows.ts';
import { waterSettings } from './water-settings.ts';

type Settings = Record<keyof typeof waterSettings.start, number>;

interface WaterSettings {
  readonly settings: Settings;
  /** Whether these are the person's own numbers, and not only the start. */
  readonly known: boolean;
  /** How well they are known, and the way to ask again. */
  readonly reading: Pick<Reading, 'state' | 'retry'>;
}

/** The person's goal and glass in millilitres, or the start until they choose their own. */
export function useWaterSettings(): WaterSettings {
  const { row, known, ...reading } = useOwnRow<Settings>(waterSettings.table);
  return { settings: { ...waterSettings.start, ...row }, known, reading };
}
