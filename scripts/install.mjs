// Shared by the commands of `npm run`. Installs the libraries and the project's own Node 24, and builds the web app, each only
// if it is missing or out of date. It runs before any library is installed, so it uses only Node 20 without libraries.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');
const lockfile = join(root, 'package-lock.json');
const installedMark = join(root, 'node_modules/.cogn-installed');
const builtMark = join(root, 'web/dist/.built-from');
const ownNode = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
const neededMajor = 24;

/** A problem that the operator can fix. It is shown as its message, without a stack trace. */
export class Problem extends Error {}

/** The path of the Node for everything after the install: the project's own Node, or the current one if it is new enough. */
export function nodeBinary() {
  if (existsSync(ownNode)) return ownNode;
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;
  throw new Problem(
    `Node ${neededMajor} was not installed. Install scripts may be disabled: see "npm config get ignore-scripts". ` +
      `Run "npm rebuild node --ignore-scripts=false", or start with Node ${neededMajor} or newer.`,
  );
}

/** Installs the libraries if they are missing or belong to another lockfile, platform or processor type. */
export async function ensureInstalled() {
  const wanted = `${digest([lockfile])} ${process.platform} ${process.arch}`;
  if (readMark(installedMark) === wanted && existsSync(ownNode)) return;
  if (!installedByHand()) {
    console.log('Installing libraries. The first time this takes a minute or two.');
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error']);
  }
  nodeBinary();
  writeFileSync(installedMark, wanted);
}

/**
 * Whether someone ran `npm install` after the lockfile last changed. The libraries are then up to date, although this
 * script's own mark is missing or old.
 */
function installedByHand() {
  const npmsOwnMark = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(npmsOwnMark) || !existsSync(ownNode)) return false;
  return statSync(npmsOwnMark).mtimeMs >= statSync(lockfile).mtimeMs;
}

function runNpm(parameters) {
  // Prefer the npm that started this script, because the npm in PATH may have another version.
  const npm = process.env.npm_execpath;
  const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []];
  const result = spawnSync(program, [...first, ...parameters], {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32' && program === 'npm',
  });
  if (result.error) throw new Problem(`npm could not be started (${result.error.message}). Is it installed?`);
  if (result.status !== 0) throw new Problem('The libraries could not be installed. Fix the error above, then start again.');
}

/**
 * Builds the web app if its sources or the libraries changed since the last build. The build records the server's version,
 * because a server that is older than its web app refuses to start (server/src/web-build.ts).
 */
export async function ensureWebBuilt() {
  const sources = [
    join(root, 'web'),
    join(root, 'shared'),
    lockfile,
    join(root, 'tsconfig.base.json'),
    join(root, 'scripts/compress-assets.mjs'),
  ];
  const web = digest(sources);
  const wanted = `${web} ${digest([join(root, 'server/src'), join(root, 'shared'), join(root, 'database')])}`;
  const built = readMark(builtMark);
  if (built === wanted) return;
  if (built?.split(' ')[0] !== web) await buildWeb();
  await runNode([join(root, 'server/src/commands/mark-build.ts'), join(root, 'web/dist')], 'The build could not be marked');
  writeFileSync(builtMark, wanted);
}

async function buildWeb() {
  console.log('Building the web app.');
  const build = [
    [join(root, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'warn'],
    [join(root, 'scripts/compress-assets.mjs'), join(root, 'web/dist')],
  ];
  for (const parameters of build) await runNode(parameters, 'The web app could not be built');
}

async function runNode(parameters, failure) {
  const child = spawn(nodeBinary(), parameters, { cwd: join(root, 'web'), stdio: 'inherit' });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Problem(`${failure}. The lines above say why.`);
}

function readMark(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}

/** A hash of the names and bytes of files and folders, without built or installed files. */
function digest(paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, path);
  return hash.digest('hex');
}

function addTo(hash, path) {
  if (!statSync(path).isDirectory()) {
    hash
      .update(`${path.slice(root.length)}\0`)
      .update(readFileSync(path))
      .update('\0');
    return;
  }
  for (const name of readdirSync(path).sort()) {
    if (name !== 'node_modules' && name !== 'dist' && !name.startsWith('.')) addTo(hash, join(path, name));
  }
}

/** Runs a script's main function. If it throws a `Problem`, prints the message and exits with code 1. */
export async function exitOnProblem(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
