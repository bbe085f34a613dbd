import { lazyPart } from '#core/lazy/lazy-part.tsx';

/** The choice of a set: fetched when somebody opens it. */
export const LazyVerseChoice = lazyPart(
  'verse-choice',
  () => ['verse-choice'],
  async () => (await import('./verse-choice/verse-choice-form.tsx')).VerseChoiceForm,
);
