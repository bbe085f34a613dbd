import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { medicationDoses } from '../medication-doses.ts';

/** The history of one medicine. It loads with its messages once there is something to show. */
export const LazyDoseHistory = lazyPart<{ view: LookBackView<typeof medicationDoses.fields> }>(
  'dose-history',
  () => ['dose-history'],
  async () => (await import('./dose-history.tsx')).DoseHistory,
);
