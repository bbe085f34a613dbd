import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

/** Where the server listens, what it serves, its operator's name and contact, and how it stops. */
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
    meaning:
      'the network address on which the server listens: by default only this machine can reach it, which is right behind a proxy on the same machine',
    example: '0.0.0.0',
  },
  SITE_URL: {
    kind: kinds.address('http:', 'https:'),
    unset: '`http://localhost:PORT`',
    meaning:
      "the address at which people open the app: links in mails and the tokens' issuer begin with it; with `https:` responses carry HSTS",
    example: 'https://diary.example.org',
  },
  OPERATOR_NAME: {
    kind: trimmed(200),
    unset: 'not set',
    meaning:
      'the name of the person or organisation that runs this server and is responsible for its data, for the privacy policy',
    example: 'Clínica Aurora',
  },
  OPERATOR_CONTACT: {
    kind: trimmed(300),
    unset: 'not set',
    meaning:
      'how to reach the operator about that data: an e-mail address, a web page or a telephone number, shown in the privacy policy',
    example: 'privacy@example.org',
  },
  DATA_FOLDER: {
    kind: kinds.text(1),
    default: 'data',
    meaning: 'the folder for keys, embedded database, photos and caught mails',
    example: '/var/lib/cogn',
  },
  TRUST_PROXY: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      "true if exactly one proxy of yours is in front of the server: the server then takes the last entry of `x-forwarded-for` as the client's address",
    example: 'true',
  },
  WEB_FOLDER: {
    kind: kinds.text(1),
    unset: '`web/dist`',
    meaning: 'the folder of the built web app; to undo a bad build, name a copy of an earlier one',
    example: '/srv/cogn-before',
  },
  KEEP_OFFLINE: {
    kind: kinds.flag,
    default: 'true',
    meaning:
      'whether browsers store the app, so that it opens offline; with false, browsers delete what they stored at their next visit',
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
      'after a request to stop, how many seconds the server still serves requests while `/readyz` already fails, so that a load balancer removes it first',
    example: '10',
  },
  LOG_LEVEL: {
    kind: kinds.oneOf('debug', 'info', 'warn', 'error', 'silent'),
    default: 'info',
    unset: '`info`, in a terminal `warn`',
    meaning: 'the lowest level of lines in the log',
    example: 'warn',
  },
  LOG_AT_ONCE: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      'whether each line of the log is written at once; otherwise lines wait for up to 20 ms, and a killed server loses these',
    example: 'true',
  },
} as const satisfies Variables;

function trimmed(longest: number) {
  const text = kinds.text(1, longest);
  return { ...text, read: (given: string) => text.read(given.trim()) };
}
