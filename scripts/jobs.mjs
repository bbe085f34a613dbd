// `npm run jobs [-- --retry ID | --drop ID]`: see server/src/commands/jobs.ts.
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  runUntilItEnds(nodeBinary(), ['server/src/commands/jobs.ts', ...process.argv.slice(2)]);
});
