import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import type { Handler, Outcome } from '#jobs/job.ts';
import { beginAttempt } from './begin-attempt.ts';
import { callbackAddress, handOver, type WaysOut } from './hand-over.ts';
import { keepOutcome } from './keep-outcome.ts';

/** When the database is away just as an answer is to be kept: so often is it tried again, so long apart. */
const keepings = 10;
const keepingPause = 1000;

/**
 * Sends one message of an alert: marks that an attempt begins, hands it over, keeps what came of it. Between the last two the process can end; then the
 * next run finds the mark. Nothing whose acceptance was kept is sent again.
 */
export function deliverAlert({ database, clock, ...ways }: { database: Database; clock: Clock } & WaysOut): Handler {
  return async (job) => {
    const beginning = await beginAttempt(database, job.id, clock.now(), job.payload['revived'] === true);
    if (beginning === 'over') return 'done';
    if (beginning === 'dead') return { dead: 'crisis_attempts_cut' };
    if ('wait' in beginning) return { again: beginning.wait, because: 'attempt_cut' };
    const attempt = beginning.go;
    const handed = await handOver(ways, attempt, clock.now());
    // A provider that calls back is asked all the same, only later: a call can be lost.
    const followAfter = callbackAddress(ways.siteUrl, attempt.id) === undefined ? 4 : 120;
    const keep = () => keepOutcome(database, { attempt, handed, userId: job.userId, now: clock.now(), followAfter });
    return keepSurely(keep, clock);
  };
}

/** What was handed over must not be forgotten because of a moment without the database. */
async function keepSurely(keep: () => Promise<Outcome>, clock: Clock): Promise<Outcome> {
  for (let left = keepings; ; left -= 1) {
    try {
      return await keep();
    } catch (error) {
      if (left === 0) throw error;
      await clock.pause(keepingPause);
    }
  }
}
