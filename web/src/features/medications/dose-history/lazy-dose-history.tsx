import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { medicationDoses } from '../medication-doses.ts';

/** The weeks of one medicine, loaded with its messages once the medicine has a history. */
export const LazyDoseHistory = lazyPart<{ view: LookBackView<typeof medicationDoses.fields> }>(
  'dose-history',
  () => ['dose-history'],
  async () => (await import('./dose-history.tsx')).DoseHistory,
);
