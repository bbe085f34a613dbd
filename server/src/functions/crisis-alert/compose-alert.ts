import { withoutLinks } from '@cogn/shared/alert-message.ts';
import type { Language } from '#mail/language.ts';
import { htmlOf, textOf, type MailPart } from '#mail/mail-layout.ts';
import type { MailMessage } from '#mail/mail.ts';
import { mailMessages } from '#mail/mail-messages.ts';
import { alertMessages } from './alert-messages.ts';

/** What an alert is made of. */
export interface AlertFacts {
  language: Language;
  /** Of the person who asks for help; null: they never wrote it. */
  name: string | null;
  /** Their number, where they agreed to its being sent; null: none. */
  phone: string | null;
  /** The person's own text; null: ours. */
  message: string | null;
  /** How long ago they asked. */
  minutesAgo: number;
}

/** From so late on a message says when it was asked for. */
const late = 5;
const longestName = 60;

/** The alert as a text message. */
export function composeAlertText(facts: AlertFacts): string {
  return paragraphs(facts).join('\n');
}

/** The alert as a mail. */
export function composeAlertMail(facts: AlertFacts, to: string, messageId: string): MailMessage {
  const { language } = facts;
  const { tag, hello } = mailMessages[language];
  const title = alertMessages[language].subject(calledBy(facts.name));
  const parts: MailPart[] = [hello, ...paragraphs(facts)].map((text) => ({ kind: 'text', text }));
  const page = { tag, title, parts };
  return { to, subject: title, html: htmlOf(page), text: textOf(page), language, messageId };
}

function paragraphs({ language, name, phone, message, minutesAgo }: AlertFacts): string[] {
  const messages = alertMessages[language];
  const called = calledBy(name);
  return [
    ...(message === null ? [messages.ask(called)] : [messages.wrote(called), withoutLinks(message)]),
    ...(minutesAgo < late ? [] : [messages.asked(ago(minutesAgo, mailMessages[language].tag))]),
    ...(phone === null ? [] : [messages.phone(called, phone)]),
    messages.reply(called),
  ];
}

function ago(minutes: number, tag: string): string {
  const format = new Intl.RelativeTimeFormat(tag);
  return minutes < 90 ? format.format(-minutes, 'minute') : format.format(-Math.round(minutes / 60), 'hour');
}

/** The name as messages show it; null where nothing of it can be shown. */
function calledBy(name: string | null): string | null {
  return (name !== null && oneLine(name)) || null;
}

/** A name as one short line: nothing in it can begin a header, a line of its own or another direction of writing, and nothing is a link. */
export function oneLine(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...withoutLinks(plain)].slice(0, longestName).join('').trim();
}
