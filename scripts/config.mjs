// `npm run config [-- NAME… | --check | --table]` shows or checks the settings (server/src/commands/config.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/config.ts', ...process.argv.slice(2)]);
});
