import type { Language } from './language.ts';

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  /** The plain-text alternative, for users and programs that read no HTML. */
  text: string;
  language: Language;
  /** Our id of the message, by which mail programs recognise a duplicate. Random if omitted. */
  messageId?: string | undefined;
}

/** Sends mail. Rejects if the message could not be handed over: `failureOf` classifies the error. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Removes local copies of messages to these addresses (the local outbox); sent mails cannot be recalled. */
  forget(addresses: readonly string[]): Promise<void>;
  /** False for the local outbox, whose mails reach nobody. */
  reachesPeople: boolean;
}
