import { latePart } from '#core/late/late-part.tsx';

/** What lies before and behind: fetched with its words once the page itself stands. */
export const LateCycles = latePart<object>(
  'menstrual-cycles',
  () => ['menstrual-cycles'],
  async () => (await import('./menstrual-cycles/cycles.tsx')).Cycles,
);
