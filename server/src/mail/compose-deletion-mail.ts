import type { Language } from './language.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import type { MailMessage } from './mail.ts';
import { mailMessages } from './mail-messages.ts';

/** Composes the mail that announces the deletion of an account, with the deadline (UTC) and the way to cancel it, but no link. */
export function composeDeletionAskedMail(to: string, language: Language, dueAt: Date): MailMessage {
  const messages = mailMessages[language];
  const form = { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23', timeZone: 'UTC' } as const;
  const moment = new Intl.DateTimeFormat(messages.tag, form).format(dueAt);
  const { subject, title, lead, keep, unasked } = messages.deletion.asked;
  return compose({ to, language, subject, title, texts: [lead(moment), keep, unasked] });
}

/** Confirms that an account's deletion was cancelled. */
export function composeCancelledMail(to: string, language: Language): MailMessage {
  const { subject, title, lead, unasked } = mailMessages[language].deletion.kept;
  return compose({ to, language, subject, title, texts: [lead, unasked] });
}

/** Confirms that an account was deleted, and names the places that may still have a copy. */
export function composeDeletedMail(to: string, language: Language): MailMessage {
  const { subject, title, lead, rest } = mailMessages[language].deletion.done;
  return compose({ to, language, subject, title, texts: [lead, rest] });
}

interface Contents {
  to: string;
  language: Language;
  subject: string;
  title: string;
  texts: string[];
}

function compose({ to, language, subject, title, texts }: Contents): MailMessage {
  const { tag, hello } = mailMessages[language];
  const page = { tag, title, parts: [hello, ...texts].map((text): MailPart => ({ kind: 'text', text })) };
  return { to, subject, html: htmlOf(page), text: textOf(page), language };
}
