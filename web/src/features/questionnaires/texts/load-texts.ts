import type { TextLanguage } from '../instruments.ts';
import type { TextsOfLanguage } from './questionnaire-text.ts';

const loads: Readonly<Record<TextLanguage, () => Promise<{ readonly default: TextsOfLanguage }>>> = {
  pt: () => import('./pt.ts'),
  en: () => import('./en.ts'),
  es: () => import('./es.ts'),
  fr: () => import('./fr.ts'),
  it: () => import('./it.ts'),
  zh: () => import('./zh.ts'),
};

/** Fetches the questionnaires' texts in one language. */
export async function loadTexts(language: TextLanguage): Promise<TextsOfLanguage> {
  return (await loads[language]()).default;
}
