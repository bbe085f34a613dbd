// `npm run demo`: the app with an account that holds an example year, on its own data folder (data-demo). It needs only Node 20.
// Arguments after `--` go to the server: --port N, --data FOLDER. The year ends today; a later start adds the missing days.
import { ensureInstalled, ensureWebBuilt, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  runProgram(nodeBinary(), ['tests/demo/start-demo.ts', ...process.argv.slice(2)]);
});
