import { withoutLinks } from '@cogn/shared/safe-alert-text.ts';
import type { Language } from '#mail/language.ts';
import { htmlOf, textOf, type MailPart } from '#mail/mail-layout.ts';
import type { MailMessage } from '#mail/mail.ts';
import { mailMessages } from '#mail/mail-messages.ts';
import { alertMessages } from './alert-messages.ts';

/** The data in the text of an alert. */
export interface AlertFacts {
  language: Language;
  /** The name of the user who asks for help, or null if they never wrote one. */
  name: string | null;
  /** The user's number, or null if they have none or did not agree to share it. */
  phone: string | null;
  /** The user's own text, or null for the default text. */
  message: string | null;
  /** Minutes since the user sent the alert. */
  minutesAgo: number;
}

/** From this age in minutes on, a message states the age of the request. */
const late = 5;
const longestName = 60;

/** Composes the alert as a text message. */
export function composeAlertText(facts: AlertFacts): string {
  return paragraphs(facts).join('\n');
}

/** Composes the alert as a mail. */
export function composeAlertMail(facts: AlertFacts, to: string, messageId: string): MailMessage {
  const { language } = facts;
  const { tag, hello } = mailMessages[language];
  const title = alertMessages[language].subject(displayName(facts.name));
  const parts: MailPart[] = [hello, ...paragraphs(facts)].map((text) => ({ kind: 'text', text }));
  const page = { tag, title, parts };
  return { to, subject: title, html: htmlOf(page), text: textOf(page), language, messageId };
}

function paragraphs({ language, name, phone, message, minutesAgo }: AlertFacts): string[] {
  const messages = alertMessages[language];
  const called = displayName(name);
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

/** Returns the name as messages show it, or null if no part of it can be shown. */
function displayName(name: string | null): string | null {
  return (name !== null && oneLine(name)) || null;
}

/** Returns a name as one short line, which cannot start a header, a new line, a change of text direction or a link. */
export function oneLine(name: string): string {
  const plain = name
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return [...withoutLinks(plain)].slice(0, longestName).join('').trim();
}
