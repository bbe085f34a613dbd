import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

export const databaseVariables = {
  DATABASE_URL: {
    kind: kinds.address('postgres:', 'postgresql:'),
    unset: 'the embedded one',
    meaning: 'a PostgreSQL 15 or newer to use instead of the embedded database',
    example: 'postgres://user:password@host/database',
    secret: true,
  },
  DATABASE_LISTEN_URL: {
    kind: kinds.address('postgres:', 'postgresql:'),
    unset: '`DATABASE_URL`',
    meaning:
      'where the one connection of each process goes that hears of changes (LISTEN): behind a pooler that shares connections between transactions it must be the database itself, or the pooler in session mode',
    example: 'postgres://user:password@host/database',
    secret: true,
  },
  PREPARED_STATEMENTS: {
    kind: kinds.flag,
    default: 'false',
    meaning:
      'whether PostgreSQL keeps statements between requests; leave it false behind a pooler that shares connections between transactions',
    example: 'true',
  },
} as const satisfies Variables;
