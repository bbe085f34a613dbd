// `npm run account -- EMAIL --premium-until 2027-01-31 | --premium-none | --admin | --no-admin | --invite`: see server/src/commands/account.ts.
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  runUntilItEnds(nodeBinary(), ['server/src/commands/account.ts', ...process.argv.slice(2)]);
});
