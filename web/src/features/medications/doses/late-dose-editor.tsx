import { latePart } from '#core/late/late-part.tsx';
import type { Dose } from './dose.ts';

/** The form of a recorded dose: fetched when somebody wants to put one right. */
export const LateDoseEditor = latePart<{ dose: Dose; close: () => void }>(
  'dose-editor',
  () => ['medicine-form'],
  async () => (await import('./dose-editor.tsx')).DoseEditor,
);
