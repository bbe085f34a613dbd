import type { Language } from '#mail/language.ts';

/** The text message with a code, in every language. It is short, and the code comes first so that a preview shows it. */
const codeMessages: Record<Language, (code: string, minutes: number) => string> = {
  pt: (code, minutes) => `${code} é o seu código do COGN. Ele vale por ${minutes} minutos. Não passe o código a ninguém.`,
  en: (code, minutes) => `${code} is your COGN code. It works for ${minutes} minutes. Please do not share it.`,
  es: (code, minutes) => `${code} es tu código de COGN. Vale ${minutes} minutos. No lo des a nadie.`,
  fr: (code, minutes) => `${code} est votre code COGN. Il est valable ${minutes} minutes. Ne le donnez à personne.`,
  it: (code, minutes) => `${code} è il tuo codice COGN. Vale per ${minutes} minuti. Non darlo a nessuno.`,
  ja: (code, minutes) => `${code} はCOGNの確認コードです。${minutes}分間使えます。誰にも教えないでください。`,
  zh: (code, minutes) => `${code} 是你的 COGN 验证码，${minutes} 分钟内有效。请不要告诉任何人。`,
};

export function composeCodeText(language: Language, code: string, minutes: number): string {
  return codeMessages[language](code, minutes);
}

/**
 * The text message to a number's owner when a client tried to sign up with the number, or to add it to another account.
 * It contains no link.
 */
const accountExistsMessages: Record<Language, string> = {
  pt: 'Alguém pediu uma conta no COGN com este telefone. Ela já existe. Se foi você, entre nela. Se não foi, nada mudou.',
  en: 'Somebody asked for a COGN account with this phone. It has one already. If it was you, log in. If not, nothing changed.',
  es: 'Alguien solicita una cuenta de COGN con este teléfono. Ya existe. Si la solicitud es tuya, entra en ella. Si no, nada cambia.',
  fr: 'Un compte COGN a été demandé avec ce numéro. Il existe déjà. Si la demande vient de vous, connectez-vous. Sinon, rien ne change.',
  it: 'Qualcuno ha chiesto un account COGN con questo telefono. Esiste già. Se la richiesta è tua, accedi. Altrimenti non è cambiato nulla.',
  ja: 'COGNの登録にこの番号が使われましたが、アカウントはすでにあります。ご本人ならログインできます。そうでなくても、何も変わっていません。',
  zh: '有人想用此号码注册 COGN。该号码已有账号。如果是你，请直接登录；如果不是，一切照旧。',
};

export function composeAccountExistsText(language: Language): string {
  return accountExistsMessages[language];
}
