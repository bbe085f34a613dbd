import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { BatteryDaysProps } from './battery-days.tsx';

/** The battery day by day beside the appointments. Its code and messages load when the page first shows it. */
export const LazyBatteryDays = lazyPart<BatteryDaysProps>(
  'battery-days',
  () => ['battery-days'],
  async () => (await import('./battery-days.tsx')).BatteryDays,
);
