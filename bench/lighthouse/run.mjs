// Measures Lighthouse's scores of the sign-in page and of a signed-in user's first page, with phone settings, in five runs
// each. No check depends on the scores, because the times depend on the machine. The full reports are in .cache/lighthouse;
// COGN_BENCH_ROUNDS sets the number of runs. Run: npm run bench:lighthouse
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, ensureWebBuilt, nodeBinary, exitOnProblem, Problem } from '../../scripts/install.mjs';
import { runProgram } from '../../scripts/run-program.mjs';
import { findBrowser } from '../../scripts/system-packages.mjs';

const folder = import.meta.dirname ?? resolve('bench/lighthouse');

/** Installs Lighthouse from the lockfile in this folder, if Lighthouse is missing or older than the lockfile. */
function ensureLighthouse() {
  const npmsOwnMark = join(folder, 'node_modules/.package-lock.json');
  const lockfile = join(folder, 'package-lock.json');
  if (existsSync(npmsOwnMark) && statSync(npmsOwnMark).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing Lighthouse. The first time this takes a minute or two.');
  // `--prefix` names the folder: within `npm run`, npm would otherwise install into the whole project.
  const parameters = ['ci', '--prefix', folder, '--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Problem('Lighthouse could not be installed. The lines above say why.');
}

await exitOnProblem(async () => {
  if (!findBrowser()) throw new Problem('There is no Chromium. On Debian: sudo apt-get install chromium-headless-shell.');
  await ensureInstalled();
  ensureLighthouse();
  await ensureWebBuilt();
  runProgram(nodeBinary(), [join(folder, 'measure.mjs')]);
});
