import { z } from 'zod';
import { readStripe, stripeVariables, type StripeSettings } from './functions/billing/stripe-settings.ts';
import { knownPushHosts, readPushHosts } from './push/push-hosts.ts';
import type { S3Settings } from './storage/stores/s3-store.ts';

/** How the server is set up. Made by `readConfig` from the environment and the command line, by hand in tests. */
export interface Config {
  /** Where people reach the server, without a slash at the end: mail links and the tokens' issuer are made of it. */
  siteUrl: string;
  /** Who runs this server and how to reach them, as the privacy policy tells. Both are plain text; either may be absent. */
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
  /** Who sends text messages. Absent: there is no sign-in by phone. `outbox` keeps them on this machine, for development. */
  sms?: { provider: 'outbox' } | { provider: 'twilio'; accountSid: string; authToken: string; from: string; url: string };
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
  metrics?: { host: string; port: number; token?: string | undefined } | undefined;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  /** How long one account waits between two mails, in seconds. */
  sendIntervalSeconds: number;
}

/** A service that vouches for people by signed id tokens (OpenID Connect). */
export interface IdTokenIssuer {
  /** What clients call it (`provider`). */
  name: string;
  /** Its address, as the tokens' `iss` says it. */
  issuer: string;
  /** Our client ids there; a token must be meant for one of them. */
  audiences: string[];
}

const flag = z.enum(['true', 'false', '1', '0', 'yes', 'no']).transform((word) => ['true', '1', 'yes'].includes(word));
const whole = (smallest: number, largest: number) => z.coerce.number().int().min(smallest).max(largest);
const address = (...protocols: string[]) =>
  z.string().refine((text) => URL.canParse(text) && protocols.includes(new URL(text).protocol), {
    message: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  });

/** The environment's variables, each with its default; docs/operations.md says the same in a table. */
const variables = z.object({
  PORT: whole(0, 65_535).default(8600),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_FOLDER: z.string().min(1).default('data'),
  SITE_URL: address('http:', 'https:').optional(),
  OPERATOR_NAME: z.string().trim().min(1).max(200).optional(),
  OPERATOR_CONTACT: z.string().trim().min(1).max(300).optional(),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  DATABASE_LISTEN_URL: address('postgres:', 'postgresql:').optional(),
  REDIRECT_ALLOW_LIST: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim())
        .filter(Boolean),
    ),
  MAIL_FROM: z.string().min(3).default('COGN <cogn@localhost>'),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  JWT_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  JWT_LIFETIME_SECONDS: whole(30, 604_800).default(3600),
  CONFIRM_EMAIL: flag.default(true),
  TRUST_PROXY: flag.default(false),
  PREPARED_STATEMENTS: flag.default(false),
  WEB_FOLDER: z.string().min(1).optional(),
  KEEP_OFFLINE: flag.default(true),
  VERSE_SETS: z.string().min(1).optional(),
  SMS_PROVIDER: z.enum(['none', 'outbox', 'twilio']).default('none'),
  SMS_PREFIXES: z.string().default('').transform(readPrefixes),
  ALERT_MESSAGES_OF_NEW_ACCOUNTS: whole(0, 1_000_000).default(200),
  ACCOUNT_DELETION_DAYS: whole(0, 90).default(7),
  TWILIO_ACCOUNT_SID: z.string().min(1).optional(),
  TWILIO_AUTH_TOKEN: z.string().min(1).optional(),
  TWILIO_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{1,14}|MG[0-9a-fA-F]{32})$/,
      'must be a phone number such as +5511999999999 or an id that starts with MG',
    )
    .optional(),
  TWILIO_URL: address('https:', 'http:').default('https://api.twilio.com'),
  PUSH_HOSTS: z.string().default(knownPushHosts.join(',')).transform(readPushHosts),
  ...stripeVariables,
  STORAGE_S3_ENDPOINT: address('https:', 'http:').optional(),
  STORAGE_S3_BUCKET: z.string().min(1).optional(),
  STORAGE_S3_REGION: z.string().min(1).default('us-east-1'),
  STORAGE_S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  STORAGE_S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  ID_TOKEN_ISSUERS: z.string().default('').transform(readIdTokenIssuers),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  SEND_INTERVAL_SECONDS: whole(0, 86_400).default(60),
  LIMIT_REQUESTS_PER_MINUTE: whole(1, 1_000_000).default(1200),
  LIMIT_AUTH_PER_FIVE_MINUTES: whole(1, 1_000_000).default(60),
  LIMIT_FAILURES_PER_ACCOUNT: whole(1, 1_000_000).default(10),
  LIMIT_MAILS_PER_HOUR: whole(1, 1_000_000).default(30),
});

/** A variable that cannot be used; the message has one line for each, naming it and what it must be. */
export class ConfigError extends Error {
  override name = 'ConfigError';
}

/**
 * Reads the server's settings. An empty variable counts as unset. Throws `ConfigError`, which never quotes a value, since some are secret.
 */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''));
  const read = variables.safeParse(set);
  if (!read.success) {
    const lines = read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(lines.join('\n'));
  }
  const value = read.data;
  const stripe = readStripe(value);
  if (typeof stripe === 'string') throw new ConfigError(stripe);
  return {
    siteUrl: (value.SITE_URL ?? `http://localhost:${String(value.PORT)}`).replace(/\/+$/, ''),
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
    sms: readSms(value),
    smsPrefixes: value.SMS_PREFIXES,
    alertMessagesOfNewAccounts: value.ALERT_MESSAGES_OF_NEW_ACCOUNTS,
    accountDeletionDays: value.ACCOUNT_DELETION_DAYS,
    pushHosts: value.PUSH_HOSTS,
    pushPatience: 10_000,
    stripe,
    s3: readS3(value),
    idTokenIssuers: value.ID_TOKEN_ISSUERS,
    metrics: readMetrics(value),
    logLevel: value.LOG_LEVEL,
    sendIntervalSeconds: value.SEND_INTERVAL_SECONDS,
  };
}

/** Refuses a provider that cannot work: without its account, or an outbox whose page nobody would see. */
function readSms(value: z.output<typeof variables>): Config['sms'] {
  if (value.SMS_PROVIDER === 'none') return undefined;
  if (value.SMS_PROVIDER === 'outbox') {
    if (value.SMTP_URL !== undefined) throw new ConfigError('SMS_PROVIDER: outbox works only while SMTP_URL is unset');
    return { provider: 'outbox' };
  }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = value;
  if (!accountSid || !authToken || !from) {
    throw new ConfigError('SMS_PROVIDER: twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM');
  }
  return { provider: 'twilio', accountSid, authToken, from, url: url.replace(/\/+$/, '') };
}

/** All of its settings or none: a bucket without a key would be found out by the first person who uploads something. */
function readS3(value: z.output<typeof variables>): Config['s3'] {
  const { STORAGE_S3_ENDPOINT: endpoint, STORAGE_S3_BUCKET: bucket, STORAGE_S3_REGION: region } = value;
  const { STORAGE_S3_ACCESS_KEY_ID: accessKeyId, STORAGE_S3_SECRET_ACCESS_KEY: secretAccessKey } = value;
  if (!endpoint && !bucket && !accessKeyId && !secretAccessKey) return undefined;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const needed = 'STORAGE_S3_BUCKET, STORAGE_S3_ACCESS_KEY_ID and STORAGE_S3_SECRET_ACCESS_KEY';
    throw new ConfigError(`STORAGE_S3_ENDPOINT: works only together with ${needed}`);
  }
  return { endpoint: endpoint.replace(/\/+$/, ''), bucket, region, accessKeyId, secretAccessKey };
}

/** Other machines may read them with a token alone. */
function readMetrics(value: z.output<typeof variables>): Config['metrics'] {
  const { METRICS_PORT: port, METRICS_HOST: host, METRICS_TOKEN: token } = value;
  if (port === undefined) return undefined;
  if (token === undefined && !['127.0.0.1', '::1', 'localhost'].includes(host)) {
    throw new ConfigError('METRICS_HOST: other machines may read the metrics only when METRICS_TOKEN is set');
  }
  return { port, host, token };
}

/** `+55,+351`: each a plus and the first digits of the numbers that are meant. */
function readPrefixes(text: string, context: z.RefinementCtx): string[] {
  const entries = text.split(',').map((entry) => entry.trim());
  return entries.filter(Boolean).flatMap((entry) => {
    if (/^\+[1-9]\d{0,14}$/.test(entry)) return [entry.slice(1)];
    context.addIssue({ code: 'custom', message: 'must be beginnings of numbers such as +55,+351' });
    return [];
  });
}

/** `name issuer audience[,audience]`, several parted by semicolons. Issuers must be reached by https, this machine's own apart. */
function readIdTokenIssuers(text: string, context: z.RefinementCtx): IdTokenIssuer[] {
  const entries = text.split(';').map((entry) => entry.trim());
  return entries.filter(Boolean).flatMap((entry) => {
    const [name = '', issuer = '', audiences = ''] = entry.split(/\s+/);
    if (/^[a-z][a-z0-9_-]*$/.test(name) && isSafeIssuer(issuer) && audiences !== '') {
      return [{ name, issuer, audiences: audiences.split(',').filter(Boolean) }];
    }
    context.addIssue({ code: 'custom', message: 'must be entries such as "google https://accounts.example client-id"' });
    return [];
  });
}

function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1'].includes(hostname));
}
