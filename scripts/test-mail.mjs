// `npm run test-mail -- ADDRESS`: see server/src/commands/test-mail.ts.
import { ensureInstalled, nodeBinary, orSayWhatIsWrong } from './install.mjs';
import { runUntilItEnds } from './run-until-it-ends.mjs';

await orSayWhatIsWrong(async () => {
  await ensureInstalled();
  runUntilItEnds(nodeBinary(), ['server/src/commands/test-mail.ts', ...process.argv.slice(2)]);
});
