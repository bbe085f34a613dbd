/** The product's languages, by the tags of its messages. */
export const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The language in a value (`data.language` of the sign-up); Portuguese for anything else. */
export function languageOf(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'pt';
}
