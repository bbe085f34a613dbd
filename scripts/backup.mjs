// `npm run backup -- FILE`: see server/src/commands/backup.ts.
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  runUntilItEnds(nodeBinary(), ['server/src/commands/backup.ts', ...process.argv.slice(2)]);
});
