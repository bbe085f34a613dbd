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

/** RFC 5321: 64 before the @, 254 in all. */
export const longestAddress = 254;
const longestLocalPart = 64;
/** RFC 5322's unquoted form before the @, host names with a dot after it. Letters beyond ASCII must come as punycode. */
const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const hostLabel = /^[a-z0-9]+(?:-+[a-z0-9]+)*$/;
const longestLabel = 63;

/** Whether lower-cased text is an e-mail address that a mail can be sent to. */
export function isEmailAddress(text: string): boolean {
  const at = text.lastIndexOf('@');
  if (text.length > longestAddress || at < 1 || at > longestLocalPart) return false;
  return localPart.test(text.slice(0, at)) && isHost(text.slice(at + 1));
}

/** Labels between dots; the last one begins with a letter and has two characters or more. */
function isHost(text: string): boolean {
  const labels = text.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length < 2 || last.length < 2 || !/^[a-z]/.test(last)) return false;
  return labels.every((label) => label.length <= longestLabel && hostLabel.test(label));
}
