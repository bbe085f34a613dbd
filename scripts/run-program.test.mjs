import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cogn-run-'));
  const module = JSON.stringify(new URL('./run-until-it-ends.mjs', import.meta.url).href);
  writeFileSync(
    join(folder, 'outer.mjs'),
    `import { runUntilItEnds } from ${module}; runUntilItEnds(process.execPath, [process.argv[2]]);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program under the script; answers once the program has said that it is up. */
async function runUnder(program) {
  const path = join(folder, 'inner.mjs');
  writeFileSync(path, program);
  const outer = spawn(process.execPath, [join(folder, 'outer.mjs'), path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(outer.stdout, 'data');
  return outer;
}

it('ends as its program ends', async () => {
  const outer = await runUnder(`console.log('up'); process.exitCode = 3; process.channel.unref();`);
  expect(await once(outer, 'close')).toEqual([3, null]);
});

it('passes the wish to stop on, and waits for the program to do so', async () => {
  const outer = await runUnder(
    `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');`,
  );
  outer.kill('SIGTERM');
  expect(await once(outer, 'close')).toEqual([7, null]);
});

it('leaves no program behind when it is killed itself', async () => {
  const ended = join(folder, 'ended');
  const outer = await runUnder(`
    import { writeFileSync } from 'node:fs';
    process.on('disconnect', () => { writeFileSync(${JSON.stringify(ended)}, 'yes'); process.exit(0); });
    console.log('up');`);
  outer.kill('SIGKILL');
  // The program holds the other end of this stream: it closes when both are gone.
  await once(outer.stdout, 'close');
  expect(readFileSync(ended, 'utf8')).toBe('yes');
});
