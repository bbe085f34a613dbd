// `npm run jobs [-- --retry ID | --drop ID]` lists jobs, retries one or removes one (server/src/commands/jobs.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/jobs.ts', ...process.argv.slice(2)]);
});
