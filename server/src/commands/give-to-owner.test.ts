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

test('what root made in the folder of a service is given to it, files with a second name apart', () => {
  expect(given(0, 61_000)).toEqual(['/data/database/wal 61000', '/data/database 61000', '/data/keys.json 61000']);
});

test("other users give nothing away, and a folder of root's own stays as it is", () => {
  expect([given(1000, 61_000), given(undefined, 61_000), given(0, 0)]).toEqual([[], [], []]);
});
