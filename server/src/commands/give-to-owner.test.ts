import { expect, test } from 'vitest';
import { giveToOwner } from './give-to-owner.ts';

const owners: Record<string, { uid: number; links?: number; names?: string[] }> = {
  '/data/.': { uid: 61_000 },
  '/data': { uid: 61_000, names: ['database', 'keys.json', 'control.sock', 'linked'] },
  '/data/database': { uid: 0, names: ['wal'] },
  '/data/database/wal': { uid: 0 },
  '/data/keys.json': { uid: 0 },
  '/data/control.sock': { uid: 61_000 },
  '/data/linked': { uid: 0, links: 2 },
};

function given(uid: number | undefined, folderOwner: number): string[] {
  const paths: string[] = [];
  giveToOwner('/data', {
    uid,
    ownerOf(path) {
      const found = path === '/data/.' ? { uid: folderOwner } : owners[path];
      return found && { gid: found.uid, links: 1, isDirectory: 'names' in found, ...found };
    },
    namesIn: (folder) => owners[folder]?.names ?? [],
    give: (path, owner) => void paths.push(`${path} ${String(owner.uid)}`),
  });
  return paths;
}

test('root’s new files in a service’s folder are given to the service, except files with hard links', () => {
  expect(given(0, 61_000)).toEqual(['/data/database/wal 61000', '/data/database 61000', '/data/keys.json 61000']);
});

test('other users change no owners, and a folder of root stays unchanged', () => {
  expect([given(1000, 61_000), given(undefined, 61_000), given(0, 0)]).toEqual([[], [], []]);
});
