import { DatabaseError } from '#database/port.ts';

/** Characters of a message that are kept: some libraries cite their whole input. */
const longestMessage = 2000;

/** What of an error may stand in a log. */
export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  /** The frames alone; the first line of a stack repeats the message. */
  stack?: string[];
  cause?: ErrorDescription;
  /** Of several that failed together. */
  errors?: ErrorDescription[];
}

/**
 * An error as the log may keep it. Messages are cleaned of what can be a person's: addresses, tokens, long numbers and everything between
 * double quotes, where parsers cite what they were given. Messages of the database are left out altogether, since they cite values.
 */
export function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { name: typeof error };
  const { code } = error as { code?: unknown };
  return {
    name: error.name,
    ...(typeof code === 'string' && { code }),
    ...(error instanceof DatabaseError ? {} : { message: clean(error.message) }),
    ...(error.stack && { stack: framesOf(error.stack) }),
    ...(error.cause !== undefined && { cause: describeError(error.cause) }),
    ...(error instanceof AggregateError && { errors: error.errors.map(describeError) }),
  };
}

function framesOf(stack: string): string[] {
  return stack
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));
}

function clean(message: string): string {
  return message
    .slice(0, longestMessage)
    .replace(/"(?:[^"\\]|\\.)*"?/g, '"…"')
    .replace(/\beyJ[\w-]+(\.[\w-]+)*/g, '[token]')
    .replace(/[^\s<>()]+/g, (run) => (/.@./.test(run) ? '[address]' : run))
    .replace(/\+?\d[\d ()-]{5,}\d/g, '[number]');
}
