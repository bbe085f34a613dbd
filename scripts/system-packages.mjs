// Finds the tests' requirements beyond npm: browsers and PostgreSQL's server programs. As root on Debian it installs them.
// Elsewhere it throws an error that says what to install, because a silently skipped test proves nothing.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';

const browsers = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Programs that the tests in Firefox and WebKitGTK need (tests/engines), each with its Debian package. */
const enginePrograms = [
  ['firefox-esr', '/usr/bin/firefox-esr'],
  ['webkit2gtk-driver', '/usr/bin/WebKitWebDriver'],
  ['xvfb', '/usr/bin/xvfb-run'],
  ['xauth', '/usr/bin/xauth'],
  ['dbus-daemon', '/usr/bin/dbus-run-session'],
];

/** Access to this machine. The tests of this file pass a fake instead. */
const thisMachine = {
  env: process.env,
  exists: existsSync,
  isRoot: () => process.getuid?.() === 0,
  hasPostgres: hasPostgresPrograms,
  install: installPackages,
};

/**
 * Finds the Chromium for tests: the path in COGN_CHROMIUM, otherwise an installed one, otherwise undefined. Throws if
 * COGN_CHROMIUM names no file.
 */
export function findBrowser({ env, exists } = thisMachine) {
  const chosen = env.COGN_CHROMIUM;
  if (!chosen) return browsers.find((path) => exists(path));
  if (!exists(chosen))
    throw new Error(`COGN_CHROMIUM is ${chosen}, and there is no such file. Unset it, or name a Chromium.`);
  return chosen;
}

function hasPostgresPrograms() {
  if (process.env.COGN_TEST_DATABASE_URL) return true;
  if (!existsSync('/usr/lib/postgresql')) return spawnSync('pg_ctl', ['--version']).status === 0;
  return readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));
}

async function installPackages(packages) {
  console.log(`Installing from Debian's packages: ${packages.join(', ')}`);
  const options = { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
  for (const parameters of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    const [status] = await once(spawn('apt-get', ['-qq', ...parameters], options), 'close');
    if (status !== 0) throw new Error(`apt-get ${parameters[0]} failed. The lines above say why.`);
  }
}

/** The Debian packages that this machine lacks for the tests in Firefox and WebKitGTK. */
export function missingEnginePackages({ exists } = thisMachine) {
  return enginePrograms.flatMap(([name, program]) => (exists(program) ? [] : [name]));
}

/**
 * Ensures that a browser and PostgreSQL exist, or throws an error that says what to install. As root on Debian it installs what
 * is missing and, if `withEngines`, also the programs for the tests in Firefox and WebKitGTK (tests/engines).
 */
export async function ensureSystemPackages(withEngines, machine = thisMachine) {
  const missing = [];
  if (!findBrowser(machine)) missing.push('chromium-headless-shell');
  if (!machine.hasPostgres()) missing.push('postgresql');
  if (machine.isRoot() && machine.exists('/etc/debian_version')) {
    const packages = [...missing, ...(withEngines ? missingEnginePackages(machine) : [])];
    if (packages.length > 0) await machine.install(packages);
    return;
  }
  if (missing.length === 0) return;
  throw new Error(
    `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}. ` +
      'Elsewhere set COGN_CHROMIUM to a Chromium program and COGN_TEST_DATABASE_URL to an empty PostgreSQL database.',
  );
}
