import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/port.ts';
import type { Keys } from './keys.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Sms } from './sms/sms.ts';
import type { ObjectStore } from './storage/stores/object-store.ts';

/** The dependencies of every part of the server. Only through them does it reach anything outside, such as time or mail. */
export interface Dependencies {
  database: Database;
  config: Config;
  keys: Keys;
  clock: Clock;
  mail: Mail;
  /** Absent: this server sends no text messages, and offers no sign-in by phone. */
  sms?: Sms | undefined;
  /** The store of uploaded bytes. */
  objects: ObjectStore;
  logger: Logger;
  /** Absent: no metrics. */
  metrics?: Metrics | undefined;
}

/**
 * The variables that the pipeline in http/ sets on each request before its route, such as `context.get('address')`.
 * Routes are typed as `new Hono<RequestEnvironment>()`.
 */
export interface RequestEnvironment {
  Variables: {
    /** Returned as `x-request-id` and logged on every line of the request. */
    requestId: string;
    /** The code of the returned refusal, for the log. */
    refusal?: string;
    /** The caller's network address, only for rate limits; never log or store it unchanged. */
    address: string;
  };
}
