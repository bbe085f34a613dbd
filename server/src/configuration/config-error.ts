/** A variable that cannot be used; the message has one line for each, naming it and what it must be, and never quotes a value. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}
