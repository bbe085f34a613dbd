import { latePart } from '#core/late/late-part.tsx';
import type { DoseEditorProps } from './dose-editor.tsx';

/** The form of a recorded dose: fetched when somebody wants to put one right. */
export const LateDoseEditor = latePart<DoseEditorProps>(
  'dose-editor',
  () => ['medicine-form'],
  async () => (await import('./dose-editor.tsx')).DoseEditor,
);
