import { execFile } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Debian's folder of PostgreSQL, with a subfolder for each major version. */
const debianFolder = '/usr/lib/postgresql';

/** Finds the programs of the newest PostgreSQL. If there are none, rejects with instructions for the installation. */
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

let user: ReturnType<typeof findUser> | undefined;

/**
 * The user to run PostgreSQL as, because it refuses to run as root: the `postgres` user of Debian's package. Undefined
 * if this process is not root and can run PostgreSQL itself.
 */
export const userToRunAs = () => (user ??= findUser());

async function findUser(): Promise<{ uid: number; gid: number } | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const ask = async (option: string) => Number((await promisify(execFile)('id', [option, 'postgres'])).stdout);
  return { uid: await ask('-u'), gid: await ask('-g') };
}
