import { lazyPart } from '#core/lazy/lazy-part.tsx';
import type { DoseEditorProps } from './dose-editor.tsx';

/** The form of a recorded dose, which loads when the person opens it. */
export const LazyDoseEditor = lazyPart<DoseEditorProps>(
  'dose-editor',
  () => ['medicine-form'],
  async () => (await import('./dose-editor.tsx')).DoseEditor,
);
