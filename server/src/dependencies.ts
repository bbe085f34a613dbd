import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/port.ts';
import type { Keys } from './keys.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Sms } from './sms/sms.ts';
import type { ObjectStore } from './storage/stores/object-store.ts';

/**
 * The dependencies that the parts of the server share, such as the database and the mail server. Tests replace some of them, such
 * as the clock.
 */
export interface Dependencies {
  database: Database;
  config: Config;
  keys: Keys;
  clock: Clock;
  mail: Mail;
  /** The provider of text messages. If absent, this server sends none and offers no sign-in by phone. */
  sms?: Sms | undefined;
  /** The store of uploaded files' bytes. */
  objects: ObjectStore;
  logger: Logger;
  /** Absent if metrics are not configured. */
  metrics?: Metrics | undefined;
}

/**
 * The variables that the pipeline in http/ sets on each request before its route runs, such as
 * `context.get('address')`. Routes have the type `Hono<RequestEnvironment>`.
 */
export interface RequestEnvironment {
  Variables: {
    /** The request's id. The response contains it as `x-request-id`, and every log line of the request has it. */
    requestId: string;
    /** The code of the refusal that was returned, for the log. */
    refusal?: string;
    /** The caller's network address, only for rate limits; never log or store it unchanged. */
    address: string;
  };
}
