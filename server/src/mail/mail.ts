import type { Language } from './language.ts';

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  /** The same in plain text, for people and programs that read no HTML. */
  text: string;
  language: Language;
  /** Ours for the message; one that comes twice by it can be told as one. Made at random when left out. */
  messageId?: string | undefined;
}

/** The way out for mail. Rejects when the message could not be handed over: `failureOf` says what that means. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Removes what this machine itself keeps of messages to these addresses (the local outbox); of what has gone out nothing can be called back. */
  forget(addresses: readonly string[]): Promise<void>;
  /** False for the local outbox: what it takes reaches nobody. */
  reachesPeople: boolean;
}
