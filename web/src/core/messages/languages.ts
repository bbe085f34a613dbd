/** The seven languages in the selector's order. */
export const languageCodes = ['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh'] as const;

export type LanguageCode = (typeof languageCodes)[number];

/** The app starts in the language that this device has saved (message-store.ts), otherwise in this one. */
export const defaultLanguage: LanguageCode = 'pt';

/** Each language's own name. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  pt: 'Português',
  en: 'English',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  ja: '日本語',
  zh: '简体中文',
};

const htmlLanguages: Readonly<Record<LanguageCode, string>> = {
  pt: 'pt-BR',
  en: 'en',
  es: 'es',
  fr: 'fr',
  it: 'it',
  ja: 'ja',
  zh: 'zh-Hans',
};

/** The value of a `lang` attribute, also the locale for `Intl`: pt → pt-BR, zh → zh-Hans. */
export function htmlLang(language: LanguageCode): string {
  return htmlLanguages[language];
}

/** Whether an external value (storage, a query, an attribute) is one of the seven codes. */
export function isLanguageCode(value: unknown): value is LanguageCode {
  return languageCodes.some((code) => code === value);
}
