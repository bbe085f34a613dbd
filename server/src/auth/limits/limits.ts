import { createHmac } from 'node:crypto';
import { createMiddleware } from 'hono/factory';
import type { Clock } from '#clock.ts';
import { Refusal } from '#errors.ts';
import type { RequestEnvironment } from '#dependencies.ts';
import { rateLimit } from '#http/rate-limit.ts';
import type { AuthContext } from '../auth-context.ts';

/**
 * Allows `times` requests per window, which starts with its first request. Further requests must wait until the window ends. The
 * rules of mails and texts, such as the seconds between two of them (`SEND_INTERVAL_SECONDS`), are in limit-mails-and-texts.ts.
 */
export interface LimitRule {
  name: string;
  times: number;
  windowSeconds: number;
}

export interface Limits {
  /** Counts one request for a subject, such as an account. Returns the seconds to wait, or 0 within the limit. */
  count(rule: LimitRule, subject: string): Promise<number>;
  /**
   * Deletes the subject's count, so that its next request starts a new window. Call it after a correct guess, or if a text
   * message could not be sent.
   */
  forget(rule: LimitRule, subject: string): Promise<void>;
}

/** Stores subjects only as keyed hashes, so that nobody can read an address or an e-mail from the counts. */
export function createLimits(options: { store: LimitStore; clock: Clock; secret: Uint8Array }): Limits {
  const { store, clock, secret } = options;
  const keyOf = (rule: LimitRule, subject: string) =>
    createHmac('sha256', secret).update(`limit\n${rule.name}\n${subject}`).digest('base64url');
  return {
    async count(rule, subject) {
      if (rule.windowSeconds <= 0) return 0;
      const now = clock.now().getTime();
      const { points, endsAt } = await store.add(keyOf(rule, subject), rule.windowSeconds, now);
      return points > rule.times ? Math.max(1, Math.ceil((endsAt - now) / 1000)) : 0;
    },
    forget: (rule, subject) => store.forget(keyOf(rule, subject)),
  };
}

/** The number of requests within a window, which starts with the first request. */
export interface Count {
  points: number;
  /** When the window ends, in milliseconds since 1970. */
  endsAt: number;
}

/** The storage of counts. `now` is the server's clock, in milliseconds since 1970. */
export interface LimitStore {
  add(key: string, windowSeconds: number, now: number): Promise<Count>;
  forget(key: string): Promise<void>;
}

/**
 * Creates the refusal of a request above a limit of sign-in, sign-up or verification. The client may retry after `wait` seconds.
 * The message contains this number, because Supabase's auth client hides response headers from the app. Without the number, the
 * app would show a wrong time.
 */
export function tooManyTries(wait: number): Refusal {
  return new Refusal('over_request_rate_limit', {
    message: `Request rate limit reached. You can try again after ${wait} seconds.`,
    headers: { 'retry-after': String(wait) },
  });
}

/**
 * Middleware: the strict limit per network address (LIMIT_AUTH_PER_FIVE_MINUTES). It applies to requests that submit a secret
 * (password, code or token), change an account or send a message.
 */
export function limitAddress(auth: AuthContext) {
  const rule = { name: 'auth by address', times: auth.config.rateLimits.authPerFiveMinutes, windowSeconds: 300 };
  return createMiddleware<RequestEnvironment>(async (context, next) => {
    const wait = await auth.limits.count(rule, context.get('address'));
    if (wait > 0) throw tooManyTries(wait);
    await next();
  });
}

/**
 * Middleware: the looser limit per network address. It applies to requests that try no secret, such as reading the account or
 * signing out. Each minute it allows twice the number that `limitAddress` allows in five minutes, so that many users can share
 * one address.
 */
export function limitFrequent(auth: AuthContext) {
  return rateLimit(auth.config.rateLimits.authPerFiveMinutes * 2);
}
