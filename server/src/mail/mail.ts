import type { Language } from './language.ts';

export interface MailMessage {
  to: string;
  subject: string;
  html: string;
  /** The plain-text alternative, for users and programs that read no HTML. */
  text: string;
  language: Language;
  /** The message's id, by which mail programs recognise a duplicate. Random if omitted. */
  messageId?: string | undefined;
}

/** Sends mail. Rejects if the mail server did not accept the message; `failureOf` classifies the error. */
export interface Mail {
  send(message: MailMessage): Promise<void>;
  /** Removes local copies of messages to these addresses from the mail catcher. Sent mails cannot be recalled. */
  forget(addresses: readonly string[]): Promise<void>;
  /** False for the mail catcher, whose mails reach nobody. */
  reachesPeople: boolean;
}
