import type { Language } from './language.ts';
import { htmlOf, textOf, type MailPart } from './mail-layout.ts';
import type { MailMessage } from './mail.ts';
import { type Notice, mailMessages } from './mail-messages.ts';

/**
 * Composes the mail that notifies an account's owner of changed credentials or access. It names the change, the time (UTC) and
 * the kind of device, and says what to do if the owner did not make the change. `device` is a name from our own list, or '' if
 * unknown. The mail has no link, so that users do not learn to follow links in such mails.
 */
export function composeNoticeMail(
  notice: Notice,
  facts: { to: string; language: Language; at: Date; device: string },
): MailMessage {
  const messages = mailMessages[facts.language];
  const own = messages.notices[notice];
  const { when, device, known, unknown, lost } = messages.noticeFacts;
  const moment = new Intl.DateTimeFormat(messages.tag, {
    dateStyle: 'long',
    timeStyle: 'short',
    hourCycle: 'h23',
    timeZone: 'UTC',
  });
  const texts = [
    messages.hello,
    own.lead,
    when(moment.format(facts.at)),
    ...(facts.device === '' ? [] : [device(facts.device)]),
    known,
    notice === 'email_changed' ? lost : unknown,
  ];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const page = { tag: messages.tag, title: own.title, parts };
  return { to: facts.to, subject: own.subject, html: htmlOf(page), text: textOf(page), language: facts.language };
}
