import { DatabaseError } from '#database/port.ts';

/** The maximum length of a logged message: some libraries cite their whole input. */
const longestMessage = 2000;

/** The parts of an error that a log may contain. */
export interface ErrorDescription {
  name: string;
  code?: string;
  message?: string;
  /** Only the frames: the first line of a stack repeats the message. */
  stack?: string[];
  cause?: ErrorDescription;
  /** The errors of an aggregate. */
  errors?: ErrorDescription[];
}

/**
 * Describes an error for the log. It removes possible personal data from messages: e-mail addresses, tokens, long numbers
 * and double-quoted text, where parsers cite their input. It omits messages of the database, because they cite values.
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
