import { cachePrefix, lockOfBuild } from './worker-message.ts';

/** What is asked of the browser, so that a test can answer. */
export interface Surroundings {
  /** How many windows of ours are open. */
  readonly windows: number;
  /** The locks that are held, each by one page. */
  readonly locks: readonly string[];
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
}

/**
 * Removes the files of builds that no window runs any more. A window says which build it runs by a lock; while one has not said it yet,
 * everything stays.
 */
export async function clearOldBuilds(own: string, { windows, locks, caches }: Surroundings): Promise<void> {
  const inUse = locks.filter((name) => name.startsWith(lockOfBuild(''))).map((name) => name.slice(lockOfBuild('').length));
  if (inUse.length < windows) return;
  const has = async (name: string, entry: string) =>
    (await (await caches.open(name)).match(entry, { ignoreVary: true })) !== undefined;
  for (const name of await caches.keys()) {
    if (name === own || !name.startsWith(cachePrefix)) continue;
    const used = await Promise.all(
      // Builds that differ in their settings alone begin with the same file, and the own one has all of them.
      inUse.map(async (entry) => !(await has(own, entry)) && (await has(name, entry))),
    );
    if (!used.some(Boolean)) await caches.delete(name);
  }
}
