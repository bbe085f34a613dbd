// What Lighthouse says of the sign-in page and of the first page of a person who is signed in, as a phone meets them: five runs each, reported
// and never a gate, since times follow the machine. Whole reports: .cache/lighthouse. Fewer runs: COGN_BENCH_ROUNDS. Run: npm run bench:lighthouse
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ensureInstalled, ensureWebBuilt, nodeBinary, orSayWhatIsWrong, Problem } from '../../scripts/install.mjs';
import { runUntilItEnds } from '../../scripts/run-until-it-ends.mjs';
import { findBrowser } from '../../scripts/system-packages.mjs';

const folder = import.meta.dirname ?? resolve('bench/lighthouse');

/** Brings Lighthouse in by the lockfile beside this file, when it is absent or older than that lockfile. */
function ensureLighthouse() {
  const npmsOwnMark = join(folder, 'node_modules/.package-lock.json');
  const lockfile = join(folder, 'package-lock.json');
  if (existsSync(npmsOwnMark) && statSync(npmsOwnMark).mtimeMs >= statSync(lockfile).mtimeMs) return;
  console.log('Installing Lighthouse. The first time this takes a minute or two.');
  // The folder is named, because npm inside of `npm run` means the whole project otherwise.
  const parameters = ['ci', '--prefix', folder, '--workspaces=false', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', parameters, {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Problem('Lighthouse could not be installed. The lines above say why.');
}

await orSayWhatIsWrong(async () => {
  if (!findBrowser()) throw new Problem('There is no Chromium. On Debian: sudo apt-get install chromium-headless-shell.');
  await ensureInstalled();
  ensureLighthouse();
  await ensureWebBuilt();
  runUntilItEnds(nodeBinary(), [join(folder, 'measure.mjs')]);
});
