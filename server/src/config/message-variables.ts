import { knownPushHosts, readPushHosts } from '#push/push-hosts.ts';
import { ConfigError } from './read-variables.ts';
import { kinds } from './kinds.ts';
import type { Values, Variables } from './variable.ts';

const prefixes = kinds.list('beginnings of numbers such as `+55,+351`', /^\+[1-9]\d{0,14}$/);

export const messageVariables = {
  SMS_PROVIDER: {
    kind: kinds.oneOf('none', 'outbox', 'twilio'),
    default: 'none',
    meaning:
      'who sends text messages: `none` (nobody can sign in by phone), `twilio`, or `outbox` (the mail catcher stores them, for development; not with `SMTP_URL`)',
    example: 'twilio',
  },
  SMS_PREFIXES: {
    // Prefixes are stored without the plus sign, as phone numbers are.
    kind: { ...prefixes, read: (text: string) => prefixes.read(text)?.map((entry) => entry.slice(1)) },
    default: '',
    unset: 'none: any number',
    meaning:
      'text messages are sent only to numbers that begin with one of these; set it, because messages to other countries can be expensive',
    example: '+55,+351',
  },
  ALERT_MESSAGES_OF_NEW_ACCOUNTS: {
    kind: kinds.whole(0, 1_000_000),
    default: '200',
    meaning: 'the most messages of crisis alerts that all accounts younger than a week can send together in a day',
    example: '500',
  },
  TWILIO_ACCOUNT_SID: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'the account at Twilio; `SMS_PROVIDER=twilio` needs it',
    example: 'AC00000000000000000000000000000000',
  },
  TWILIO_AUTH_TOKEN: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: "the account's secret; `SMS_PROVIDER=twilio` needs it",
    example: 'the-token-that-twilio-shows',
    secret: true,
  },
  TWILIO_FROM: {
    kind: kinds.pattern(
      /^(\+[1-9]\d{1,14}|MG[0-9a-fA-F]{32})$/,
      'a phone number such as +5511999999999 or an id that starts with MG',
    ),
    unset: 'none',
    meaning: 'the number that messages come from, or the id of a messaging service; `SMS_PROVIDER=twilio` needs it',
    example: '+5511999999999',
  },
  TWILIO_URL: {
    kind: kinds.address('https:', 'http:'),
    default: 'https://api.twilio.com',
    meaning: "the address of Twilio's API",
    example: 'http://localhost:9100',
  },
  PUSH_HOSTS: {
    kind: { read: readPushHosts, takes: 'host names such as `push.example.org,*.push.example.com`' },
    default: knownPushHosts.join(','),
    unset: 'those of the browsers',
    meaning:
      'hosts to which the server may send notifications; `*.host` means all subdomains, and `http://localhost:PORT` is for development',
    example: 'push.example.org',
  },
} as const satisfies Variables;

/** The provider of text messages. `outbox` stores them on this machine, for development. */
export type SmsSettings =
  | { provider: 'outbox' }
  | { provider: 'twilio'; accountSid: string; authToken: string; from: string; url: string };

/**
 * Reads the provider's settings. Throws `ConfigError` if the provider's account is not set. Also throws for `outbox`
 * while SMTP_URL is set, because then no page shows the stored messages.
 */
export function readSms(value: Values<typeof messageVariables>, smtpUrl: string | undefined): SmsSettings | undefined {
  if (value.SMS_PROVIDER === 'none') return undefined;
  if (value.SMS_PROVIDER === 'outbox') {
    if (smtpUrl !== undefined) throw new ConfigError('SMS_PROVIDER: outbox works only while SMTP_URL is unset');
    return { provider: 'outbox' };
  }
  const { TWILIO_ACCOUNT_SID: accountSid, TWILIO_AUTH_TOKEN: authToken, TWILIO_FROM: from, TWILIO_URL: url } = value;
  if (!accountSid || !authToken || !from) {
    throw new ConfigError('SMS_PROVIDER: twilio needs TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN and TWILIO_FROM');
  }
  return { provider: 'twilio', accountSid, authToken, from, url: url.replace(/\/{1,8}$/, '') };
}

export const mailVariables = {
  SMTP_URL: {
    kind: kinds.address('smtp:', 'smtps:'),
    unset: 'the local mail catcher',
    meaning: 'the address of the mail server that sends the mails; without it no mail leaves this machine',
    example: 'smtps://user:password@mail.example.org:465',
    secret: true,
  },
  MAIL_FROM: {
    kind: { ...kinds.text(3), takes: 'a sender such as `COGN <cogn@example.org>`' },
    default: 'COGN <cogn@localhost>',
    meaning: 'the sender of the mails',
    example: 'COGN <cogn@example.org>',
  },
  SEND_INTERVAL_SECONDS: {
    kind: kinds.whole(0, 86_400),
    default: '60',
    meaning: 'the shortest time between two mails or texts to the same address or number for the same purpose, in seconds',
    example: '120',
  },
} as const satisfies Variables;
