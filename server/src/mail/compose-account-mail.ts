import type { Language } from './language.ts';
import type { MailMessage } from './mail.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import { mailMessages } from './mail-messages.ts';

/** The action of a mail's button, from confirming a sign-up to accepting an invitation. */
export type ActionMail = 'signup' | 'recovery' | 'magiclink' | 'email_change' | 'email_change_current' | 'invite';

/**
 * Composes the mail with a button and a six-digit code. It contains no text from the sign-up form. Otherwise an attacker could
 * sign up with another person's address and send that person text through our server.
 */
export function composeActionMail(
  action: ActionMail,
  facts: { to: string; language: Language; link: string; code: string; validForHours: number },
): MailMessage {
  const messages = mailMessages[facts.language];
  const own = messages[action];
  const parts: MailPart[] = [
    { kind: 'text', text: messages.hello },
    { kind: 'text', text: own.lead },
    { kind: 'button', label: own.button, link: facts.link },
    { kind: 'code', label: own.code ?? messages.code, code: facts.code },
    { kind: 'text', text: messages.validFor(facts.validForHours) },
    { kind: 'address', label: messages.address, link: facts.link },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: messages.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}

/** Composes the mail with a code by which a user in an old session proves their identity again. */
export function composeReauthenticationMail(facts: { to: string; language: Language; code: string }): MailMessage {
  const messages = mailMessages[facts.language];
  const own = messages.reauthentication;
  const parts: MailPart[] = [
    { kind: 'text', text: messages.hello },
    { kind: 'code', label: own.code, code: facts.code },
    { kind: 'text', text: own.validFor },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: messages.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}

/**
 * Composes the mail to an account's owner after a client tried to sign up with their address, or to add it to another account.
 * The sign-up page does not reveal the account.
 */
export function composeAccountExistsMail(facts: {
  to: string;
  language: Language;
  signInLink: string;
  newPasswordLink: string;
}): MailMessage {
  const messages = mailMessages[facts.language];
  const own = messages.accountExists;
  const parts: MailPart[] = [
    { kind: 'text', text: messages.hello },
    { kind: 'text', text: own.lead },
    { kind: 'button', label: own.signIn, link: facts.signInLink },
    { kind: 'text', text: own.newPassword },
    { kind: 'button', label: messages.recovery.button, link: facts.newPasswordLink },
    { kind: 'text', text: own.unasked },
  ];
  const page = { tag: messages.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}
