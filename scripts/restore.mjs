// `npm run restore -- FILE` restores a backup (server/src/commands/restore.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/restore.ts', ...process.argv.slice(2)]);
});
