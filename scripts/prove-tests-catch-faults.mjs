// `npm run check:prove:tests`: proves that the tests can fail. In a temporary copy of the tree, it plants one fault at a time
// and runs the cheapest test that should find it. It reports each fault that this test did not find.
// `npm run check:prove:tests -- money` plants only the faults of one area, or those whose description contains the argument.
// docs/gates.md has the table.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { faults } from './planted-faults.mjs';

const root = resolve(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'cogn-tests-'));

cpSync(root, copy, {
  recursive: true,
  filter: (path) => !/(\/|^)(node_modules|\.git|data|dist|screenshots|test-results)$/.test(path.slice(root.length)),
});
for (const folder of ['.', 'shared', 'web', 'server', 'tests', 'bench']) {
  try {
    symlinkSync(join(root, folder, 'node_modules'), join(copy, folder, 'node_modules'));
  } catch (problem) {
    if (problem.code !== 'EEXIST' && problem.code !== 'ENOENT') throw problem;
  }
}

/** Runs the tests of a fault. Contract tests run on the embedded database only, unless the fault selects tests by `only`. */
function runTests({ project, test, only }) {
  const filter = project.startsWith('contract') ? ['-t', only ?? 'pglite'] : [];
  const command = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--bail=1', test, ...filter];
  return spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } });
}

const asked = process.argv[2];
const planted = faults.filter(({ area, about }) => asked === undefined || area === asked || about.includes(asked));
let uncaught = 0;
for (const fault of planted) {
  const file = join(copy, fault.file);
  const before = readFileSync(file, 'utf8');
  if (before.split(fault.instead).length !== 2) throw new Error(`${fault.file} does not say exactly once: ${fault.instead}`);
  writeFileSync(
    file,
    before.replace(fault.instead, () => fault.text),
  );
  const { status, stdout, stderr } = runTests(fault);
  writeFileSync(file, before);
  // A run that fails without a failed test proves nothing: the setup broke, or no test has this title.
  const caughtBy = /^ *FAIL +(.*)$/m.exec(stdout + stderr)?.[1];
  const isCaught = status !== 0 && caughtBy !== undefined;
  if (!isCaught) uncaught += 1;
  console.log(`${isCaught ? 'caught  ' : 'UNCAUGHT'} ${fault.area}: ${fault.about}\n         ${caughtBy ?? fault.test}`);
  if (!isCaught) console.log((stdout + stderr).split('\n').slice(-15).join('\n'));
}
rmSync(copy, { recursive: true, force: true });
console.log(`${planted.length - uncaught} of ${planted.length} planted faults were caught`);
process.exit(uncaught === 0 && planted.length > 0 ? 0 : 1);
