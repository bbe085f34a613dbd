/** What the operator typed cannot be done; the message says how it can. */
export class UsageError extends Error {
  override name = 'UsageError';
}
