import { accountVariables } from './account-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { rateLimitVariables } from './rate-limit-variables.ts';
import { messageVariables, mailVariables } from './message-variables.ts';
import { metricsVariables } from './metrics-variables.ts';
import { paymentVariables } from './payment-variables.ts';
import { photoVariables } from './photo-store-variables.ts';
import { serverVariables } from './server-variables.ts';
import type { Variables } from './variable.ts';
import { kinds } from './kinds.ts';

/** The variables that only commands read, not the server. */
export const commandVariables = {
  BACKUP_PASSPHRASE: {
    kind: kinds.text(12),
    unset: 'none: the file is not encrypted',
    meaning: 'the passphrase with which `npm run backup` encrypts its file and `npm run restore` decrypts it',
    example: 'four-plain-words-of-your-own',
    secret: true,
  },
} as const satisfies Variables;

/** Related variables, with a title that the operator sees. */
export interface Family {
  title: string;
  variables: Variables;
}

/** All variables of COGN, in the order in which `npm run config` explains them. */
export const families: readonly Family[] = [
  { title: 'The server', variables: serverVariables },
  { title: 'The database', variables: databaseVariables },
  { title: 'Mails', variables: mailVariables },
  { title: 'Accounts', variables: accountVariables },
  { title: 'Text messages, alerts and notifications', variables: messageVariables },
  { title: 'Payments', variables: paymentVariables },
  { title: 'Photos', variables: photoVariables },
  { title: 'Metrics', variables: metricsVariables },
  { title: 'Limits', variables: rateLimitVariables },
  { title: 'The commands', variables: commandVariables },
];

export const allVariables: Variables = Object.assign({}, ...families.map(({ variables }) => variables)) as Variables;
