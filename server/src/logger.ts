import { pino, type DestinationStream, type Logger } from 'pino';
import type { Config } from './config/config.ts';
import { describeError } from './http/describe-error.ts';

/**
 * Creates the server's log: one JSON object per line, with an error in `error`. Lines may contain facts about a
 * request, but nothing about the user: no e-mail address, token, query or full network address.
 */
export function makeLogger(level: Config['logLevel'], destination = inPieces(standardOutput())): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { error: describeError },
    },
    destination,
  );
}

/** Writes each line to the standard output at once. */
export function standardOutput(): DestinationStream {
  return pino.destination({ fd: 1, sync: true });
}

/** Linux writes up to this many bytes to a pipe atomically, so lines of two processes do not mix. */
const longestPiece = 4096;
/** How long a line can wait before it is written, in milliseconds. */
const longestWait = 20;
const urgent = /^\{"level":"(?:error|fatal)"/;

/**
 * Collects lines for 20 ms or 4 kB and writes them together, because the system call of each line would cost a tenth of
 * the server's processor time. An error is written at once, together with all lines before it. At its end, the process
 * writes the remaining lines. A process that is killed loses only the lines that it has not written yet.
 */
export function inPieces(destination: DestinationStream): DestinationStream {
  let piece = '';
  let timer: NodeJS.Timeout | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (piece === '') return;
    const written = piece;
    piece = '';
    destination.write(written);
  };
  process.once('exit', flush);
  return {
    write(line) {
      if (piece.length + line.length > longestPiece) flush();
      piece += line;
      if (urgent.test(line)) flush();
      else timer ??= setTimeout(flush, longestWait).unref();
    },
  };
}

/**
 * Throttles `work`: runs it at the first call, and then ignores further calls for this many milliseconds. `now` is a
 * monotonic clock.
 */
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
