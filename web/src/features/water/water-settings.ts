import { integer } from '#core/journal/fields.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import type { RowsResult } from '#core/records/use-rows.ts';

/** The person's own goal and glass: one row each, in the table water_settings. The start is the column's default. */
export const waterSettings = {
  table: 'water_settings',
  fields: {
    goal_ml: integer({ min: 250, max: 10_000, step: 250, unit: 'milliliter' }),
    glass_ml: integer({ min: 50, max: 2000, step: 50, unit: 'milliliter' }),
  },
  /** Eight glasses of 250 ml: an editable start, no advice. */
  start: { goal_ml: 2000, glass_ml: 250 },
} as const;

type Settings = Record<keyof typeof waterSettings.start, number>;

interface WaterSettings {
  readonly settings: Settings;
  /** Whether these are the person's own numbers, and not only the start. */
  readonly known: boolean;
  /** How well they are known, and the way to ask again. */
  readonly reading: Pick<RowsResult, 'state' | 'retry'>;
}

/** The person's goal and glass in millilitres, or the start until they choose their own. */
export function useWaterSettings(): WaterSettings {
  const { row, known, ...reading } = useOwnRow<Settings>(waterSettings.table);
  return { settings: { ...waterSettings.start, ...row }, known, reading };
}
