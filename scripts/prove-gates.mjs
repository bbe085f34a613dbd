// `npm run check:prove`: proves that every gate of `npm run check` can fail, because a gate that cannot fail checks nothing. In
// a temporary copy of the tree, it plants one fault at a time, runs the gate that should find it, and reports every gate that
// misses its fault. `npm run check:prove -- words` proves one gate only.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { gates } from './gates.mjs';

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'cogn-gates-'));

/**
 * The planted faults. Each has the gate that must find it, the file with the fault, and text that the gate's report must contain.
 * `instead` is the text of an existing file that `text` replaces; without `instead`, the file is new.
 */
const faults = [
  {
    gate: 'types of the server',
    file: 'server/src/planted.ts',
    text: 'export const planted: number = "one";\n',
    says: 'TS2322',
  },
  {
    gate: 'types of the web',
    file: 'web/src/lib/planted.ts',
    text: 'export const planted: number = "one";\n',
    says: 'TS2322',
  },
  {
    gate: 'types of the service worker',
    file: 'web/src/service-worker/planted.ts',
    text: 'export const planted: number = "one";\n',
    says: 'TS2322',
  },
  { gate: 'types of the tests', file: 'tests/planted.ts', text: 'export const planted: number = "one";\n', says: 'TS2322' },
  {
    gate: 'oxlint',
    file: 'web/src/ui/planted.tsx',
    text: 'export function Planted() {\n  return <img src="/a.png" />;\n}\n',
    says: 'alt-text',
  },
  {
    gate: 'oxlint',
    file: 'web/src/ui/planted.tsx',
    text: "import { useState } from 'react';\nexport function usePlanted(on: boolean) {\n  return on ? useState(0) : null;\n}\n",
    says: 'rules-of-hooks',
  },
  {
    gate: 'ESLint',
    file: 'web/src/ui/planted.tsx',
    text: 'export function Planted() {\n  return <p>An untranslated sentence</p>;\n}\n',
    says: 'no-literal-string',
  },
  {
    gate: 'ESLint',
    file: 'web/src/ui/planted.tsx',
    text: "export const Planted = ({ say }: { say: (text: string) => string }) => <p>{say('An untranslated sentence')}</p>;\n",
    says: 'Take an untranslated sentence',
  },
  {
    gate: 'ESLint',
    file: 'web/src/ui/planted.tsx',
    text: "export const Planted = () => <p style={{ color: '#ff0000' }} />;\n",
    says: 'colour token',
  },
  {
    gate: 'ESLint',
    file: 'web/src/ui/planted.tsx',
    text: 'export const Planted = () => <p className="text-red-500" />;\n',
    says: 'no-unknown-classes',
  },
  {
    gate: 'oxlint',
    file: 'server/src/planted.ts',
    text: 'async function work() {}\nexport function planted() {\n  work();\n}\n',
    says: 'no-floating-promises',
  },
  {
    gate: 'ESLint',
    file: 'server/src/planted.ts',
    text: 'export const planted = (text: string) => /Version\\/\\S+ Safari\\//.test(text);\n',
    says: 'redos/no-vulnerable',
  },
  {
    gate: 'ESLint',
    file: 'web/src/lib/planted.ts',
    text: 'export const planted = (text: string) => /^(\\w+ ?)*$/.test(text);\n',
    says: 'redos/no-vulnerable',
  },
  {
    gate: 'ESLint',
    file: 'web/src/lib/planted.ts',
    text: 'export const planted = () => Promise.withResolvers<string>();\n',
    says: 'baseline-js/use-baseline',
  },
  { gate: 'format', file: 'server/src/planted.ts', text: 'export const planted   =  1\n', says: 'planted.ts' },
  {
    gate: 'dependency rules',
    file: 'web/src/lib/planted.ts',
    text: "export { Button } from '#ui/button.tsx';\n",
    says: 'lib-imports-no-higher-layer',
  },
  {
    gate: 'dependency rules',
    file: 'web/src/features/water/planted.ts',
    text: "export { mood } from '#features/mood/mood.ts';\n",
    says: 'features-do-not-import-each-other',
  },
  {
    gate: 'dependency rules',
    file: 'server/src/rest/planted.ts',
    text: "export { default } from 'pg';\n",
    says: 'only-database-knows-a-driver',
  },
  {
    gate: 'vocabulary',
    file: 'server/src/planted.ts',
    text: '// Forgets whoever asked.\nexport {};\n',
    says: 'the user who',
  },
  { gate: 'unused code', file: 'server/src/planted.ts', text: 'export const planted = 1;\n', says: 'planted.ts' },
  {
    gate: 'words',
    file: 'web/src/ui/planted/messages/pt.ts',
    text: "export default { text: 'Adicione algo' };\n",
    says: 'planted/messages/ja.ts: is missing',
  },
  {
    gate: 'words',
    file: 'web/src/features/water/messages/fr.ts',
    instead: '{goal}',
    text: '{but}',
    says: 'has the placeholders',
  },
  {
    gate: 'words',
    file: 'web/src/features/water/messages/it.ts',
    instead: "title: '",
    text: "title: 'Non dimenticare ",
    says: 'comfort rule 22',
  },
  {
    gate: 'words',
    file: 'web/src/features/water/water-chart.tsx',
    instead: "t('summary'",
    text: "String('summary'",
    says: 'summary: no code asks for this key',
  },
];

cpSync(root, copy, {
  recursive: true,
  filter: (path) => !/(\/|^)(node_modules|\.git|data|dist|\.cache|screenshots|test-results)$/.test(path.slice(root.length)),
});
for (const folder of ['.', 'shared', 'web', 'server', 'tests', 'bench']) {
  try {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  } catch (problem) {
    if (problem.code !== 'EEXIST' && problem.code !== 'ENOENT') throw problem;
  }
}
spawnSync('git', ['init', '-q'], { cwd: copy });

const asked = process.argv[2];
const planted = faults.filter(({ gate }) => asked === undefined || gate === asked);
let silent = 0;
for (const fault of planted) {
  const gate = gates.find((each) => each.name === fault.gate);
  const file = join(copy, fault.file);
  mkdirSync(dirname(file), { recursive: true });
  const before = fault.instead === undefined ? undefined : readFileSync(file, 'utf8');
  if (before !== undefined && !before.includes(fault.instead))
    throw new Error(`${fault.file} no longer says ${fault.instead}`);
  writeFileSync(file, before?.replace(fault.instead, fault.text) ?? fault.text);
  const [program, ...parameters] = gate.command.map((argument) => (argument === '.' ? fault.file : argument));
  const result = spawnSync(program, parameters, { cwd: copy, encoding: 'utf8' });
  const report = result.stdout + result.stderr;
  const seen = result.status !== 0 && report.includes(fault.says);
  if (!seen) silent += 1;
  console.log(`${seen ? 'seen  ' : 'SILENT'} ${fault.gate}: ${fault.says}`);
  if (!seen) console.log(report.split('\n').slice(-15).join('\n'));
  if (before === undefined) rmSync(file);
  else writeFileSync(file, before);
}
rmSync(copy, { recursive: true, force: true });
console.log(`${planted.length - silent} of ${planted.length} planted faults were seen`);
process.exit(silent === 0 && planted.length > 0 ? 0 : 1);
