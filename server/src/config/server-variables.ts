import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

/** Where the server listens, what it serves, who operates it, and how it stops. */
export const serverVariables = {
  PORT: {
    kind: kinds.whole(0, 65_535),
    default: '8600',
    meaning: 'the port that people reach; 0 takes a free one',
    example: '9000',
  },
  HOST: {
    kind: kinds.text(1),
    default: '127.0.0.1',
    meaning: 'who can reach the server: by default this machine alone, which is right behind a proxy on the same machine',
    example: '0.0.0.0',
  },
  SITE_URL: {
    kind: kinds.address('http:', 'https:'),
    unset: '`http://localhost:PORT`',
    meaning:
      "where people open the app: links in mails and the tokens' issuer are made of it, and with `https:` answers carry HSTS",
    example: 'https://diary.example.org',
  },
  OPERATOR_NAME: {
    kind: trimmed(200),
    unset: 'not set',
    meaning: 'who runs this server and answers for what is kept in it: a name for the privacy policy',
    example: 'Clínica Aurora',
  },
  OPERATOR_CONTACT: {
    kind: trimmed(300),
    unset: 'not set',
    meaning: 'how to reach them about it: an e-mail, a page or a telephone number, shown in the privacy policy',
    example: 'privacy@example.org',
  },
  DATA_FOLDER: {
    kind: kinds.text(1),
    default: 'data',
    meaning: 'the folder of keys, embedded database, photos and local outbox',
    example: '/var/lib/cogn',
  },
  TRUST_PROXY: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      "true when exactly one proxy of yours stands in front: the last entry of `x-forwarded-for` is then the caller's address",
    example: 'true',
  },
  WEB_FOLDER: {
    kind: kinds.text(1),
    unset: '`web/dist`',
    meaning: 'the built web app to serve: a copy of an earlier one pulls back a bad build',
    example: '/srv/cogn-before',
  },
  KEEP_OFFLINE: {
    kind: kinds.flag,
    default: 'true',
    meaning:
      'whether browsers keep the program, so that it opens without a network; with false what they kept is removed at their next visit',
    example: 'false',
  },
  VERSE_SETS: {
    kind: kinds.text(1),
    unset: 'none',
    meaning: 'your own sets of verses of the day: a JSON file or a folder of them',
    example: '/etc/cogn/verses',
  },
  DRAIN_SECONDS: {
    kind: kinds.whole(0, 300),
    default: '0',
    meaning:
      'for how long a server that was asked to stop goes on as before while `/readyz` is red already, so that a balancer takes it out first',
    example: '10',
  },
  LOG_LEVEL: {
    kind: kinds.oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
    unset: '`info`, in a terminal `warn`',
    meaning: 'the least level of the lines in the log',
    example: 'warn',
  },
} as const satisfies Variables;

function trimmed(longest: number) {
  const text = kinds.text(1, longest);
  return { ...text, read: (given: string) => text.read(given.trim()) };
}
