import { htmlLang, type LanguageCode } from '#core/messages/languages.ts';

/** Whether numbers of this language have a comma before their decimals. */
export function hasDecimalComma(language: LanguageCode): boolean {
  return (1.5).toLocaleString(htmlLang(language)).includes(',');
}
