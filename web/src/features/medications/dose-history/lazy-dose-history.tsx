import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { LookBackView } from '#core/journal/look-back.tsx';
import type { medicationDoses } from '../medication-doses.ts';

/** The dose history of one medicine, and the changes of all medicines. Its code and messages load when the page first shows it. */
export const LazyDoseHistory = lazyPart<{ view: LookBackView<typeof medicationDoses.fields> }>(
  'dose-history',
  () => ['dose-history', 'plan-history'],
  async () => (await import('./dose-history.tsx')).DoseHistory,
);
