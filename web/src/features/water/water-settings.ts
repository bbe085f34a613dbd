import { integer } from '#core/journal/fields.ts';
import { useOwnRow } from '#core/records/use-rows.ts';
import type { RowsResult } from '#core/records/use-rows.ts';

/** The person's goal and glass, one row for each person. The defaults are those of the columns. */
export const waterSettings = {
  table: 'water_settings',
  fields: {
    goal_ml: integer({ min: 250, max: 10_000, step: 250, unit: 'milliliter' }),
    glass_ml: integer({ min: 50, max: 2000, step: 50, unit: 'milliliter' }),
  },
  /** Eight glasses of 250 ml. This default is not advice, and the person can change it. */
  start: { goal_ml: 2000, glass_ml: 250 },
} as const;

type Settings = Record<keyof typeof waterSettings.start, number>;

interface WaterSettings {
  readonly settings: Settings;
  /** Whether the row has loaded. Until then `settings` are the defaults. */
  readonly known: boolean;
  /** The state of the request, and a function that retries it. */
  readonly reading: Pick<RowsResult, 'state' | 'retry'>;
}

/** The person's goal and glass in millilitres, or the defaults if they have chosen none. */
export function useWaterSettings(): WaterSettings {
  const { row, known, ...reading } = useOwnRow<Settings>(waterSettings.table);
  return { settings: { ...waterSettings.start, ...row }, known, reading };
}
