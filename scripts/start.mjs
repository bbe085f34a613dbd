// `npm start`: installs, builds and serves, each step only when it is needed. Plain Node 20; the server runs on the project's own Node 24.
// Everything after `--` goes to the server: --port N, --data FOLDER, --host ADDRESS.
import { ensureInstalled, ensureWebBuilt, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  runUntilItEnds(nodeBinary(), ['server/src/main.ts', ...process.argv.slice(2)]);
});
