// `npm run demo`: the app with an account that holds an example year, on its own data folder (data-demo). Plain Node 20.
// Everything after `--` goes to it: --port N, --data FOLDER. The year ends today; a later start adds the days since.
import { ensureInstalled, ensureWebBuilt, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  runUntilItEnds(nodeBinary(), ['tests/demo/start-demo.ts', ...process.argv.slice(2)]);
});
