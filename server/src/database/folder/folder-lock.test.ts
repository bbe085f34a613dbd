import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { DataFolderInUse, lockFolder } from './folder-lock.ts';
import type { LockOwner } from './lock-owner.ts';

let folder: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-lock-'));
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

/**
 * Starts a process that tries to lock the folder. Returns the process, which keeps running, and its output: 'locked' or
 * the error's name.
 */
async function lockElsewhere(): Promise<{ child: ChildProcess; said: string }> {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'folder-lock.ts'))};
    await lockFolder(${JSON.stringify(folder)}).then(() => console.log('locked'), (error) => console.log(error.name));
    setInterval(() => {}, 1_000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  children.push(child);
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer];
  return { child, said: chunk.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Writes a lock file that describes this process as the owner, except for the given changes. */
async function leaveLock(change: (owner: LockOwner) => Partial<LockOwner>): Promise<void> {
  await lockFolder(folder);
  const [name = ''] = await readdir(folder);
  const owner = JSON.parse(await readFile(join(folder, name), 'utf8')) as LockOwner;
  await writeFile(join(folder, 'lock-7'), JSON.stringify({ ...owner, ...change(owner) }));
}

test('a second process learns which process has the folder and what to do', async () => {
  const { child, said } = await lockElsewhere();
  expect(said).toBe('locked');
  const refused = await lockFolder(folder).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(DataFolderInUse);
  expect((refused as Error).message).toContain(`process ${String(child.pid)}`);
  expect((refused as Error).message).toContain('--data');
});

test('one process cannot lock twice, except after a release', async () => {
  const lock = await lockFolder(folder);
  await expect(lockFolder(folder)).rejects.toThrow(DataFolderInUse);
  await lock.release();
  await (await lockFolder(folder)).release();
});

test('the lock of a killed process is taken over', async () => {
  const { child } = await lockElsewhere();
  await kill(child);
  expect((await lockElsewhere()).said).toBe('locked');
});

test('of many processes that find the lock of a dead one, exactly one gets it', async () => {
  await kill((await lockElsewhere()).child);
  const outcomes = await Promise.all(Array.from({ length: 6 }, () => lockElsewhere()));
  expect(outcomes.map(({ said }) => said).sort()).toEqual([...Array<string>(5).fill('DataFolderInUse'), 'locked'].sort());
});

test('of many attempts in one process, exactly one succeeds', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => lockFolder(folder)));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('a living process with the same id as the dead owner does not keep the folder', async () => {
  await leaveLock(() => ({ startedAt: '1' }));
  await (await lockFolder(folder)).release();
});

test('an owner in another container keeps the folder while it sends heartbeats', async () => {
  const elsewhere = await lockFolder(folder, { heartbeat: 20 });
  const [name = ''] = await readdir(folder);
  const owner = JSON.parse(await readFile(join(folder, name), 'utf8')) as LockOwner;
  await writeFile(join(folder, name), JSON.stringify({ ...owner, place: 'another machine' }));
  await expect(lockFolder(folder, { heartbeat: 40 })).rejects.toThrow(/another machine or container/);
  await elsewhere.release();
});

test('an owner in another container without heartbeats loses the folder', async () => {
  await leaveLock(() => ({ place: 'another machine' }));
  await (await lockFolder(folder, { heartbeat: 20 })).release();
});

test('an owner that lost the folder is notified', async () => {
  const lost = new Promise<void>((resolve) => {
    void lockFolder(folder, { heartbeat: 20, onLost: resolve });
  });
  await expect.poll(() => readdir(folder)).toEqual(['lock-1']);
  await leaveLockOfDead();
  await (await lockFolder(folder)).release();
  await lost;
});

async function leaveLockOfDead(): Promise<void> {
  const owner = JSON.parse(await readFile(join(folder, 'lock-1'), 'utf8')) as LockOwner;
  await writeFile(join(folder, 'lock-1'), JSON.stringify({ ...owner, startedAt: '1' }));
}

test('a lock file that a power failure left incomplete is ignored', async () => {
  await writeFile(join(folder, 'lock-3'), '{"token": "');
  await (await lockFolder(folder)).release();
});
