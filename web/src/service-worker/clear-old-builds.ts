import { cachePrefix, lockOfBuild } from './worker-message.ts';

/** The browser's state; tests pass stubs. */
export interface Surroundings {
  /** Number of open windows of this app. */
  readonly windows: number;
  /** Names of the active locks, one for each page. */
  readonly locks: readonly string[];
  readonly caches: Pick<CacheStorage, 'keys' | 'open' | 'delete'>;
}

/**
 * Removes builds that no window runs. Each window holds a lock that names its build. If a window does not hold its lock
 * yet, nothing is removed.
 */
export async function clearOldBuilds(own: string, { windows, locks, caches }: Surroundings): Promise<void> {
  const inUse = locks.filter((name) => name.startsWith(lockOfBuild(''))).map((name) => name.slice(lockOfBuild('').length));
  if (inUse.length < windows) return;
  const has = async (name: string, entry: string) =>
    (await (await caches.open(name)).match(entry, { ignoreVary: true })) !== undefined;
  for (const name of await caches.keys()) {
    if (name === own || !name.startsWith(cachePrefix)) continue;
    const used = await Promise.all(
      // A window needs the old build only if this build lacks the window's entry file: builds that differ only in settings
      // share all files.
      inUse.map(async (entry) => !(await has(own, entry)) && (await has(name, entry))),
    );
    if (!used.some(Boolean)) await caches.delete(name);
  }
}
