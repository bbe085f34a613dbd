// Makes a person premium or admin, or invites somebody: `npm run account -- EMAIL --premium-until 2027-01-31`. Works whether the server runs or not.
import { readAccountArguments } from './read-account-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand((words) => {
  const { dataFolder, ...wish } = readAccountArguments(words, new Date());
  return { wish, dataFolder };
});
