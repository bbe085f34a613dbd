import { accountVariables } from './account-variables.ts';
import { commandVariables } from './command-variables.ts';
import { databaseVariables } from './database-variables.ts';
import { limitVariables } from './limit-variables.ts';
import { mailVariables } from './mail-variables.ts';
import { messageVariables } from './message-variables.ts';
import { metricsVariables } from './metrics-variables.ts';
import { paymentVariables } from './payment-variables.ts';
import { photoVariables } from './photo-variables.ts';
import { serverVariables } from './server-variables.ts';
import type { Variables } from './variable.ts';

/** Variables that belong together, under a title for the operator. */
export interface Family {
  title: string;
  variables: Variables;
}

/** Every variable that COGN reads, in the order in which it is explained. */
export const families: readonly Family[] = [
  { title: 'The server', variables: serverVariables },
  { title: 'The database', variables: databaseVariables },
  { title: 'Mails', variables: mailVariables },
  { title: 'Accounts', variables: accountVariables },
  { title: 'Text messages, alerts and notifications', variables: messageVariables },
  { title: 'Payments', variables: paymentVariables },
  { title: 'Photos', variables: photoVariables },
  { title: 'Metrics', variables: metricsVariables },
  { title: 'Limits', variables: limitVariables },
  { title: 'The commands', variables: commandVariables },
];

/** The same by their names. */
export const allVariables: Variables = Object.assign({}, ...families.map(({ variables }) => variables)) as Variables;
