// Gives a user premium or the administrator's role, or invites someone: `npm run account -- EMAIL --premium-until
// 2027-01-31`. Works with or without a running server.
import { readAccountArguments } from './read-account-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand((args) => {
  const { dataFolder, ...request } = readAccountArguments(args, new Date());
  return { request, dataFolder };
});
