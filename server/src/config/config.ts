import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { StripeSettings } from '#functions/billing/stripe-client.ts';
import type { S3Settings } from '#storage/stores/s3-store.ts';
import { accountVariables, type IdTokenIssuer } from './account-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { limitVariables } from './limit-variables.ts';
import { messageVariables, readSms, type SmsSettings, mailVariables } from './message-variables.ts';
import { metricsVariables, readMetrics, type MetricsSettings } from './metrics-variables.ts';
import { paymentVariables, readStripe } from './payment-variables.ts';
import { photoVariables, readS3 } from './photo-variables.ts';
import { readVariables, type Environment, ConfigError } from './read-variables.ts';
import { serverVariables } from './server-variables.ts';
import type { Variables } from './variable.ts';

export { ConfigError } from './read-variables.ts';

/** How the server is set up. Made by `readConfig` from the environment and the command line, by hand in tests. */
export interface Config {
  /** Where people reach the server, without a slash at the end: mail links and the tokens' issuer are made of it. */
  siteUrl: string;
  /** Who runs this server and how to reach them, for the privacy policy. Both are plain text; either may be absent. */
  operator: { name?: string; contact?: string };
  port: number;
  host: string;
  /** Keeps the keys, the embedded database and the local outbox. */
  dataFolder: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string;
  /** Where the one connection that listens goes, when `databaseUrl` is that of a pooler which shares connections between transactions. */
  listenUrl?: string | undefined;
  /** Foreign origins or address patterns (`*` within a segment, `**` across) that a mail may lead back to. */
  redirectAllowList: string[];
  mailFrom: string;
  /** Absent: the start command runs a local outbox and puts its address here. */
  smtpUrl?: string;
  jwt: {
    lifetimeSeconds: number;
    /** When set, tokens are signed by HS256 with it rather than by the server's own ES256 key. */
    secret?: string;
  };
  /** Whether an address must be confirmed by mail before the first sign-in. */
  confirmEmail: boolean;
  /** Who can have an account: anybody, those who are invited, or nobody new. */
  signUp: 'open' | 'invitation' | 'closed';
  /** What choosing premium does where nothing is sold: days of it, 0 for "ask the administrator", or all of it for everybody. */
  premiumGrant: number | 'everybody';
  /** Who sends text messages. Absent: there is no sign-in by phone. `outbox` keeps them on this machine, for development. */
  sms?: SmsSettings | undefined;
  /** What the numbers that text messages go to begin with, digits alone. Empty: any number. */
  smsPrefixes: string[];
  /** Messages of crisis alerts, in a day, of all accounts together that are younger than a week. */
  alertMessagesOfNewAccounts: number;
  /** Days in which somebody who asked for the deletion of their account can keep it after all. 0: none. */
  accountDeletionDays: number;
  /** Push services that notifications may be sent to: `host`, `*.host`, or an origin of this machine for development. */
  pushHosts: readonly string[];
  /** How long a push service may take to answer, in milliseconds. */
  pushPatience: number;
  /** How payments are taken. Absent: nothing is sold, and the operator's setting says how premium is had. */
  stripe?: StripeSettings | undefined;
  /** Where the bytes of uploads are kept. Absent: in the data folder. */
  s3?: S3Settings | undefined;
  /** Whose id tokens are accepted at sign-in. Empty: none. */
  idTokenIssuers: IdTokenIssuer[];
  /** Whether one proxy of ours stands in front, whose `x-forwarded-for` and `x-forwarded-proto` are to be believed. */
  trustProxy: boolean;
  /** The built web app to serve; absent: the one in `web/dist`. */
  webFolder?: string | undefined;
  /** The operator's own sets of verses: a JSON file or a folder of them. Absent: none. */
  verseSets?: string | undefined;
  /** Whether browsers may keep the program to open it without a network. When not, what they kept is removed. */
  keepOffline: boolean;
  /** Whether PostgreSQL keeps statements between requests. Not behind a pooler that shares connections between transactions. */
  preparedStatements?: boolean;
  rateLimits: {
    /** All requests of one network address. */
    requestsPerMinute: number;
    /** Tries to sign in, sign up, verify or refresh, of one network address. */
    authPerFiveMinutes: number;
    /** Wrong passwords or codes for one account, wherever they come from. */
    failuresPerAccount: number;
    /** Mails asked for by one network address. */
    mailsPerHour: number;
  };
  /** Where the metrics are served, on a port of their own. Absent: nowhere, and nothing is counted. */
  metrics?: MetricsSettings | undefined;
  /** How long a server that was asked to stop goes on as before while it says that it is not ready. */
  drainSeconds: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How long one account waits between two mails, in seconds. */
  sendIntervalSeconds: number;
}

/** What the start reads of the environment: each variable is declared in its family, beside this file. */
const startVariables = {
  ...serverVariables,
  ...databaseVariables,
  ...mailVariables,
  ...accountVariables,
  ...messageVariables,
  ...paymentVariables,
  ...photoVariables,
  ...metricsVariables,
  ...limitVariables,
};

/**
 * Reads the server's settings. An empty variable counts as unset. Throws `ConfigError` with a line for each that cannot be used; it never quotes a value,
 * since some are secret.
 */
export function readConfig(environment: Environment): Config {
  const { values: value, faults } = readVariables(startVariables, environment);
  const lines = [...faults.values()];
  /** What several variables say together, once each of them can be read by itself. */
  const together = <T>(family: Variables, read: () => T): T | undefined => {
    if (Object.keys(family).some((name) => faults.has(name))) return undefined;
    try {
      return read();
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      lines.push(error.message);
      return undefined;
    }
  };
  const sms = together(messageVariables, () => readSms(value, value.SMTP_URL));
  const stripe = together(paymentVariables, () => readStripe(value));
  const s3 = together(photoVariables, () => readS3(value));
  const metrics = together(metricsVariables, () => readMetrics(value));
  if (stripe && value.PREMIUM_GRANT_DAYS !== 0)
    lines.push('PREMIUM_GRANT_DAYS: must be 0 where premium is sold: it is not also given away');
  if (lines.length > 0) throw new ConfigError(lines.join('\n'));
  return {
    siteUrl: (value.SITE_URL ?? `http://localhost:${String(value.PORT)}`).replace(/\/{1,8}$/, ''),
    operator: { name: value.OPERATOR_NAME, contact: value.OPERATOR_CONTACT },
    port: value.PORT,
    host: value.HOST,
    dataFolder: value.DATA_FOLDER,
    databaseUrl: value.DATABASE_URL,
    listenUrl: value.DATABASE_LISTEN_URL,
    redirectAllowList: value.REDIRECT_ALLOW_LIST,
    mailFrom: value.MAIL_FROM,
    smtpUrl: value.SMTP_URL,
    jwt: { lifetimeSeconds: value.JWT_LIFETIME_SECONDS, secret: value.JWT_SECRET },
    confirmEmail: value.CONFIRM_EMAIL,
    signUp: value.SIGN_UP,
    premiumGrant: value.PREMIUM_GRANT_DAYS,
    trustProxy: value.TRUST_PROXY,
    preparedStatements: value.PREPARED_STATEMENTS,
    webFolder: value.WEB_FOLDER,
    keepOffline: value.KEEP_OFFLINE,
    verseSets: value.VERSE_SETS,
    rateLimits: {
      requestsPerMinute: value.LIMIT_REQUESTS_PER_MINUTE,
      authPerFiveMinutes: value.LIMIT_AUTH_PER_FIVE_MINUTES,
      failuresPerAccount: value.LIMIT_FAILURES_PER_ACCOUNT,
      mailsPerHour: value.LIMIT_MAILS_PER_HOUR,
    },
    sms,
    smsPrefixes: value.SMS_PREFIXES,
    alertMessagesOfNewAccounts: value.ALERT_MESSAGES_OF_NEW_ACCOUNTS,
    accountDeletionDays: value.ACCOUNT_DELETION_DAYS,
    pushHosts: value.PUSH_HOSTS,
    pushPatience: 10_000,
    stripe,
    s3,
    idTokenIssuers: value.ID_TOKEN_ISSUERS,
    metrics,
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
    sendIntervalSeconds: value.SEND_INTERVAL_SECONDS,
  };
}

/** What stands after `npm start --` and what it does. */
const usage = `npm start -- [--port NUMBER] [--data FOLDER] [--host ADDRESS]`;

/**
 * Reads the command line into the variables that `readConfig` knows, so that each setting has one meaning wherever it is given.
 * Throws `ConfigError`.
 */
export function readCommandLine(args: readonly string[]): Record<string, string | undefined> {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: { port: { type: 'string' }, data: { type: 'string' }, host: { type: 'string' } },
    });
    return { PORT: values.port, DATA_FOLDER: values.data && resolve(values.data), HOST: values.host };
  } catch (error) {
    throw new ConfigError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}
