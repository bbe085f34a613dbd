import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { medicationDoses } from '../medication-doses.ts';

/** The weeks of one medicine: fetched with its words once there is something to look back on. */
export const LazyDoseHistory = lazyPart<{ view: LookBackView<typeof medicationDoses.fields> }>(
  'dose-history',
  () => ['dose-history'],
  async () => (await import('./dose-history.tsx')).DoseHistory,
);
