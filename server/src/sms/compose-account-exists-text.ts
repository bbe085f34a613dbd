import type { Language } from '#mail/language.ts';

/** Tells the owner of a number, in their own language, that somebody wanted to use it for an account. No link: none is needed. */
const words: Record<Language, string> = {
  pt: 'Alguém pediu uma conta no COGN com este telefone. Ela já existe. Se foi você, entre nela. Se não foi, nada mudou.',
  en: 'Somebody asked for a COGN account with this phone. It has one already. If it was you, log in. If not, nothing changed.',
  es: 'Alguien solicita una cuenta de COGN con este teléfono. Ya existe. Si la solicitud es tuya, entra en ella. Si no, nada cambia.',
  fr: 'Un compte COGN a été demandé avec ce numéro. Il existe déjà. Si la demande vient de vous, connectez-vous. Sinon, rien ne change.',
  it: 'Qualcuno ha chiesto un account COGN con questo telefono. Esiste già. Se la richiesta è tua, accedi. Altrimenti non è cambiato nulla.',
  ja: 'COGNの登録にこの番号が使われましたが、アカウントはすでにあります。ご本人ならログインできます。そうでなくても、何も変わっていません。',
  zh: '有人想用此号码注册 COGN。该号码已有账号。如果是你，请直接登录；如果不是，一切照旧。',
};

/** The note to the owner of a number that has an account already. */
export function composeAccountExistsText(language: Language): string {
  return words[language];
}
