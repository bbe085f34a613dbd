// Reports how many bytes after gzip a browser fetches for each page and each lazy part, and how many requests for /auth and for
// the signed-in shell. Fails if a figure exceeds its budget (docs/extending.md). It reads the build's manifest and needs no
// browser. Run it after `vite build web`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

const folder = resolve(process.argv[2] ?? join(import.meta.dirname, '../web/dist'));
const kilobyte = 1000;

const manifestPath = join(folder, '.vite/manifest.json');
if (!existsSync(manifestPath)) {
  console.error(`There is no build in ${folder}. "npm start" and "npm test" make one.`);
  process.exit(1);
}
/** @type {Record<string, { file: string, src?: string, name?: string, imports?: string[], css?: string[], isEntry?: boolean }>} */
const manifest = JSON.parse(readFileSync(manifestPath, 'utf8'));
const sizes = new Map();

/** The size in bytes of a built file after gzip, at the compression level that the server uses. */
function gzipSize(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(folder, file)), { level: 9 }).length);
  return sizes.get(file);
}

/** The JavaScript files of these modules and of all that they import statically. Throws if a module is not in the build. */
function filesOf(modules) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no module "${key}"; has it been renamed? Mend scripts/measure-bundle.mjs.`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return files;
}

const sum = (files) => [...files].reduce((total, file) => total + gzipSize(file), 0);
const entry = Object.keys(manifest).find((key) => manifest[key].name === 'start') ?? 'index.html';
const css = Object.values(manifest).flatMap((chunk) => chunk.css ?? (chunk.file.endsWith('.css') ? [chunk.file] : []));
/** Requests that are neither JavaScript nor messages: the document, the stylesheet, the script before the first paint. */
const otherRequests = 3;

const wordsFolder = readdirSync(join(folder, 'assets')).find((name) => name.startsWith('words-'));
/** The path of a message file: of a group that loads together (`start`, `signed-in`, `today`, `account`), or of one namespace. */
const wordFile = (name, language) => `assets/${wordsFolder}/${name}.${language}.json`;

const start = filesOf([entry]);
const signedIn = filesOf([entry, ...Object.keys(manifest).filter((key) => manifest[key].name === 'signed-in')]);
const auth = new Set([...filesOf([entry, 'src/features/auth/page.tsx']), wordFile('start', 'pt'), wordFile('auth', 'pt')]);
const shell = new Set([
  ...signedIn,
  ...filesOf(['src/features/profile/page.tsx']),
  ...['start', 'signed-in', 'profile'].map((name) => wordFile(name, 'pt')),
]);

const findings = [];
/** Adds one line to the report. A value over the limit makes the run fail. */
function report(name, value, limit, unit) {
  const text = unit === 'kB' ? (value / kilobyte).toFixed(1) : String(value);
  const over = unit === 'kB' ? value > limit * kilobyte : value > limit;
  findings.push({ over, line: `${over ? 'OVER ' : 'ok   '} ${name.padEnd(44)} ${text.padStart(7)} of ${limit} ${unit}` });
}

report('/auth JavaScript and words, gzip', sum(auth), 53, 'kB');
report('/auth requests', auth.size + otherRequests, 8, 'requests');
report('shell and first page with words, gzip', sum(shell), 88, 'kB');
report('shell and first page requests', shell.size + otherRequests, 10, 'requests');
report(
  'Today and words, gzip',
  sum(filesOf(Object.keys(manifest).filter((key) => manifest[key].name === 'today')).difference(shell)) +
    gzipSize(wordFile('today', 'pt')),
  30,
  'kB',
);
report('stylesheet, gzip', sum(new Set(css)), 12, 'kB');
report('service worker, gzip', gzipSize('service-worker.js'), 8, 'kB');
report(
  'premium dialog and words, gzip',
  sum(filesOf(['src/shared-features/upsell/upsell.tsx']).difference(signedIn)) + gzipSize(wordFile('upsell', 'pt')),
  10,
  'kB',
);

report(
  'help now and words, gzip',
  sum(filesOf(['src/shared-features/help-now/help-now.tsx']).difference(start)) + gzipSize(wordFile('help-now', 'pt')),
  25,
  'kB',
);

/** The modules of `auth`, whose pages need no session. Without a session the signed-in chunk is useless, so none may fetch it. */
const isSignedOutPath = Object.keys(manifest).filter((key) => /^src\/features\/auth\//.test(key));
const withSignedIn = isSignedOutPath.filter((key) =>
  [...filesOf([key])].some((file) => /assets\/(?:signed-in|journal)-/.test(file)),
);
report(
  `signed-out parts with the signed-in chunk${withSignedIn.map((key) => `, ${key}`).join('')}`,
  withSignedIn.length,
  0,
  'parts',
);

for (const key of Object.keys(manifest).filter((key) =>
  /^src\/(?:features|portability|overview)\/[^/]+\/page\.tsx$/.test(key),
)) {
  const base = /\/(auth|welcome)\//.test(key) ? start : signedIn;
  report(`${key.split('/')[2]} page, gzip`, sum(filesOf([key]).difference(base)), 15, 'kB');
}
/** Budgets in kB after gzip: 3 for each of the two files with the shell's messages, 2 for every other file of messages. */
const wordBudgets = { start: 3, 'signed-in': 3 };
// The folder also has compressed copies of each file. Measure only the originals.
for (const file of readdirSync(join(folder, 'assets', wordsFolder)).filter((name) => name.endsWith('.json'))) {
  const [name] = file.split('.');
  report(`words ${file}, gzip`, gzipSize(`assets/${wordsFolder}/${file}`), wordBudgets[name] ?? 2, 'kB');
}

const long = process.argv.includes('--all');
for (const { over, line } of findings) if (over || long || !line.includes('words ')) console.log(line);
if (findings.some(({ over }) => over)) process.exit(1);
