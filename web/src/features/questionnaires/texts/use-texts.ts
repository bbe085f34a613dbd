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
  // While another language loads, `loaded` still has the previous one. Its texts must not appear as the new language's.
  const isCurrent = loaded?.language === language;
  return { texts: isCurrent ? loaded.texts : loaded === null ? null : undefined, retry };
}
