/** Codes of Node's for a request that ended before any of it reached the other side. */
const before = new Set([
  ...['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'UND_ERR_CONNECT_TIMEOUT'],
  ...['CERT_HAS_EXPIRED', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'SELF_SIGNED_CERT_IN_CHAIN', 'ERR_TLS_CERT_ALTNAME_INVALID'],
]);

/** Whether a `fetch` that failed certainly sent nothing. Anything else, a broken connection or an answer that never came, tells nothing. */
export function wasNeverSent(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (before.has(String((cause as NodeJS.ErrnoException).code))) return true;
    // Several addresses of one name, of which none answered.
    if (cause instanceof AggregateError) return cause.errors.every(wasNeverSent);
  }
  return false;
}
