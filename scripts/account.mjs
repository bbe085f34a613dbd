// `npm run account -- EMAIL --premium-until 2027-01-31 | --premium-none | --admin | --no-admin | --invite` changes one account
// (server/src/commands/account.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/account.ts', ...process.argv.slice(2)]);
});
