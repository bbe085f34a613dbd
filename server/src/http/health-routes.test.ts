import { describe, expect, it, test } from 'vitest';
import { readMigrationNames } from '#database/migrations.ts';
import type { Database } from '#database/port.ts';
import { onBothEngines } from '#database/testing/on-both-engines.ts';
import { makeLogger } from '#logger.ts';
import { healthRoutes } from './health-routes.ts';
import type { Watched } from './readiness.ts';

const logger = makeLogger('silent');
const fine = { migrations: ['one'], isStopping: () => false, isBackingUp: () => false, jobsStandStill: () => false };
const answering = (answer: () => Promise<unknown>) => ({ asOwner: answer }) as unknown as Database;
const fits = { rows: [{ ours: 1, others: 0 }] };

const readyz = async (watched: Partial<Watched>) => {
  const database = answering(() => Promise.resolve(fits));
  const routes = healthRoutes({ ...{ database, logger }, ...fine, ...watched });
  routes.onError((error) => Response.json(error, { status: 503 }));
  const answer = await routes.request('/readyz');
  return { status: answer.status, text: await answer.text() };
};

test('a flood of /readyz makes one database query at a time', async () => {
  let asked = 0;
  const { promise: until, resolve: answer } = Promise.withResolvers<unknown>();
  const routes = healthRoutes({ database: answering(() => ((asked += 1), until)), logger, ...fine });
  const flood = Array.from({ length: 50 }, () => routes.request('/readyz'));
  answer(fits);
  const statuses = await Promise.all(flood.map(async (one) => (await one).status));
  expect([asked, new Set(statuses)]).toEqual([1, new Set([200])]);
  await routes.request('/readyz');
  expect(asked).toBe(2);
});

describe('/readyz is red and names the failing part', () => {
  it.each<[string, Partial<Watched>, string]>([
    ['once the server was asked to stop', { isStopping: () => true }, '"server":"stopping"'],
    ['while jobs stand still', { jobsStandStill: () => true }, '"jobs":"stand still"'],
    [
      'while the database does not answer, in no words of its own',
      { database: answering(() => Promise.reject(new Error('password of postgres://hunter2@10.0.0.7 refused'))) },
      '"database":"does not answer","schema":"not known"',
    ],
  ])('%s', async (_case, watched, part) => {
    const { status, text } = await readyz(watched);
    expect([status, text]).toEqual([503, expect.stringContaining(part)]);
    expect(text).not.toMatch(/hunter2|10\.0/);
  });

  it('stays green during a backup, and names it', async () => {
    let asked = 0;
    const never = new Promise(() => undefined);
    const database = answering(() => ((asked += 1) === 1 ? Promise.resolve(fits) : never));
    const routes = healthRoutes({ database, logger, ...fine, isBackingUp: () => true });
    for (const _ of ['answered', 'waiting for the backup']) {
      const answer = await routes.request('/readyz');
      expect([answer.status, await answer.json()]).toEqual([
        200,
        {
          status: 'ok',
          parts: { server: 'open', jobs: 'run', database: 'answers', schema: 'fits', backup: 'backing up' },
        },
      ]);
    }
  });

  it('logs a failure once and the recovery once, however often it is requested', async () => {
    const lines: string[] = [];
    let stands = true;
    const destination = { write: (line: string) => void lines.push(line) };
    const watched = { ...fine, jobsStandStill: () => stands, database: answering(() => Promise.resolve(fits)) };
    const routes = healthRoutes({ ...watched, logger: makeLogger('info', destination) });
    routes.onError(() => new Response(null, { status: 503 }));
    const statuses = [];
    for (const still of [true, true, false, false]) {
      stands = still;
      statuses.push((await routes.request('/readyz')).status);
    }
    expect(statuses).toEqual([503, 503, 200, 200]);
    expect(lines.map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual(['not ready', 'ready again']);
  });
});

onBothEngines((database) => {
  const ask = (sql: string) => database().asOwner((transaction) => transaction.query(sql));
  const stand = async () => {
    const { status, text } = await readyz({ database: database(), migrations: await readMigrationNames() });
    return [status, (JSON.parse(text) as { parts?: object; extra?: { parts: object } }).extra?.parts ?? JSON.parse(text)];
  };

  it('reports whether the schema fits the program, is behind or is newer', async () => {
    expect(await stand()).toEqual([
      200,
      { status: 'ok', parts: { server: 'open', jobs: 'run', database: 'answers', schema: 'fits' } },
    ]);
    await ask(`insert into server.migrations (name, checksum) values ('migrations/9999_later.sql', '')`);
    expect(await stand()).toEqual([503, expect.objectContaining({ database: 'answers', schema: 'newer' })]);
    await ask(`delete from server.migrations where name > 'migrations/0002'`);
    expect(await stand()).toEqual([503, expect.objectContaining({ schema: 'behind' })]);
    await ask('drop table server.migrations');
    expect(await stand()).toEqual([503, expect.objectContaining({ schema: 'behind' })]);
  });
});
