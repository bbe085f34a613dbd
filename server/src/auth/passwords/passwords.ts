import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '#errors.ts';
import { normalizePassword } from './password-strength.ts';

/** Argon2id (the library's default), OWASP's first choice: 19 MiB, two passes, one lane. See README.md. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Maximum concurrent hashes. Each uses 19 MiB and one thread of the pool, which file access needs too. */
const atATime = Math.max(1, Math.min(3, availableParallelism()));
const mostWaiting = 200;

export interface Passwords {
  /** Returns a new salted hash for storage. */
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches the hash. Without a hash (unknown account, or no password) it does the same work against a
   * random hash and returns false. With `known` (limits/known-device.ts), the check goes before those of unknown clients in the
   * queue.
   */
  matches(password: string, stored: string | null, known?: boolean): Promise<boolean>;
}

/** `running` is the maximum of concurrent hashes. Tests pass `argon2` to count its calls. */
export function createPasswords(
  argon2: { hash: typeof hash; verify: typeof verify } = { hash, verify },
  running = atATime,
): Passwords {
  const inTurn = turnstile(running, mostWaiting);
  let unknownHash: Promise<string> | undefined;
  return {
    hash: (password) => inTurn(() => argon2.hash(normalizePassword(password), cost)),
    async matches(password, stored, known = false) {
      unknownHash ??= argon2.hash(randomBytes(32), cost);
      const against = stored ?? (await unknownHash);
      const right = await inTurn(() => argon2.verify(against, normalizePassword(password)), known);
      return right && stored !== null;
    },
  };
}

/**
 * Runs at most `running` tasks at once. Other tasks wait in two queues, and known devices go before unknown clients. Each queue
 * holds at most `waiting` tasks; further tasks are refused.
 */
function turnstile(running: number, waiting: number): <T>(work: () => Promise<T>, known?: boolean) => Promise<T> {
  const unknownDevices: (() => void)[] = [];
  const knownDevices: (() => void)[] = [];
  let free = running;
  return async (work, known = false) => {
    const queue = known ? knownDevices : unknownDevices;
    if (free > 0) free -= 1;
    else if (queue.length >= waiting) throw new Refusal('over_request_rate_limit', { headers: { 'retry-after': '2' } });
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await work();
    } finally {
      const next = knownDevices.shift() ?? unknownDevices.shift();
      if (next) next();
      else free += 1;
    }
  };
}
