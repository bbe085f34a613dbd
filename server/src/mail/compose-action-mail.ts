import type { Language } from './language.ts';
import type { MailMessage } from './mail.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import { wordsByLanguage } from './words-by-language.ts';

/** What the button of a mail does, from confirming a sign-up to accepting an invitation. */
export type ActionMail = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'email_change_current' | 'invite';

/**
 * The mail with a button and a six-digit code. Nothing that a person typed at sign-up stands in it: whoever signs up with a
 * stranger's address could otherwise make us carry their words there.
 */
export function composeActionMail(
  action: ActionMail,
  facts: { to: string; language: Language; link: string; code: string; validForHours: number },
): MailMessage {
  const words = wordsByLanguage[facts.language];
  const own = words[action];
  const parts: MailPart[] = [
    { kind: 'text', text: words.hello },
    { kind: 'text', text: own.lead },
    { kind: 'button', label: own.button, link: facts.link },
    { kind: 'code', label: own.code ?? words.code, code: facts.code },
    { kind: 'text', text: words.validFor(facts.validForHours) },
    { kind: 'address', label: words.address, link: facts.link },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: words.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}
