import type { ComponentProps } from 'react';
import { lazyPart } from '#core/lazy/lazy-part.tsx';
import { currentLanguage, loadNamespaces } from '#core/messages/messages.ts';
import type { Filling } from './filling/filling.tsx';
import type { ResultCard } from './result-card.tsx';
import { loadTexts } from './texts/load-texts.ts';
import type { TextLanguage } from './instruments.ts';

/** `CareCard` needs the messages of Help now, for its contacts and its button. */
const namespaces = () => ['help-now'];
const loadFilling = async () => (await import('./filling/filling.tsx')).Filling;
const loadResult = async () => (await import('./result-card.tsx')).ResultCard;

export const LazyFilling = lazyPart<ComponentProps<typeof Filling>>('questionnaire-filling', namespaces, loadFilling);
export const LazyResult = lazyPart<ComponentProps<typeof ResultCard>>('questionnaire-result', namespaces, loadResult);
export const LazyCareCard = lazyPart<object>(
  'questionnaire-care',
  namespaces,
  async () => (await import('./care-card.tsx')).CareCardOfDraft,
);
export const LazyRhythmForm = lazyPart<object>(
  'questionnaire-rhythm',
  () => [],
  async () => (await import('./rhythm-form.tsx')).RhythmForm,
);

/** Fetches what filling a questionnaire needs, so that it works if the connection ends meanwhile. */
export function fetchAhead(language: TextLanguage): void {
  const parts = [loadFilling(), loadResult(), loadTexts(language), loadNamespaces(currentLanguage(), namespaces())];
  // A failure needs no handling here: the component that shows the part offers to try again.
  Promise.all(parts).catch(() => undefined);
}
