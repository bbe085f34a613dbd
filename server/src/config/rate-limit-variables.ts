import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

const count = kinds.whole(1, 1_000_000);

/** The operator's limits for one network address. docs/operations.md lists all limits, also those that are constants. */
export const rateLimitVariables = {
  LIMIT_REQUESTS_PER_MINUTE: {
    kind: count,
    default: '1200',
    meaning: 'the most requests from one network address in a minute',
    example: '2400',
  },
  LIMIT_AUTH_PER_FIVE_MINUTES: {
    kind: count,
    default: '60',
    meaning: 'the most requests from one network address to sign in, sign up, verify or refresh in five minutes',
    example: '300',
  },
  LIMIT_ANONYMOUS_PER_HOUR: {
    kind: count,
    default: '30',
    meaning: 'the most accounts without an e-mail or phone that one network address can make in an hour',
    example: '10',
  },
  LIMIT_FAILURES_PER_ACCOUNT: {
    kind: count,
    default: '10',
    meaning: 'the most wrong passwords or codes for one account from one network address in five minutes',
    example: '5',
  },
  LIMIT_MAILS_PER_HOUR: {
    kind: count,
    default: '30',
    meaning: 'the most mails that requests from one network address can cause in an hour',
    example: '100',
  },
} as const satisfies Variables;
