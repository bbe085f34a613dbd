import { kinds } from './kinds.ts';
import type { Variables } from './variable.ts';

/** What the commands read and the server does not. */
export const commandVariables = {
  BACKUP_PASSPHRASE: {
    kind: kinds.text(12),
    unset: 'none: the file is not encrypted',
    meaning: 'seals the file that `npm run backup` makes, and opens it for `npm run restore`',
    example: 'four-plain-words-of-your-own',
    secret: true,
  },
} as const satisfies Variables;
