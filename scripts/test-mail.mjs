// `npm run test-mail -- ADDRESS` sends one mail and prints the response of the mail server (server/src/commands/test-mail.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/test-mail.ts', ...process.argv.slice(2)]);
});
