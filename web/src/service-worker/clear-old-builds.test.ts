import { expect, it } from 'vitest';
import { clearOldBuilds } from './clear-old-builds.ts';
import { lockOfBuild } from './worker-message.ts';

/** Fake caches that contain only addresses. `entries`: cache name → addresses. */
function cachesOf(entries: Record<string, string[]>) {
  const left = new Map(Object.entries(entries));
  return {
    left,
    keys: async () => [...left.keys()],
    delete: async (name: string) => left.delete(name),
    open: async (name: string) =>
      ({ match: async (address: string) => (left.get(name)?.includes(address) ? {} : undefined) }) as unknown as Cache,
  };
}
const builds = { 'cogn-1': ['/assets/a.js'], 'cogn-2': ['/assets/b.js'], 'cogn-3': ['/assets/c.js'] };

it('keeps the build that a window still runs, and removes the others', async () => {
  const caches = cachesOf(builds);
  await clearOldBuilds('cogn-3', { windows: 2, locks: ['/assets/b.js', '/assets/c.js'].map(lockOfBuild), caches });
  expect([...caches.left.keys()]).toEqual(['cogn-2', 'cogn-3']);
});

it('removes nothing until every window has reported its build', async () => {
  const caches = cachesOf(builds);
  await clearOldBuilds('cogn-3', { windows: 2, locks: [lockOfBuild('/assets/c.js'), 'cogn-outbox'], caches });
  expect([...caches.left.keys()]).toEqual(['cogn-1', 'cogn-2', 'cogn-3']);
});

it('removes a build that differs from its own in settings only', async () => {
  const caches = cachesOf({ 'cogn-before': ['/assets/a.js'], 'cogn-now': ['/assets/a.js'] });
  await clearOldBuilds('cogn-now', { windows: 1, locks: [lockOfBuild('/assets/a.js')], caches });
  expect([...caches.left.keys()]).toEqual(['cogn-now']);
});

it('keeps its own build even if no window is open', async () => {
  const caches = cachesOf(builds);
  await clearOldBuilds('cogn-3', { windows: 0, locks: [], caches });
  expect([...caches.left.keys()]).toEqual(['cogn-3']);
});

it('leaves other programs’ caches on the same origin alone', async () => {
  const caches = cachesOf({ ...builds, 'other-v1': ['/other'] });
  await clearOldBuilds('cogn-3', { windows: 0, locks: [], caches });
  expect([...caches.left.keys()]).toEqual(['cogn-3', 'other-v1']);
});
