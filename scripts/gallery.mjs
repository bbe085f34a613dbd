// `npm run gallery`: shows every control and picture of web/src/ui on one page, in every theme, text size and contrast.
// `npm run gallery -- --screenshots` takes screenshots of the whole product on the real server instead, and writes
// screenshots/index.html.
// Options limit the screenshots: --route water --theme dark --language ja --width 390. Each option may be repeated.
import { join, resolve } from 'node:path';
import { ensureInstalled, ensureWebBuilt, nodeBinary, exitOnProblem, Problem } from './install.mjs';
import { runProgram } from './run-program.mjs';
import { findBrowser } from './system-packages.mjs';

const root = resolve(import.meta.dirname, '..');
const given = process.argv.slice(2);

await exitOnProblem(async () => {
  await ensureInstalled();
  if (!given.includes('--screenshots')) {
    runProgram(nodeBinary(), [
      join(root, 'node_modules/vite/bin/vite.js'),
      '--config',
      join(root, 'web/gallery/vite.config.ts'),
    ]);
    return;
  }
  if (!findBrowser()) throw new Problem('There is no Chromium. On Debian: sudo apt-get install chromium-headless-shell.');
  await ensureWebBuilt();
  runProgram(nodeBinary(), [join(root, 'tests/gallery/take-screenshots.ts'), ...given]);
});
