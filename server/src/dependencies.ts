import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './database/port.ts';
import type { Keys } from './keys.ts';
import type { Mail } from './mail/mail.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { Sms } from './sms/sms.ts';
import type { ObjectStore } from './storage/stores/object-store.ts';

/** What every part of the server is given, and the only things it may reach outside itself by. */
export interface Dependencies {
  database: Database;
  config: Config;
  keys: Keys;
  clock: Clock;
  mail: Mail;
  /** Absent: this server sends no text messages, and nobody signs in by phone. */
  sms?: Sms | undefined;
  /** The bytes of what people upload. */
  objects: ObjectStore;
  logger: Logger;
  /** Absent: nothing is counted. */
  metrics?: Metrics | undefined;
}

/**
 * What the pipeline in http/ leaves on each request before a route sees it: read with `context.get('address')`.
 * Routes type themselves as `new Hono<RequestEnvironment>()`.
 */
export interface RequestEnvironment {
  Variables: {
    /** Sent back as `x-request-id` and written in every log line of the request. */
    requestId: string;
    /** The code of the refusal that was answered, for the log. */
    refusal?: string;
    /** The caller's network address, for rate limits only; it must never be logged or stored as it is. */
    address: string;
  };
}
