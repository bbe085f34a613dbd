/** The product's languages, by the tags of its messages. */
export const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];

/** Returns the language that a value names (`data.language` of the sign-up), or Portuguese for any other value. */
export function languageOf(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'pt';
}
