// `npm run backup -- FILE` writes a backup into one file (server/src/commands/backup.ts).
import { ensureInstalled, nodeBinary, exitOnProblem } from './install.mjs';
import { runProgram } from './run-program.mjs';

await exitOnProblem(async () => {
  await ensureInstalled();
  runProgram(nodeBinary(), ['server/src/commands/backup.ts', ...process.argv.slice(2)]);
});
