/**
 * The result of a failed mail. refused: permanently, this mail or address. later: not accepted, a retry may succeed. uncertain: the connection ended before
 * the response, so the server may have accepted it.
 */
export interface MailFailure {
  kind: 'refused' | 'later' | 'uncertain';
  /** The SMTP status, or the transport's error code. */
  code: string;
}

/** The transport's error codes for failures before a message is handed over. */
const before = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EENVELOPE', 'ETLS', 'ECONFIG', 'EPROXY']);
/** The timeouts of a mail server that never sent its greeting. */
const beforeGreeting = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Classifies the error of a failed mail. */
export function failureOf(error: unknown): MailFailure {
  const { responseCode, code, syscall, timeoutType } = (error ?? {}) as Record<string, unknown>;
  const word = typeof code === 'string' ? code : 'unknown';
  if (typeof responseCode === 'number') {
    // Authentication errors (530, 535 and similar) are the operator's to fix, not the address's fault.
    const permanent = responseCode >= 500 && responseCode < 600 && word !== 'EAUTH' && responseCode !== 530;
    return { kind: permanent ? 'refused' : 'later', code: String(responseCode) };
  }
  const nothingLeft = syscall === 'connect' || before.has(word) || beforeGreeting.has(timeoutType);
  return { kind: nothingLeft ? 'later' : 'uncertain', code: word };
}
