// Shows pending jobs, and retries or removes dead letters: `npm run jobs`. Works with or without a running server.
import { readJobsArguments } from './read-jobs-arguments.ts';
import { runCommand } from './run-command.ts';

await runCommand(readJobsArguments);
