/**
 * What is known of a mail that could not be handed over. refused: this mail or address will never be taken. later: nothing was taken, another
 * try may do. uncertain: the connection ended before the answer, so it may have been taken.
 */
export interface MailFailure {
  kind: 'refused' | 'later' | 'uncertain';
  /** The mail server's number, or the transport's word. */
  code: string;
}

/** The transport's codes for failures before a message is handed over. */
const before = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EENVELOPE', 'ETLS', 'ECONFIG', 'EPROXY']);
/** The timeouts of a mail server that never said that it is there. */
const beforeGreeting = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Reads the error of a mail that was not sent. */
export function failureOf(error: unknown): MailFailure {
  const { responseCode, code, syscall, timeoutType } = (error ?? {}) as Record<string, unknown>;
  const word = typeof code === 'string' ? code : 'unknown';
  if (typeof responseCode === 'number') {
    // Whether we may send at all (530, 535 and their like) is the operator's to mend, not the address's fault.
    const permanent = responseCode >= 500 && responseCode < 600 && word !== 'EAUTH' && responseCode !== 530;
    return { kind: permanent ? 'refused' : 'later', code: String(responseCode) };
  }
  const nothingLeft = syscall === 'connect' || before.has(word) || beforeGreeting.has(timeoutType);
  return { kind: nothingLeft ? 'later' : 'uncertain', code: word };
}
