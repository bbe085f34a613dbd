import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config.ts';
import { describeError } from './http/describe-error.ts';

/**
 * The server's log: one JSON object a line, errors under `error`. Whoever logs names facts about the request, never about the person:
 * no e-mail, no token, no query, no whole network address.
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
