import type { Language } from './language.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import type { MailMessage } from './mail.ts';
import { wordsByLanguage } from './words-by-language.ts';

/** The mail with a code by which somebody who has been signed in for long shows that it is still them. */
export function composeReauthenticationMail(facts: { to: string; language: Language; code: string }): MailMessage {
  const words = wordsByLanguage[facts.language];
  const own = words.reauthentication;
  const parts: MailPart[] = [
    { kind: 'text', text: words.hello },
    { kind: 'code', label: own.code, code: facts.code },
    { kind: 'text', text: own.validFor },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: words.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}
