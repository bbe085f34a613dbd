import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'cogn-run-'));
  const module = JSON.stringify(new URL('./run-program.mjs', import.meta.url).href);
  writeFileSync(
    join(folder, 'outer.mjs'),
    `import { runProgram } from ${module}; runProgram(process.execPath, [process.argv[2]]);`,
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program under run-program.mjs. Resolves when the program has printed that it is up. */
async function runUnder(program) {
  const path = join(folder, 'inner.mjs');
  writeFileSync(path, program);
  const outer = spawn(process.execPath, [join(folder, 'outer.mjs'), path], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(outer.stdout, 'data');
  return outer;
}

it('exits with the exit code of its program', async () => {
  const outer = await runUnder(`console.log('up'); process.exitCode = 3; process.channel.unref();`);
  expect(await once(outer, 'close')).toEqual([3, null]);
});

it('forwards SIGTERM and waits for the program to exit', async () => {
  const outer = await runUnder(
    `process.on('SIGTERM', () => process.exit(7)); setInterval(() => {}, 1000); console.log('up');`,
  );
  outer.kill('SIGTERM');
  expect(await once(outer, 'close')).toEqual([7, null]);
});

it('leaves no orphaned program when it is killed', async () => {
  const ended = join(folder, 'ended');
  const outer = await runUnder(`
    import { writeFileSync } from 'node:fs';
    process.on('disconnect', () => { writeFileSync(${JSON.stringify(ended)}, 'yes'); process.exit(0); });
    console.log('up');`);
  outer.kill('SIGKILL');
  // Both processes write to this stream, so it closes when both have ended.
  await once(outer.stdout, 'close');
  expect(readFileSync(ended, 'utf8')).toBe('yes');
});
