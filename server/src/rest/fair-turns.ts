import type { Claims, Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** What of a statement's time is everybody's right; only what goes beyond it is counted. */
const freeMilliseconds = 250;
/** So much may be counted at once, and so much of it is forgotten in each second. */
const allowedMilliseconds = 8000;
const forgottenPerSecond = 150;
/** Requests of one person that may wait for each other. */
const mostWaiting = 200;

interface Lane {
  running: number;
  waiting: (() => void)[];
  /** Counted time, as it was at `at`. */
  debt: number;
  at: number;
}

/**
 * The database as rest/v1 is given it: nobody can hold up everybody. Of one person a few statements are at the database at a time (one on
 * the embedded engine, which has one connection), the others wait behind them and not before other people's. Whoever asks
 * for slow things again and again is refused with 429 until enough of the time they used is forgotten: for 25 seconds
 * after one statement that ran into its limit. A database that nobody could reach for a while is not laid to those who asked meanwhile.
 * `now` is a clock in milliseconds that only goes forward.
 */
export function inFairTurns(database: Database, now: () => number = () => performance.now()): Database {
  const atATime = database.engine === 'pglite' ? 1 : 4;
  const lanes = new Map<string, Lane>();

  const debtOf = (lane: Lane) => Math.max(0, lane.debt - ((now() - lane.at) / 1000) * forgottenPerSecond);

  const refuseUnlessFree = (lane: Lane) => {
    const debt = debtOf(lane);
    if (debt < allowedMilliseconds / 2) return;
    throw tooOften(Math.ceil((debt - allowedMilliseconds / 2) / forgottenPerSecond));
  };

  const charge = (lane: Lane, used: number) => {
    lane.debt = debtOf(lane) + Math.min(allowedMilliseconds * 2, Math.max(0, used - freeMilliseconds));
    lane.at = now();
  };

  const laneOf = (key: string): Lane => {
    const known = lanes.get(key);
    if (known) return known;
    sweep(lanes, debtOf);
    const lane = { running: 0, waiting: [], debt: 0, at: now() };
    lanes.set(key, lane);
    return lane;
  };

  return {
    ...database,
    async asUser(claims, work, worked) {
      const key = keyOf(claims);
      if (key === undefined) return database.asUser(claims, work, worked);
      const lane = laneOf(key);
      refuseUnlessFree(lane);
      if (lane.running < atATime) lane.running += 1;
      else if (lane.waiting.length >= mostWaiting) throw tooOften(1);
      else await new Promise<void>((resolve) => lane.waiting.push(resolve));
      let used = 0;
      try {
        refuseUnlessFree(lane);
        return await database.asUser(claims, work, (milliseconds) => {
          used += milliseconds;
          worked?.(milliseconds);
        });
      } finally {
        charge(lane, used);
        const next = lane.waiting.shift();
        if (next) next();
        else lane.running -= 1;
      }
    },
  };
}

/** Whose lane it is. The operator's own key has none. */
function keyOf({ role, sub }: Claims): string | undefined {
  return role === 'service_role' ? undefined : (sub ?? role);
}

/** Forgets whom there is nothing to remember of, once there are many: as many lanes as people who ask at the same time. */
function sweep(lanes: Map<string, Lane>, debtOf: (lane: Lane) => number): void {
  if (lanes.size < 1000) return;
  for (const [key, lane] of lanes) if (lane.running === 0 && debtOf(lane) === 0) lanes.delete(key);
}

function tooOften(seconds: number): Refusal {
  return new Refusal('over_request_rate_limit', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
}
