// What the tests need beyond npm: a browser, and a PostgreSQL whose server programs can be started. Debian has both. As root on Debian they
// are installed; anywhere else a sentence says what to install, because a test that is skipped in silence proves nothing.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The browser that the tests drive: COGN_CHROMIUM, else the first of Debian's that is there. */
export function findBrowser() {
  if (process.env.COGN_CHROMIUM) return process.env.COGN_CHROMIUM;
  return browsers.find((path) => existsSync(path));
}

function hasPostgresPrograms() {
  if (process.env.COGN_TEST_DATABASE_URL) return true;
  if (!existsSync('/usr/lib/postgresql')) return spawnSync('pg_ctl', ['--version']).status === 0;
  return readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));
}

/** Makes sure of browser and PostgreSQL, or throws an error whose message says what to do. */
export function ensureSystemPackages() {
  const missing = [];
  if (!findBrowser()) missing.push('chromium-headless-shell');
  if (!hasPostgresPrograms()) missing.push('postgresql');
  if (missing.length === 0) return;
  const canInstall = process.getuid?.() === 0 && existsSync('/etc/debian_version');
  if (!canInstall) {
    throw new Error(
      `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}. ` +
        'Elsewhere set COGN_CHROMIUM to a Chromium program and COGN_TEST_DATABASE_URL to an empty PostgreSQL database.',
    );
  }
  console.log(`Installing from Debian's packages: ${missing.join(', ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
}
