import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Where Debian keeps one folder per major version. */
const debianFolder = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs, the newest version's; rejects with what to do when there is none. */
export async function findPostgresPrograms(): Promise<string> {
  const versions = await readdir(debianFolder).catch(() => []);
  const newestFirst = versions.toSorted((one, other) => Number(other) - Number(one));
  for (const version of newestFirst) {
    const folder = join(debianFolder, version, 'bin');
    if (await canUse(join(folder, 'initdb'))) return folder;
  }
  throw new Error(
    'This test needs PostgreSQL. Install it ("apt-get install postgresql") or set COGN_TEST_DATABASE_URL to a server whose user may create databases and roles.',
  );
}

const canUse = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

/** PostgreSQL refuses to run as root; as root, it is run as the user that Debian's package made. Nobody else needs a change. */
export async function userToRunAs(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ask = async (option: string) => Number((await promisify(execFile)('id', [option, 'postgres'])).stdout);
  return { uid: await ask('-u'), gid: await ask('-g') };
}
