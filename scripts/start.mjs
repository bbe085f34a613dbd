// `npm start`: installs and builds if necessary, then starts the server. This script runs on plain Node 20; the server runs on
// the project's own Node 24. Arguments after `--` go to the server: --port N, --data FOLDER, --host ADDRESS.
import { ensureInstalled, ensureWebBuilt, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  runProgram(nodeBinary(), ['server/src/main.ts', ...process.argv.slice(2)]);
});
