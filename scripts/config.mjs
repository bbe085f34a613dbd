// `npm run config [-- NAME… | --check | --table]`: see server/src/commands/config.ts.
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  runUntilItEnds(nodeBinary(), ['server/src/commands/config.ts', ...process.argv.slice(2)]);
});
