import { latePart } from '#core/late/late-part.tsx';

/** The choice of a set: fetched when somebody opens it. */
export const LateVerseChoice = latePart(
  'verse-choice',
  () => ['verse-choice'],
  async () => (await import('./verse-choice/verse-choice-form.tsx')).VerseChoiceForm,
);
