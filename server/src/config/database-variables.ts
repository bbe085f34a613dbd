import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

export const databaseVariables = {
  DATABASE_URL: {
    kind: kinds.address('postgres:', 'postgresql:'),
    unset: 'the embedded one',
    meaning: 'the address of a PostgreSQL 15 or newer, to use instead of the embedded database',
    example: 'postgres://user:password@host/database',
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    kind: kinds.address('postgres:', 'postgresql:'),
    unset: '`DATABASE_URL`',
    meaning:
      'the address for the connection by which each process is notified of changes (LISTEN); with a pooler that shares connections between transactions, it must be the database itself, or the pooler in session mode',
    example: 'postgres://user:password@host/database',
    secret: true,
  },
  PREPARED_STATEMENTS: {
    kind: kinds.flag,
    unset: 'true, unless `DATABASE_LISTEN_URL` is set',
    meaning:
      'whether the server uses prepared statements, which a pooler that shares connections between transactions does not support',
    example: 'false',
  },
  ALLOW_AGGREGATES: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      'whether clients may select aggregates (`sum()`, `count()`); each reads every row that the person may see, within the time limit of a statement',
    example: 'true',
  },
  ALLOW_TX_ROLLBACK: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      'whether requests with `Prefer: tx=rollback` return their result and save nothing: for tests of your own programs only',
    example: 'true',
  },
} as const satisfies Variables;
