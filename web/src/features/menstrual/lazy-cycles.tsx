import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** What lies before and behind: fetched with its messages once the page itself stands. */
export const LazyCycles = lazyPart<object>(
  'menstrual-cycles',
  () => ['menstrual-cycles'],
  async () => (await import('./menstrual-cycles/cycles.tsx')).Cycles,
);
