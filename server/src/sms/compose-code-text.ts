import type { Language } from '#mail/language.ts';

/** The text message with a code, in every language: short, the code first so that a preview shows it. */
const words: Record<Language, (code: string, minutes: number) => string> = {
  pt: (code, minutes) => `${code} é o seu código do COGN. Ele vale por ${minutes} minutos. Não passe o código a ninguém.`,
  en: (code, minutes) => `${code} is your COGN code. It works for ${minutes} minutes. Please do not share it.`,
  es: (code, minutes) => `${code} es tu código de COGN. Vale ${minutes} minutos. No lo des a nadie.`,
  fr: (code, minutes) => `${code} est votre code COGN. Il est valable ${minutes} minutes. Ne le donnez à personne.`,
  it: (code, minutes) => `${code} è il tuo codice COGN. Vale per ${minutes} minuti. Non darlo a nessuno.`,
  ja: (code, minutes) => `${code} はCOGNの確認コードです。${minutes}分間使えます。誰にも教えないでください。`,
  zh: (code, minutes) => `${code} 是你的 COGN 验证码，${minutes} 分钟内有效。请不要告诉任何人。`,
};

/** The text message with a code. */
export function composeCodeText(language: Language, code: string, minutes: number): string {
  return words[language](code, minutes);
}
