// Makes a person premium or admin, or invites somebody: `npm run account -- EMAIL --premium-until 2027-01-31`. Works whether the server runs or not.
import { readAccountArguments } from './read-account-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand((args) => {
  const { dataFolder, ...request } = readAccountArguments(args, new Date());
  return { request, dataFolder };
});
