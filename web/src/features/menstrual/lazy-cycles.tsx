import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** Predictions and past cycles, which load with their messages after the page. */
export const LazyCycles = lazyPart<object>(
  'menstrual-cycles',
  () => ['menstrual-cycles'],
  async () => (await import('./menstrual-cycles/cycles.tsx')).Cycles,
);
