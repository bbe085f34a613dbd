import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';
import { describeError } from './http/describe-error.ts';

/**
 * Creates the server's log: one JSON object per line, with an error in `error`. Lines may contain facts about a
 * request, but nothing about the user: no e-mail address, token, query or full network address.
 */
export function makeLogger(level: Config['logLevel'], destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    destination ?? pino.destination({ fd: 1, sync: true }),
  );
}

/** Throttles `work`: runs it at once, and then not again for this many milliseconds. `now` is a monotonic clock. */
export function sparingly<Given extends unknown[]>(
  milliseconds: number,
  work: (...given: Given) => void,
  now: () => number = () => performance.now(),
): (...given: Given) => void {
  let doneAt = -Infinity;
  return (...given) => {
    if (now() - doneAt < milliseconds) return;
    doneAt = now();
    work(...given);
  };
}
