/**
 * Why a mail was not sent. `refused`: permanently, because of this mail or address. `later`: not accepted, but a retry may
 * succeed. `uncertain`: the connection ended before the response, so the mail server may have accepted the mail.
 */
export interface MailFailure {
  kind: 'refused' | 'later' | 'uncertain';
  /** The SMTP status, or the transport's error code. */
  code: string;
}

/** The transport's error codes for failures before it sends a message. */
const before = new Set(['EDNS', 'EAUTH', 'ENOAUTH', 'EOAUTH2', 'EENVELOPE', 'ETLS', 'ECONFIG', 'EPROXY']);
/** The types of timeout before the mail server's greeting. In these, the server has not received the mail. */
const beforeGreeting = new Set<unknown>(['CONNECT_TIMEOUT', 'GREETING_TIMEOUT']);

/** Classifies the error of a failed mail. */
export function failureOf(error: unknown): MailFailure {
  const { responseCode, code, syscall, timeoutType } = (error ?? {}) as Record<string, unknown>;
  const word = typeof code === 'string' ? code : 'unknown';
  if (typeof responseCode === 'number') {
    // Authentication errors (530, 535 and similar) are not the fault of the address: the operator must fix them.
    const permanent = responseCode >= 500 && responseCode < 600 && word !== 'EAUTH' && responseCode !== 530;
    return { kind: permanent ? 'refused' : 'later', code: String(responseCode) };
  }
  const nothingLeft = syscall === 'connect' || before.has(word) || beforeGreeting.has(timeoutType);
  return { kind: nothingLeft ? 'later' : 'uncertain', code: word };
}
