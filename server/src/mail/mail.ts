import type { Language } from './language.ts';

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  /** The same in plain text, for people and programs that read no HTML. */
  text: string;
  language: Language;
}

/** The way out for mail. Rejects when the message could not be handed over. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
}
