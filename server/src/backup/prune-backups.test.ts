import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { backupName, pruneBackups } from './prune-backups.ts';

const envelope = '{"format":"cogn-backup","version":1,"sealed":null}\n';

test('removes all but the newest backups, and no other file of the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'cogn-prune-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const backups = ['01', '09', '10', '11'].map((day) => backupName(new Date(`2026-11-${day}T03:00:00Z`)));
  for (const name of backups) await writeFile(join(folder, name), `${envelope}\u001f`);
  // Pruning must keep these files. Their names sort before all backups, but the backup command did not make them.
  const strange = 'cogn-2020-01-01T00-00-00Z.backup';
  await writeFile(join(folder, strange), 'holiday photos');
  await writeFile(join(folder, 'before-the-move.backup'), envelope);
  await symlink(join(folder, backups[0] ?? ''), join(folder, 'cogn-2020-01-02T00-00-00Z.backup'));
  await mkdir(join(folder, 'cogn-2020-01-03T00-00-00Z.backup'));
  const before = await readdir(folder);

  expect(await pruneBackups(folder, 2)).toEqual(backups.slice(0, 2));
  expect((await readdir(folder)).toSorted()).toEqual(
    before.filter((name) => !backups.slice(0, 2).includes(name)).toSorted(),
  );
  expect(await pruneBackups(folder, 2)).toEqual([]);
});
