/** The product's languages, as its messages name them. */
export const languages = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;
export type Language = (typeof languages)[number];

/** The language that a value names (`data.language` of the sign-up); Portuguese for anything else. */
export function languageOf(value: unknown): Language {
  return languages.find((language) => language === value) ?? 'pt';
}
