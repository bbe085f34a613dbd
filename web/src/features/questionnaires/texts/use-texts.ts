import { useLoaded } from '#core/lazy/use-loaded.ts';
import type { TextLanguage } from '../instruments.ts';
import { loadTexts } from './load-texts.ts';

const load = async (key: string) => {
  const language = key as TextLanguage;
  return { language, texts: await loadTexts(language) };
};

/** The questionnaires' texts in a language: undefined while they load, null after a failure. */
export function useTexts(language: TextLanguage) {
  const { loaded, retry } = useLoaded(language, load);
  // While another language loads, the previous one stays loaded. Its words must not stand under the new language.
  const isCurrent = loaded?.language === language;
  return { texts: isCurrent ? loaded.texts : loaded === null ? null : undefined, retry };
}
