import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import { makeKeyMaterial, makeKeys, type KeyMaterial, type Keys } from './keys.ts';

const materialShape = z.object({
  made: z.iso.datetime(),
  signing: z.looseObject({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string(), d: z.string() }),
  refreshSecret: z.string().min(43),
  anonKey: z.string().min(1),
  serviceKey: z.string().min(1),
});

/**
 * Loads `keys.json` from the data folder. At the first start, creates it so that only its owner can read it. If the
 * file is unreadable, throws an error and never replaces it, because new keys would sign all users out and hide the
 * loss. Calls `warn` if other users of the machine can read the file.
 */
export async function loadKeys(
  folder: string,
  options: Partial<Pick<Config['jwt'], 'secret' | 'keys'>> & { clock?: Clock; warn?: (sentence: string) => void } = {},
): Promise<Keys> {
  const path = join(folder, 'keys.json');
  const material = (await readMaterial(path, options.warn)) ?? (await storeMaterial(folder, path, options.clock));
  return makeKeys({ material, secret: options.secret, operatorKeys: options.keys, clock: options.clock });
}

async function readMaterial(path: string, warn?: (sentence: string) => void): Promise<KeyMaterial | undefined> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const { mode } = await stat(path);
  if ((mode & 0o077) !== 0) warn?.(`Others on this machine can read ${path}. Run: chmod 600 ${path}`);
  const read = materialShape.safeParse(parseJson(text));
  if (!read.success) {
    throw new Error(
      `${path} is damaged. Put back its copy from a backup; without one, move it away: everybody then signs in again.`,
    );
  }
  return read.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Writes a temporary file, syncs it, and links it to its final name, so that after a crash the file is complete or
 * absent. If several processes start on one folder at once, all use the keys of the first. Otherwise each would refuse
 * the tokens of the others.
 */
async function storeMaterial(folder: string, path: string, clock?: Clock): Promise<KeyMaterial> {
  const material = await makeKeyMaterial(clock);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const beside = `${path}.${randomUUID()}.new`;
  const file = await open(beside, 'wx', 0o600);
  try {
    await file.chmod(0o600);
    await file.writeFile(`${JSON.stringify(material, undefined, 2)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  const isFirst = await nameUnlessTaken(beside, path);
  const directory = await open(folder, 'r');
  try {
    await directory.sync();
  } finally {
    await directory.close();
  }
  const stored = isFirst ? material : await readMaterial(path);
  if (!stored) throw new Error(`${path} went away while this server started. Start it again.`);
  return stored;
}

/**
 * The errors of file systems without hard links. On such a file system, two processes that start for the first time at
 * once could create different keys. So the operator must start one process alone first.
 */
const withoutLinks = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS']);

/**
 * Gives the file its final name, and returns whether that name was free. It links, because a rename would overwrite
 * another process's file.
 */
async function nameUnlessTaken(beside: string, path: string): Promise<boolean> {
  try {
    await link(beside, path);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (withoutLinks.has(code)) {
      await rename(beside, path);
      return true;
    }
    await unlink(beside);
    if (code === 'EEXIST') return false;
    throw error;
  }
  await unlink(beside);
  return true;
}
