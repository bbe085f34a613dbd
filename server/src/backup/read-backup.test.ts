import { mkdtemp, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type BackupLine, BackupRefused } from './backup-line.ts';
import { openBackupWriter } from './backup-writer.ts';
import { verifyBackup } from './verify-backup.ts';

const [photo, gone] = ['b9b2d1a4-6f0e-4a55-9a0a-0a4a8b3c2d1e', 'c9b2d1a4-6f0e-4a55-9a0a-0a4a8b3c2d1e'] as const;
const lines: BackupLine[] = [
  {
    backup: 1,
    made: '2026-03-01T12:00:00Z',
    engine: 'pglite',
    migrations: [{ name: 'migrations/0001.sql', checksum: 'c' }],
  },
  { schema: 'public', table: 'thoughts_entries', columns: ['id', 'text'] },
  ['1', 'um dia "calmo"\u2028\n\u0001 🫖'],
  ['2', null],
  { schema: 'auth', sequence: 'refresh_tokens_id_seq', last: 9007199254740993n, called: true },
  { object: photo, bytes: Buffer.from('photo').toString('base64') },
  { object: gone, bytes: null },
  { keys: '{"made":"then"}' },
];
const passphrase = 'quatro chaleiras azuis';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-read-backup-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(path: string, secret: string | undefined): Promise<void> {
  const writer = await openBackupWriter(path, secret);
  for (const line of lines) await writer.write(line);
  await writer.finish();
}

describe.each([
  ['sealed', passphrase],
  ['in clear', undefined],
])('a backup %s', (name, secret) => {
  let path: string;
  beforeAll(async () => {
    path = join(folder, name);
    await write(path, secret);
  });

  it('returns the written lines, on each read', async () => {
    const { lines: read, ...rest } = await verifyBackup(path, secret);
    expect(rest).toMatchObject({ rows: 2, keys: '{"made":"then"}', photos: [photo], absent: [gone] });
    for (const _ of [1, 2]) {
      const again: BackupLine[] = [];
      for await (const line of read()) again.push(line);
      expect(again).toEqual(lines);
    }
  });

  it('is readable only by its owner', async () => {
    expect((await stat(path)).mode & 0o777).toBe(0o600);
    expect((await readFile(path)).includes('chaleira')).toBe(false);
  });

  it('is refused if one bit changed', async () => {
    const bytes = await readFile(path);
    for (const part of [0.05, 0.4, 0.7, 1]) {
      const changed = Buffer.from(bytes);
      const at = Math.min(bytes.length - 1, Math.floor(bytes.length * part));
      changed[at] = (changed[at] ?? 0) ^ 4;
      await writeFile(`${path}-changed`, changed);
      await expect(verifyBackup(`${path}-changed`, secret)).rejects.toThrow(BackupRefused);
    }
  });

  it('is refused without its end', async () => {
    const bytes = await readFile(path);
    await writeFile(`${path}-cut`, bytes);
    await truncate(`${path}-cut`, bytes.length - 30);
    await expect(verifyBackup(`${path}-cut`, secret)).rejects.toThrow(BackupRefused);
  });

  it('is never overwritten', async () => {
    const before = await readFile(path);
    await expect(write(path, secret)).rejects.toThrow('is there already');
    expect(await readFile(path)).toEqual(before);
  });
});

it('opens only with its passphrase if encrypted', async () => {
  const path = join(folder, 'sealed');
  await expect(verifyBackup(path, undefined)).rejects.toThrow('BACKUP_PASSPHRASE');
  await expect(verifyBackup(path, 'another passphrase')).rejects.toThrow('another passphrase');
});

it('without encryption is refused if a line is missing', async () => {
  const path = join(folder, 'shorter');
  const writer = await openBackupWriter(path, undefined);
  for (const line of lines.slice(0, -1)) await writer.write(line);
  await writer.finish();
  await expect(verifyBackup(path, undefined)).rejects.toThrow('lacks');
});

it('leaves no file behind if interrupted', async () => {
  const path = join(folder, 'cut');
  const writer = await openBackupWriter(path, undefined);
  await writer.write(lines[0] as BackupLine);
  await writer.discard();
  await expect(stat(path)).rejects.toThrow('ENOENT');
  await expect(stat(`${path}.unfinished`)).rejects.toThrow('ENOENT');
});
