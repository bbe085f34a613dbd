// Shows pending jobs, and runs or removes what was given up: `npm run jobs`. Works whether the server runs or not.
import { readJobsArguments } from './read-jobs-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand(readJobsArguments);
