// `npm run demo`: the app with an account that has lived a year in it, on a data folder of its own (data-demo). Plain Node 20.
// Everything after `--` goes to it: --port N, --data FOLDER. The year ends today; a later start adds the days since.
import { ensureInstalled, ensureWebBuilt, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  await ensureWebBuilt();
  runUntilItEnds(nodeBinary(), ['tests/demo/start-demo.ts', ...process.argv.slice(2)]);
});
