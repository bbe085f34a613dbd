// `npm test`: installs what is missing, runs the gates and all tests in the order of `steps`, and ends with `N passed, N failed`.
// This script runs on plain Node 20, everything else on the project's own Node 24. `npm run test:long` sets COGN_LONG for the
// full matrix.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { nameFailedStories, nameFailedTests } from './failures.mjs';
import { ensureInstalled, ensureWebBuilt, nodeBinary } from './install.mjs';
import { rotationOfCommit } from './rotation.mjs';
import { ensureSystemPackages, findBrowser, missingEnginePackages } from './system-packages.mjs';

const root = resolve(import.meta.dirname, '..');
process.chdir(root);

const isLong = process.argv.includes('--long');
/** The parts of the test run that the command line names. Without names, all parts run. */
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const withEngines = named.length === 0 || named.includes('engines');

/** Resolves when Debian's packages are installed and the web app is built. The gates need neither, so they run meanwhile. */
let prepared;
try {
  const packages = ensureSystemPackages(withEngines);
  // An error is handled below, where `packages` is awaited. Meanwhile npm installs the libraries.
  packages.catch(() => {});
  await ensureInstalled();
  prepared = Promise.all([packages, ensureWebBuilt()]).catch(endWithout);
} catch (problem) {
  endWithout(problem);
}

/** Ends the run. A developer on a new machine needs the message, not the stack trace. CI reads the totals from the last line. */
function endWithout(problem) {
  console.log(problem.message);
  console.log('0 passed, 1 failed');
  process.exit(1);
}

/** If this much memory is free, in bytes, a run keeps its data folders in memory: several times what they need at once. */
const roomInMemory = 4 * 1024 ** 3;

/**
 * Creates the folder for the tests' databases, in memory if the system offers enough. Each test file copies and removes
 * folders of a thousand files, which on a disk costs as much processor time as the tests. Fault and attack tests use the
 * disk, because they test its behaviour.
 */
function makeTemporaryFolder() {
  let parent = tmpdir();
  try {
    const { bavail, bsize } = statfsSync('/dev/shm');
    if (bavail * bsize >= roomInMemory) parent = '/dev/shm';
  } catch {
    // This system has no /dev/shm.
  }
  const folder = mkdtempSync(join(parent, 'cogn-tests-'));
  // If the tests run as root, PostgreSQL runs as another user, which must be able to write here.
  chmodSync(folder, 0o1777);
  return folder;
}

const results = mkdtempSync(join(tmpdir(), 'cogn-results-'));
const temporary = makeTemporaryFolder();
process.once('exit', () => {
  for (const folder of [results, temporary]) rmSync(folder, { recursive: true, force: true });
});
const environment = {
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
  // Caches compiled TypeScript. Otherwise reading and compiling it takes a third of the processor time of each server and
  // command that a test starts.
  NODE_COMPILE_CACHE: join(temporary, 'compiled'),
  COGN_ROTATION: process.env.COGN_ROTATION ?? String(rotationOfCommit(root)),
  ...(isLong ? { COGN_LONG: '1', COGN_KILLS: process.env.COGN_KILLS ?? '40' } : { COGN_BY_TURN: '1' }),
};
const totals = { passed: 0, failed: 0, skipped: 0 };
/** The names of all failures, printed at the end: readers of a long run often see only its last lines. */
const failures = [];
/** The tests that this machine cannot run, one line each, printed at the end of the run. */
const notRun = [];

/**
 * Runs a program until it exits. If other programs run at the same time (`beside`), prints its output when it ends, so that
 * the outputs do not mix.
 */
function run(title, parameters, { extra = {}, beside = false } = {}) {
  const printed = [];
  if (!beside) console.log(`\n── ${title}`);
  const output = beside ? 'pipe' : 'inherit';
  const child = spawn(nodeBinary(), parameters, {
    cwd: root,
    stdio: ['ignore', output, output],
    env: { ...environment, COGN_CHROMIUM: findBrowser(), ...extra },
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => printed.push(chunk));
  return new Promise((ended) => {
    child.once('error', (problem) => printed.push(Buffer.from(`${problem.message}\n`)));
    // A program that could not start also emits `close`, without a status.
    child.once('close', (status) => {
      if (beside) console.log(`\n── ${title}\n${Buffer.concat(printed)}`);
      ended({ status });
    });
  });
}

/** Adds a report's counts to the totals. A runner that ended without a report counts as one failure. */
function count(title, reportFile, read, status) {
  let reported;
  try {
    reported = read(JSON.parse(readFileSync(reportFile, 'utf8')));
  } catch {
    reported = { passed: 0, failed: 1, skipped: 0, names: [`${title}: the runner ended without a report`] };
  }
  // A runner can also fail outside every test, such as in a setup, and then reports no failed test.
  if (status !== 0 && reported.failed === 0) reported.failed = 1;
  if (reported.failed > 0 && reported.names.length === 0)
    reported.names = [`${title}: the runner ended with ${status} and named nothing`];
  failures.push(...reported.names);
  for (const key of Object.keys(totals)) totals[key] += reported[key];
  console.log(`${title}: ${reported.passed} passed, ${reported.failed} failed, ${reported.skipped} skipped`);
}

async function checks(beside) {
  const report = join(results, 'gates.json');
  const priority = beside ? ['--low-priority'] : [];
  const gates = await run('checks', ['scripts/check.mjs', '--report', report, ...priority], { beside });
  count('checks', report, (reported) => reported, gates.status);
  await prepared;
  const bundle = await run('budgets', ['scripts/measure-bundle.mjs'], { beside });
  totals[bundle.status === 0 ? 'passed' : 'failed'] += 1;
  if (bundle.status !== 0) failures.push('budgets: see above for the part that is too large');
}

async function vitest(title, projects, { beside = false, extra = { TMPDIR: temporary }, options = [] } = {}) {
  const report = join(results, `${title.replaceAll(' ', '-')}.json`);
  const parameters = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
    ...options,
  ];
  const { status } = await run(title, parameters, { extra, beside });
  const read = (reported) => ({
    passed: reported.numPassedTests,
    failed: reported.numFailedTests + (reported.numFailedTests === 0 ? reported.numFailedTestSuites : 0),
    skipped: reported.numPendingTests + (reported.numTodoTests ?? 0),
    names: nameFailedTests(reported, root),
  });
  count(title, report, read, status);
}

async function browser() {
  if (!isLong) console.log(`\nAppearances, pages and files by turn: COGN_ROTATION=${environment.COGN_ROTATION}`);
  const report = join(results, 'browser.json');
  const { status } = await run(
    'browser and accessibility tests',
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'tests/e2e'],
    { extra: { PLAYWRIGHT_JSON_OUTPUT_NAME: report, TMPDIR: temporary } },
  );
  const read = ({ stats, ...reported }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
    names: nameFailedStories(reported),
  });
  count('browser and accessibility tests', report, read, status);
}

/** Runs the tests in Firefox and WebKitGTK. Without these browsers, both count as skipped, and the last lines say so. */
async function engines() {
  const missing = missingEnginePackages();
  if (missing.length === 0) return vitest('journeys in Firefox and WebKitGTK', ['engines']);
  totals.skipped += 2;
  notRun.push(`Firefox and WebKitGTK: no journey ran. On Debian: sudo apt-get install ${missing.join(' ')}`);
}

/** The parts of a run. `beside` says whether other parts run at the same time. */
const parts = {
  checks,
  unit: (beside) => vitest('unit tests', ['shared*', 'server*', 'web*', 'scripts', 'demo', 'support'], { beside }),
  contract: (beside) => vitest('contract tests', ['contract*'], { beside }),
  faults: (beside) => vitest('fault tests', ['faults'], { beside, extra: {} }),
  attack: (beside) => vitest('attack tests', ['attack'], { beside, extra: {} }),
  // In a long run, the part `browser` runs these stories in Chromium instead. Stories often wait for a timer or the server.
  // With one worker per core, a third of the processor would be idle.
  stories: (beside) =>
    isLong
      ? undefined
      : vitest('stories in jsdom', ['stories'], { beside, options: [`--maxWorkers=${availableParallelism() + 1}`] }),
  browser,
  engines,
};
/**
 * Steps run in order. The chains of one step run at the same time; the parts of one chain run one after the other. Unit, attack
 * and fault tests often wait. Meanwhile other parts use the processor, the gates at the lowest priority. In a long run every
 * part runs alone, so that no other part changes the waiting times that docs/durability.md publishes.
 */
const steps = isLong
  ? Object.keys(parts).map((name) => [[name]])
  : [[['unit', 'contract', 'stories', 'attack'], ['checks'], ['faults']], [['browser']], [['engines']]];

const unknown = named.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.log(`No such part: ${unknown.join(', ')}. The parts are: ${Object.keys(parts).join(', ')}.`);
  console.log('0 passed, 1 failed');
  process.exit(1);
}
const isWanted = (name) => named.length === 0 || named.includes(name);
for (const step of steps) {
  const chains = step.map((chain) => chain.filter(isWanted)).filter((chain) => chain.length > 0);
  await Promise.all(
    chains.map(async (chain) => {
      for (const name of chain) {
        if (name !== 'checks') await prepared;
        await parts[name](chains.length > 1);
      }
    }),
  );
}

if (notRun.length > 0) console.log(`\n── what did not run\n${notRun.join('\n')}`);
console.log(failures.length > 0 ? `\n── what failed\n${failures.join('\n')}\n` : '');
console.log(`${totals.passed} passed, ${totals.failed} failed${totals.skipped > 0 ? `, ${totals.skipped} skipped` : ''}`);
process.exit(totals.failed === 0 ? 0 : 1);
