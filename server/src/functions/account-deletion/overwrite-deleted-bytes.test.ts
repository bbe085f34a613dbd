import { describe, expect, it } from 'vitest';
import type { Database } from '#database/port.ts';
import { makeLogger } from '#logger.ts';
import { testClock } from '#testing/test-clock.ts';
import { eraseDeletedRows } from './overwrite-deleted-bytes.ts';

/** A database stub with tables of these sizes in megabytes. `rewritten` lists the tables that were rewritten. */
function databaseOf(engine: Database['engine'], sizes: Readonly<Record<string, number>>) {
  const rewritten: string[] = [];
  const database = {
    engine,
    asOwner: () => Promise.resolve({ rows: [], count: 0 }),
    eraseDeleted(largest: number) {
      const names = Object.keys(sizes);
      const isLeft = (name: string) => (sizes[name] ?? 0) * 1024 * 1024 > largest;
      rewritten.push(...names.filter((name) => !isLeft(name)));
      return Promise.resolve(names.filter(isLeft));
    },
  } as unknown as Database;
  return { database, rewritten };
}

function runAt(moment: string, engine: Database['engine'], sizes: Readonly<Record<string, number>>) {
  const { database, rewritten } = databaseOf(engine, sizes);
  const erase = eraseDeletedRows({ database, clock: testClock(new Date(moment)), logger: makeLogger('silent') });
  const job = { id: 'a', kind: 'account-erasure', userId: null, payload: {}, attempt: 1, createdAt: new Date(moment) };
  return { rewritten, outcome: erase(job) };
}

describe('erasing deleted rows from the database files', () => {
  it('rewrites small tables at once and finishes', async () => {
    const { outcome, rewritten } = runAt('2026-03-10T14:30:00', 'pglite', { small: 16 });
    expect(await outcome).toBe('done');
    expect(rewritten).toEqual(['small']);
  });

  it('postpones tables to the night if a rewrite would block others for more than a second', async () => {
    const { outcome, rewritten } = runAt('2026-03-10T14:30:00', 'pglite', { small: 1, large: 17 });
    expect(await outcome).toEqual({
      again: new Date('2026-03-11T03:00:00'),
      because: 'large_tables_wait_for_the_night',
    });
    expect(rewritten).toEqual(['small']);
    const early = runAt('2026-03-10T01:10:00', 'pglite', { large: 17 });
    expect(await early.outcome).toMatchObject({ again: new Date('2026-03-10T03:00:00') });
  });

  it('rewrites large tables at night, and fails for tables that are too large even then', async () => {
    const { outcome, rewritten } = runAt('2026-03-10T03:00:00', 'pglite', { large: 256, huge: 257 });
    expect(await outcome).toBe('done');
    expect(rewritten).toEqual(['large']);
  });

  it('finishes at once on PostgreSQL, where the server cannot rewrite tables', async () => {
    const { outcome } = runAt('2026-03-10T14:30:00', 'postgres', { large: 17 });
    expect(await outcome).toBe('done');
  });
});
