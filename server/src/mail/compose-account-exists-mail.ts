import type { Language } from './language.ts';
import type { MailMessage } from './mail.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import { wordsByLanguage } from './words-by-language.ts';

/** The note to the owner of an account when somebody signs up with their address, since the screen tells nobody that it exists. */
export function composeAccountExistsMail(facts: {
  to: string;
  language: Language;
  signInLink: string;
  newPasswordLink: string;
}): MailMessage {
  const words = wordsByLanguage[facts.language];
  const own = words.accountExists;
  const parts: MailPart[] = [
    { kind: 'text', text: words.hello },
    { kind: 'text', text: own.lead },
    { kind: 'button', label: own.signIn, link: facts.signInLink },
    { kind: 'text', text: own.newPassword },
    { kind: 'button', label: words.recovery.button, link: facts.newPasswordLink },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: words.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}
