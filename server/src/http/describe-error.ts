import { DatabaseError } from '#database/port.ts';

/** The maximum length of a logged message, because some libraries cite their whole input in an error. */
const longestMessage = 2000;

/** The parts of an error that a log may contain. */
export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  /** The stack's frames without its first line, which repeats the message. */
  stack?: string[];
  cause?: ErrorDescription;
  /** The errors of an `AggregateError`. */
  errors?: ErrorDescription[];
}

/**
 * Describes an error for the log, without personal data. Removes e-mail addresses, tokens and long numbers from messages,
 * and double-quoted text, because parsers cite their input there. Omits messages of the database, because they cite values.
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
