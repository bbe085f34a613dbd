import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { PhotoType } from '@cogn/shared/limits.ts';
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

/** The server's settings: `readConfig` reads them from the environment and the command line; tests build them directly. */
export interface Config {
  /** The public address of the server without a trailing slash: the base of mail links and the tokens' issuer. */
  siteUrl: string;
  /** The operator and their contact, for the privacy policy. Both are plain text and optional. */
  operator: { name?: string; contact?: string };
  port: number;
  host: string;
  /** The folder of the keys, the embedded database and the caught mails. */
  dataFolder: string;
  /** A PostgreSQL to use instead of the embedded one. */
  databaseUrl?: string;
  /**
   * The address for the one listening connection, if `databaseUrl` is a pooler that shares connections between transactions.
   */
  listenUrl?: string | undefined;
  /** Foreign origins or address patterns (`*` within a segment, `**` across) that a mail may redirect to. */
  redirectAllowList: string[];
  mailFrom: string;
  /** Absent: the start command runs a local mail catcher and sets its address here. */
  smtpUrl?: string;
  jwt: {
    lifetimeSeconds: number;
    /** If set, tokens are signed by HS256 with it instead of the server's own ES256 key. */
    secret?: string;
    /** If set, access tokens are signed by one of these keys; the secret or the server's own key only verifies them. */
    keys?: OperatorKeys | undefined;
  };
  /** Whether users must confirm their address by mail before the first sign-in. */
  confirmEmail: boolean;
  /** Whether users must confirm their phone by a code. */
  confirmPhone: boolean;
  /** The rules for new passwords: the fewest characters, and whether common passwords are refused. */
  passwords: { shortest: number; refuseCommon: boolean };
  /** Who can create an account: everyone, invited users, or no one. */
  signUp: 'open' | 'invitation' | 'closed';
  /**
   * The effect of choosing premium on a server without payments: a number of days, 0 for "ask the administrator", or
   * premium for all users.
   */
  premiumGrant: number | 'everybody';
  /** The provider of text messages. Absent: no sign-in by phone. `outbox` stores them on this machine, for development. */
  sms?: SmsSettings | undefined;
  /** The allowed prefixes of text messages' numbers, digits only. Empty: any number. */
  smsPrefixes: string[];
  /** The daily limit of alert messages for all accounts younger than a week together. */
  alertMessagesOfNewAccounts: number;
  /** Days in which a user can cancel the deletion of their account. 0: none. */
  accountDeletionDays: number;
  /** Allowed push services: `host`, `*.host`, or an origin of this machine for development. */
  pushHosts: readonly string[];
  /** The timeout of a push service's response, in milliseconds. */
  pushPatience: number;
  /** The payment provider. Absent: no sales, and the operator's setting decides how users get premium. */
  stripe?: StripeSettings | undefined;
  /** The store of uploads. Absent: the data folder. */
  s3?: S3Settings | undefined;
  /** The largest photo in bytes, and the kinds that people can upload. */
  photos: { largest: number; types: PhotoType[] };
  /** The accepted id token issuers. Empty: none. */
  idTokenIssuers: IdTokenIssuer[];
  /** Whether one proxy is in front, whose `x-forwarded-for` and `x-forwarded-proto` are trusted. */
  trustProxy: boolean;
  /** The built web app to serve; by default `web/dist`. */
  webFolder?: string | undefined;
  /** The operator's own verse sets: a JSON file or a folder of them. */
  verseSets?: string | undefined;
  /** Whether browsers may store the program for offline use. If not, browsers remove what they stored. */
  keepOffline: boolean;
  /**
   * Whether to keep prepared statements between requests. Not with a pooler that shares connections between transactions.
   */
  preparedStatements?: boolean;
  /** Whether clients may ask that a request of rest/v1 saves nothing. */
  allowTxRollback: boolean;
  rateLimits: {
    /** All requests of one network address. */
    requestsPerMinute: number;
    /** Attempts of one network address to sign in, sign up, verify or refresh. */
    authPerFiveMinutes: number;
    /**
     * Wrong passwords or codes for one account from one network address or known device, in five minutes. The limit from
     * all addresses together is a multiple (auth/limits/limit-guesses.ts).
     */
    failuresPerAccount: number;
    /** Requests for mails from one network address. */
    mailsPerHour: number;
  };
  /** The separate port of the metrics. Absent: no metrics. */
  metrics?: MetricsSettings | undefined;
  /** How long a stopping server continues to serve while it reports that it is not ready. */
  drainSeconds: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** The minimum seconds between two mails or texts to one address or number for one purpose, with or without an account. */
  sendIntervalSeconds: number;
}

/** The variables of the server's start, declared by family beside this file. */
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
 * Reads the server's settings. An empty variable counts as unset. Throws `ConfigError` with a line for each invalid
 * variable. It never quotes a value, because some are secret.
 */
export function readConfig(environment: Environment): Config {
  const { values: value, faults } = readVariables(startVariables, environment);
  const lines = [...faults.values()];
  /** Checks a combination of variables, unless one of them is invalid by itself. */
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
    premiumGrant: value.PREMIUM_GRANT_DAYS,
    trustProxy: value.TRUST_PROXY,
    allowTxRollback: value.ALLOW_TX_ROLLBACK,
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
    photos: readPhotoLimits(value),
    idTokenIssuers: value.ID_TOKEN_ISSUERS,
    metrics,
    drainSeconds: value.DRAIN_SECONDS,
    logLevel: value.LOG_LEVEL,
    sendIntervalSeconds: value.SEND_INTERVAL_SECONDS,
  };
}

/** The usage of `npm start --`. */
const usage = `npm start -- [--port NUMBER] [--data FOLDER] [--host ADDRESS]`;

/**
 * Converts the command line into the variables of `readConfig`, so that each setting has one meaning. Throws `ConfigError`.
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
