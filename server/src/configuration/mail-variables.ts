import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

/** How mails leave. */
export const mailVariables = {
  SMTP_URL: {
    kind: kinds.address('smtp:', 'smtps:'),
    unset: 'the local outbox',
    meaning: 'the mail server that mails are handed to; without it none leaves the machine',
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
    meaning: 'how long one address or number waits between two mails or texts for one purpose',
    example: '120',
  },
} as const satisfies Variables;
