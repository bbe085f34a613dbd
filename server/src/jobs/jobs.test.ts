import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import type { Database } from '#database/port.ts';
import { onBothEngines } from '#database/testing/on-both-engines.ts';
import { makeLogger } from '#logger.ts';
import { testClock } from '#testing/test-clock.ts';
import { type Handlers, type Job, addJob } from './job.ts';
import { jobTable } from './job-table.ts';
import { backOff, mostAttempts } from './perform-job.ts';
import { createWorker } from './worker.ts';

const logger = makeLogger('silent');

onBothEngines((database, engine) => {
  const clock = testClock();
  const workerOf = (handlers: Handlers) => createWorker({ database: database(), clock, logger, handlers });
  const add = (id: string, kind: string, more: { userId?: string; runAt?: Date; priority?: number } = {}) =>
    database().asOwner((transaction) => addJob(transaction, { id, kind, userId: null, now: clock.now(), ...more }));
  const ask = async <Row = Record<string, unknown>>(text: string, parameters: unknown[] = []) =>
    (await database().asOwner((transaction) => transaction.query<Row>(text, parameters))).rows;
  const left = (kind: string) => ask('select attempts, run_at, dead_at, reason from server.jobs where kind = $1', [kind]);

  it('runs once when due, by priority, and not earlier', async () => {
    const seen: string[] = [];
    const worker = workerOf({
      first: ({ id }) => {
        seen.push(id);
        return Promise.resolve('done');
      },
    });
    const [plain, urgent, later] = [randomUUID(), randomUUID(), randomUUID()];
    await add(plain, 'first');
    await add(urgent, 'first', { priority: 5 });
    await add(urgent, 'first');
    await add(later, 'first', { runAt: new Date(clock.now().getTime() + 60_000) });
    await worker.runDue();
    expect(seen).toEqual([urgent, plain]);
    clock.advance(61);
    await worker.runDue();
    expect(seen).toEqual([urgent, plain, later]);
    expect(await left('first')).toEqual([]);
  });

  it('is added only if its transaction commits', async () => {
    const added = database().asOwner(async (transaction) => {
      await addJob(transaction, { id: randomUUID(), kind: 'undone', userId: null, now: clock.now() });
      throw new Error('no');
    });
    await expect(added).rejects.toThrow('no');
    expect(await left('undone')).toEqual([]);
  });

  it('is retried with growing delays when it throws, then becomes a dead letter', async () => {
    const attempts: number[] = [];
    const worker = workerOf({
      throwing: (job) => {
        attempts.push(job.attempt);
        return Promise.reject(new Error('secret words'));
      },
    });
    await add(randomUUID(), 'throwing');
    for (let run = 1; run <= mostAttempts + 2; run += 1) {
      await worker.runDue();
      clock.advance(backOff(run) / 1000);
    }
    expect(attempts).toEqual(Array.from({ length: mostAttempts }, (_, index) => index + 1));
    expect(await left('throwing')).toMatchObject([{ reason: 'every_run_failed', dead_at: expect.any(Date) as Date }]);
    expect(JSON.stringify(await ask('select * from server.jobs'))).not.toContain('secret');
  });

  it('runs again when its handler asks for it, with the count of runs reset', async () => {
    const attempts: number[] = [];
    const worker = workerOf({
      coming: ({ attempt }) => {
        attempts.push(attempt);
        return Promise.resolve(
          attempts.length < 3 ? { again: new Date(clock.now().getTime() + 5_000) } : { dead: 'enough' },
        );
      },
    });
    await add(randomUUID(), 'coming');
    for (let run = 0; run < 5; run += 1) {
      await worker.runDue();
      clock.advance(6);
    }
    expect(attempts).toEqual([1, 1, 1]);
    expect(await left('coming')).toMatchObject([{ reason: 'enough' }]);
  });

  it('runs once with several processes, and again if the process that leased it is gone', async () => {
    const tables = Array.from({ length: 4 }, () => jobTable(database(), randomUUID()));
    const ids = Array.from({ length: 12 }, () => randomUUID());
    for (const id of ids) await add(id, 'shared');
    const now = clock.now();
    const kinds = ['shared'];
    const taken: Job[] = [];
    await Promise.all(
      tables.map(async (table) => {
        for (let job = await table.take(now, kinds); job; job = await table.take(now, kinds)) taken.push(job);
      }),
    );
    expect(taken.map(({ id }) => id).sort()).toEqual(ids.toSorted());
    // A process whose clock is an hour ahead must still respect the leases.
    clock.advance(3600);
    expect(await tables[1]?.take(clock.now(), kinds)).toBeUndefined();
    await ask(`update server.jobs set leased_until = now() - interval '1 second' where kind = 'shared'`);
    const again = await tables[0]?.take(clock.now(), kinds);
    expect(again?.attempt).toBe(2);
    // A process that lost the lease can no longer record a result.
    await tables[1]?.end(again?.id ?? '');
    await tables[2]?.end(again?.id ?? '');
    await tables[3]?.end(again?.id ?? '');
    expect(await left('shared')).toHaveLength(12);
    await ask(`delete from server.jobs where kind = 'shared'`);
  });

  it('is not delayed by a clock that is set back', async () => {
    const seen: string[] = [];
    const worker = workerOf({
      early: ({ id }) => {
        seen.push(id);
        return Promise.resolve(seen.length === 1 ? { again: new Date(clock.now().getTime() + 5_000) } : 'done');
      },
    });
    const ahead = clock.now();
    const id = randomUUID();
    await add(id, 'early');
    await worker.runDue();
    clock.set(new Date(ahead.getTime() - 30 * 86_400_000));
    await worker.runDue();
    expect(seen).toEqual([id, id]);

    // A lease that ends too far in the future, by the database's clock, must not delay a job.
    await add(randomUUID(), 'early');
    await ask(`update server.jobs set holder = $1, leased_until = now() + interval '30 days' where kind = 'early'`, [id]);
    await worker.runDue();
    expect(seen).toHaveLength(3);
    clock.set(ahead);
  });

  it('delays no other kind if it hangs', async () => {
    const go = Promise.withResolvers<undefined>();
    const done: string[] = [];
    const worker = workerOf({
      hanging: async () => {
        await go.promise;
        return 'done';
      },
      swift: ({ id }) => {
        done.push(id);
        go.resolve(undefined);
        return Promise.resolve('done');
      },
    });
    for (let count = 0; count < 40; count += 1) await add(randomUUID(), 'hanging', { priority: 5 });
    const swift = randomUUID();
    await add(swift, 'swift');
    await worker.runDue();
    expect(done).toEqual([swift]);
    expect(await left('hanging')).toEqual([]);
  });

  it('updates the user’s rows in the transaction that gives it up', async () => {
    const id = randomUUID();
    await add(id, 'reported');
    const worker = createWorker({
      ...{ database: database(), clock, logger },
      handlers: { reported: () => Promise.resolve({ dead: 'enough' }) },
      onGivenUp: {
        reported: async (transaction, jobId) => {
          await transaction.query('select $1::uuid', [jobId]);
          throw new Error('cannot be said');
        },
      },
    });
    await worker.runDue();
    expect(await left('reported')).toMatchObject([{ dead_at: null }]);
    await ask(`delete from server.jobs where kind = 'reported'`);
  });

  it('is given up if each run ends its process', async () => {
    const id = randomUUID();
    await add(id, 'poison');
    await ask('update server.jobs set attempts = $2 where id = $1', [id, mostAttempts]);
    let runs = 0;
    await workerOf({
      poison: () => {
        runs += 1;
        return Promise.resolve('done');
      },
    }).runDue();
    expect(runs).toBe(0);
    expect(await left('poison')).toMatchObject([{ reason: 'every_run_was_cut' }]);
  });

  it('ends with the account, deleted fully or softly', async () => {
    for (const sql of ['delete from auth.users where id = $1', 'update auth.users set deleted_at = now() where id = $1']) {
      const userId = randomUUID();
      await ask('insert into auth.users (id) values ($1)', [userId]);
      await add(randomUUID(), 'owned', { userId });
      await ask(sql, [userId]);
      expect(await left('owned')).toEqual([]);
    }
  });

  it('runs by itself once started, at once when woken, and is completed before a stop', async () => {
    const began = Promise.withResolvers<undefined>();
    const go = Promise.withResolvers<undefined>();
    const worker = createWorker({
      database: database(),
      clock: { now: () => new Date(), pause: () => Promise.resolve() },
      logger,
      handlers: {
        slow: async () => {
          began.resolve(undefined);
          await go.promise;
          return 'done';
        },
      },
    });
    // With the embedded engine, the job still has the lease of a killed process.
    const id = randomUUID();
    await add(id, 'slow', { runAt: new Date(0) });
    if (engine === 'pglite')
      await ask(`update server.jobs set holder = $1, leased_until = now() + interval '1 minute' where id = $1`, [id]);
    const stop = worker.start();
    await began.promise;
    const stopped = stop(30_000);
    expect(await left('slow')).toHaveLength(1);
    go.resolve(undefined);
    expect(await stopped).toBe(0);
    expect(await left('slow')).toEqual([]);
  });

  it('stays pending if it outlasts a stop’s timeout, and no other process takes it during the lease', async () => {
    const began = Promise.withResolvers<undefined>();
    const go = Promise.withResolvers<undefined>();
    const runs: string[] = [];
    const handlers: Handlers = {
      endless: async ({ id }) => {
        runs.push(id);
        began.resolve(undefined);
        await go.promise;
        return 'done';
      },
    };
    const live = { now: () => new Date(), pause: () => Promise.resolve() };
    const worker = createWorker({ database: database(), clock: live, logger, handlers });
    await add(randomUUID(), 'endless', { runAt: new Date(0) });
    const stop = worker.start();
    await began.promise;
    expect(await stop(20)).toBe(1);
    expect(await left('endless')).toMatchObject([{ attempts: 1, dead_at: null }]);
    const other = jobTable(database(), randomUUID());
    expect(await other.take(new Date(), ['endless'])).toBeUndefined();
    go.resolve(undefined);
    await expect.poll(() => left('endless')).toEqual([]);
    expect(runs).toHaveLength(1);
  });

  it('reports a stalled worker loop, but not after a stop', async () => {
    let hanging = false;
    const hangs: Database = {
      ...database(),
      asOwner: (work) => (hanging ? new Promise(() => undefined) : database().asOwner(work)),
    };
    const live = { now: () => new Date(), pause: () => Promise.resolve() };
    const worker = createWorker({ database: hangs, clock: live, logger, handlers: { none: () => Promise.resolve('done') } });
    expect(worker.standsStill()).toBe(false);
    const time = vi.spyOn(performance, 'now');
    try {
      hanging = true;
      const stop = worker.start();
      const started = performance.now();
      time.mockReturnValue(started + 60_000);
      expect(worker.standsStill()).toBe(false);
      time.mockReturnValue(started + 200_000);
      expect(worker.standsStill()).toBe(true);
      expect(await stop(1)).toBe(0);
      expect(worker.standsStill()).toBe(false);
    } finally {
      time.mockRestore();
    }
  });

  it('reports dead letters at the next start, by kind and reason, and removes them after ninety days', async () => {
    const table = jobTable(database(), randomUUID());
    const [old, fresh] = [randomUUID(), randomUUID()];
    for (const id of [old, fresh]) {
      await add(id, 'dead');
      await table.take(clock.now(), ['dead']);
      await table.giveUp(id, 'a_reason', clock.now());
    }
    const ninety = new Date(clock.now().getTime() - 91 * 86_400_000);
    await ask('update server.jobs set dead_at = $2 where id = $1', [old, ninety]);
    const dead = (await table.readDead(clock.now())).filter(({ kind }) => kind === 'dead');
    expect(dead).toEqual([{ job: fresh, kind: 'dead', reason: 'a_reason', since: expect.any(Date) as Date }]);
    expect(await left('dead')).toHaveLength(1);
  });

  it('hides the table of jobs from every request role', async () => {
    for (const role of ['anon', 'authenticated', 'service_role'] as const) {
      const asked = database().asUser({ role }, (transaction) => transaction.query('select * from server.jobs'));
      await expect(asked).rejects.toMatchObject({ code: '42501' });
    }
  });
});

describe('the delay before the next run', () => {
  it('doubles, up to an hour', () => {
    expect([1, 2, 3, 11, 12, 40].map(backOff)).toEqual([1_000, 2_000, 4_000, 1_024_000, 2_048_000, 3_600_000]);
  });
});
