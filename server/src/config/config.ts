import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PhotoType } from '@cogn/shared/input-limits.ts';
import type { StripeSettings } from '#functions/billing/stripe-client.ts';
import type { S3Settings } from '#storage/stores/s3-store.ts';
import { accountVariables, type IdTokenIssuer } from './account-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { rateLimitVariables } from './rate-limit-variables.ts';
import { messageVariables, readSms, type SmsSettings, mailVariables } from './message-variables.ts';
import { metricsVariables, readMetrics, type MetricsSettings } from './metrics-variables.ts';
import { readOperatorKeys, type OperatorKeys } from './operator-keys.ts';
import { paymentVariables, readStripe } from './payment-variables.ts';
import { photoVariables, readPhotoLimits, readS3 } from './photo-store-variables.ts';
import { readVariables, type Environment, ConfigError } from './read-variables.ts';
import { serverVariables } from './server-variables.ts';
import type { Variables } from './variable.ts';

export { ConfigError } from './read-variables.ts';

/** The server's settings. `readConfig` reads them from the environment and the command line; tests build them directly. */
export interface Config {
  /**
   * The server's public address without a trailing slash. Links in mails begin with it. The issuer of access tokens is this
   * address with `/auth/v1`.
   */
  siteUrl: string;
  /** The operator's name and contact for the privacy policy. Both are plain text and optional. */
  operator: { name?: string; contact?: string };
  port: number;
  host: string;
  /** The folder of the keys, the embedded database, the caught mails and, without `s3`, the photos. */
  dataFolder: string;
  /** The address of a PostgreSQL server; if absent, the embedded database is used. */
  databaseUrl?: string;
  /**
   * A direct address of PostgreSQL for `LISTEN`, if `databaseUrl` is a pooler that shares connections between transactions.
   */
  listenUrl?: string | undefined;
  /**
   * The foreign origins or address patterns to which links in mails may redirect. `*` matches within a path segment,
   * `**` across segments.
   */
  redirectAllowList: string[];
  mailFrom: string;
  /** The address of the mail server. If absent, the start command runs a local mail catcher and sets its address here. */
  smtpUrl?: string;
  jwt: {
    lifetimeSeconds: number;
    /** If set, this secret signs tokens by HS256, instead of the server's own ES256 key. */
    secret?: string;
    /** If set, one of these keys signs access tokens. `secret`, or the server's own key, then only verifies tokens. */
    keys?: OperatorKeys | undefined;
  };
  /** Whether users must confirm their address by mail before the first sign-in. */
  confirmEmail: boolean;
  /** Whether users must confirm their phone number by a code. */
  confirmPhone: boolean;
  /** The rules for new passwords: the minimum length, and whether common passwords are refused. */
  passwords: { shortest: number; refuseCommon: boolean };
  /** Who can create an account: everyone, invited users, or no one. */
  signUp: 'open' | 'invitation' | 'closed';
  /**
   * Accounts without an e-mail and phone. `isAllowed`: whether users can create them while `signUp` is `open`.
   * `mostPerHour`: how many one network address can create in an hour. `unusedDays`: after how many days without use
   * the server deletes such an account.
   */
  anonymous: { isAllowed: boolean; mostPerHour: number; unusedDays: number };
  /**
   * How users get premium on a server without payments. A number: users who choose premium get it for this number of days.
   * 0: users must ask the administrator. 'everybody': all users have premium.
   */
  premiumGrant: number | 'everybody';
  /**
   * The provider of text messages. If absent, there is no sign-in by phone. With `outbox`, messages are stored on this
   * machine, for development.
   */
  sms?: SmsSettings | undefined;
  /** The prefixes of the numbers to which text messages may be sent, as digits. If empty, all numbers are allowed. */
  smsPrefixes: string[];
  /** The maximum number of alert messages per day that all accounts younger than a week may send together. */
  alertMessagesOfNewAccounts: number;
  /** For how many days users can cancel the deletion of their account; 0 means that they cannot. */
  accountDeletionDays: number;
  /** The allowed push services: `host`, `*.host`, or for development an origin on this machine. */
  pushHosts: readonly string[];
  /** How long to wait for a push service's response, in milliseconds. */
  pushPatience: number;
  /** The payment provider. If absent, nothing is sold, and `premiumGrant` decides how users get premium. */
  stripe?: StripeSettings | undefined;
  /** The S3-compatible store of uploads; if absent, they are in the data folder. */
  s3?: S3Settings | undefined;
  /** The maximum size of a photo in bytes, and the file types that users can upload. */
  photos: { largest: number; types: PhotoType[] };
  /** The providers whose id tokens are accepted; may be empty. */
  idTokenIssuers: IdTokenIssuer[];
  /** Whether a proxy is in front of the server, so that `x-forwarded-for` and `x-forwarded-proto` are trusted. */
  trustProxy: boolean;
  /** The folder of the built web app; `web/dist` if absent. */
  webFolder?: string | undefined;
  /** The operator's own verse sets: the path of a JSON file, or of a folder of such files. */
  verseSets?: string | undefined;
  /** Whether browsers may store the app for offline use. If not, browsers remove what they have stored. */
  keepOffline: boolean;
  /**
   * Whether prepared statements may persist between requests. This does not work with a pooler that shares connections
   * between transactions.
   */
  preparedStatements?: boolean;
  /**
   * Whether a client may send `Prefer: tx=rollback` to rest/v1, which then returns the result but saves nothing. For tests
   * only.
   */
  allowTxRollback: boolean;
  /** Whether clients of rest/v1 may select aggregates such as `sum()`. */
  allowAggregates: boolean;
  rateLimits: {
    /** The maximum number of all requests from one network address. */
    requestsPerMinute: number;
    /** The maximum number of requests from one network address that submit a secret, change an account or send a message. */
    authPerFiveMinutes: number;
    /**
     * The maximum number of wrong passwords or codes for one account in five minutes, from one network address or known
     * device. The limit for all addresses together is a multiple of this (auth/limits/limit-guesses.ts).
     */
    failuresPerAccount: number;
    /** The maximum number of requests for mails from one network address; half as many for text messages. */
    mailsPerHour: number;
  };
  /** The settings of the metrics, which have their own port; if absent, there are no metrics. */
  metrics?: MetricsSettings | undefined;
  /** For how many seconds a stopping server still serves, while it already reports that it is not ready. */
  drainSeconds: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** Whether the logger writes each line immediately. If not, it collects lines and writes several at once. */
  logAtOnce: boolean;
  /**
   * The minimum number of seconds between two mails or texts for the same purpose to the same address or number. It applies
   * even if no account has the address or number.
   */
  sendIntervalSeconds: number;
}

/** All variables that the server reads when it starts. Each family is declared in a file of this folder. */
const startVariables = {
  ...serverVariables,
  ...databaseVariables,
  ...mailVariables,
  ...accountVariables,
  ...messageVariables,
  ...paymentVariables,
  ...photoVariables,
  ...metricsVariables,
  ...rateLimitVariables,
};

/**
 * Reads the server's settings. An empty variable counts as unset. Throws `ConfigError` with one line for each invalid
 * variable. Its message never contains a value, because some values are secret.
 */
export function readConfig(environment: Environment): Config {
  const { values: value, faults } = readVariables(startVariables, environment);
  const lines = [...faults.values()];
  /**
   * Reads variables that depend on each other, and collects the error if they do not fit together. Does nothing if one
   * of the variables is invalid by itself, because `faults` already has that error.
   */
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
  const keys = together({}, () => (value.JWT_KEYS === undefined ? undefined : readOperatorKeys(value.JWT_KEYS)));
  const sms = together(messageVariables, () => readSms(value, value.SMTP_URL));
  const stripe = together(paymentVariables, () => readStripe(value));
  const s3 = together(photoVariables, () => readS3(value));
  const metrics = together(metricsVariables, () => readMetrics(value));
  if (stripe && value.PREMIUM_GRANT_DAYS !== 0)
    lines.push('PREMIUM_GRANT_DAYS: must be 0 where premium is sold: it is not also given away');
  if (value.CONFIRM_PHONE === false && value.SMS_PROVIDER === 'none')
    lines.push('CONFIRM_PHONE: false works only with SMS_PROVIDER, because otherwise nobody signs in by phone');
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
    jwt: { lifetimeSeconds: value.JWT_LIFETIME_SECONDS, secret: value.JWT_SECRET, keys },
    confirmEmail: value.CONFIRM_EMAIL,
    confirmPhone: value.CONFIRM_PHONE,
    passwords: { shortest: value.PASSWORD_MIN_LENGTH, refuseCommon: value.PASSWORD_REFUSE_COMMON },
    signUp: value.SIGN_UP,
    anonymous: {
      isAllowed: value.ANONYMOUS_SIGN_IN,
      mostPerHour: value.LIMIT_ANONYMOUS_PER_HOUR,
      unusedDays: value.ANONYMOUS_ACCOUNT_DAYS,
    },
    premiumGrant: value.PREMIUM_GRANT_DAYS,
    trustProxy: value.TRUST_PROXY,
    allowTxRollback: value.ALLOW_TX_ROLLBACK,
    allowAggregates: value.ALLOW_AGGREGATES,
    preparedStatements: value.PREPARED_STATEMENTS ?? value.DATABASE_LISTEN_URL === undefined,
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
    photos: readPhotoLimits(value),
    idTokenIssuers: value.ID_TOKEN_ISSUERS,
    metrics,
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
    logAtOnce: value.LOG_AT_ONCE,
    sendIntervalSeconds: value.SEND_INTERVAL_SECONDS,
  };
}

/** How to call `npm start --`. */
const usage = `npm start -- [--port NUMBER] [--data FOLDER] [--host ADDRESS]`;

/**
 * Converts command line options to variables, so that `readConfig` checks the options by the same rules as the
 * environment. Throws `ConfigError`.
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
