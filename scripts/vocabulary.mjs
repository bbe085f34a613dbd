// The gate `vocabulary` of `npm run check`: finds terms that we coined although engineers have a standard term. It reads code,
// tests, SQL and documents. It does not read the texts that users see; the gate `words` checks those.
// `node scripts/vocabulary.mjs FILE` checks one file.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '..');

/** Each coined term, and the standard terms that replace it. @type {[instead: string, found: RegExp][]} */
const coined = [
  ['action, operation', /\bdeeds?\b|(?<=_)deeds?\b/i],
  ['sign-in, auth-ui', /\bdoors?\b/i],
  ['unauthenticated client, another account', /\bstrangers?\b/i],
  ['fair queue, rate limit', /\bfair turns?\b|inFairTurns/i],
  ['notify, report, return', /\b(?:tells?|told|telling)\b|\bTold/],
  ['again, refetch, reload', /\banew\b/i],
  ['compute, reconcile', /\breckon(?:s|ed|ing)?\b/i],
  ['the noun: the user who, the client that', /\b(?:whoever|whomever|whom)\b/i],
  ['pending, due', /(?<!')\bow(?:es?|ed)\b/i],
  ['delivery status', /\bfates?\b/i],
  ['separated, delimited', /\bparted\b/i],
  ['orphaned objects', /\bloose bytes\b/i],
  ['fallback lines', /\bfew numbers\b/i],
  ['conflicting', /\bcontest(?:ed|s)?\b/i],
  ['dry run', /\brehears(?:e|es|ed|al)\b/i],
  ['snooze, postpone', /\bput(?:s|ting)? off\b/i],
  ['Stripe stub', /\bstripe[ -]?double\b/i],
  ['dependencies, setup', /\b(?:[a-z]\w*)?World\b(?! Health)/],
  ['cached, stored, saved', /(?<!')\b(?:kept|keeper)[A-Z]|(?<!')\b[a-z]+Kept[A-Z]|\bKept[A-Z]?\w*\b|\/kept-|^kept-/],
  ['message, label, text', /\b[a-z]\w*Words\b|\b[A-Z]\w*Words\b/],
  ['lazy', /\blate(?:Part|Dialog|Page)/],
];

/**
 * Files that are not checked: texts for users, generated files, and the two lists of forbidden words of this gate and the gate
 * `words`.
 */
const exempt =
  /(^|\/)messages\/|^web\/src\/features\/auth\/privacy\/|\/verse\/sets\/|^scripts\/(words\/|vocabulary\.mjs|prove-gates\.mjs)|^LICENSE$|^docs\/(licences|glossary)\.md$|service-worker\/push\/worker-settings\.ts$|package-lock\.json$/;
const readable = /\.(?:ts|tsx|mjs|cjs|sql|md|css|html|template)$/;

/** The file to check; undefined for the whole tree (`.`). */
const asked = process.argv[2] === '.' ? undefined : process.argv[2];
const { stdout } = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
});
const files = [...new Set(stdout.split('\n'))].filter((file) => readable.test(file) && !exempt.test(file));

let problems = 0;
const report = (place, [instead], text) => {
  problems += 1;
  console.log(`${place}: "${text}" -> ${instead}`);
};
for (const file of files.filter((each) => asked === undefined || each === asked)) {
  for (const term of coined) {
    const found = term[1].exec(file);
    if (found) report(file, term, found[0]);
  }
  let text;
  try {
    text = readFileSync(resolve(root, file), 'utf8');
  } catch {
    // The file was deleted in the working tree, but the deletion is not committed yet.
    continue;
  }
  for (const [index, line] of text.split('\n').entries()) {
    for (const term of coined) {
      const found = term[1].exec(line);
      if (found) report(`${file}:${index + 1}`, term, found[0]);
    }
  }
}
console.log(`${files.length} files: ${problems} coined term(s)`);
process.exit(problems === 0 ? 0 : 1);
