/** What days are compared by. The first ones come from the server (`daily_series`), the last two from the beginnings of periods. */
export const seriesNames = [
  'sleepHours',
  'midSleep',
  'restful',
  'pleasant',
  'social',
  'overload',
  'camouflage',
  'sensory',
  'attention',
  'impulsivity',
  'mentalHyperactivity',
  'bodyHyperactivity',
  'hyperfocus',
  'activity',
  'water',
  'medication',
  'spirituality',
  'period',
  'beforePeriod',
] as const;

export type SeriesName = (typeof seriesNames)[number];
