import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgresCluster, type PostgresCluster } from '../testing/postgres-cluster.ts';
import { migrate } from './migrate.ts';
import { openTestDatabase } from './open-test-database.ts';
import type { Claims, Database, Transaction } from './port.ts';
import { openPostgres } from './postgres/open-postgres.ts';
import type { Timeouts } from './transactions/timeouts.ts';

/** Short enough that a test of a limit is quick. */
const timeouts: Timeouts = {
  statement: { anon: 300, authenticated: 400, service_role: 20_000, owner: 20_000 },
  script: 20_000,
  idleTransaction: 300,
};

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

async function openMigratedPostgres(): Promise<Database> {
  const database = await openPostgres({ url: await cluster.createDatabase(), timeouts });
  await migrate(database);
  return database;
}

const engines = [
  { engine: 'pglite', open: () => openTestDatabase(timeouts) },
  { engine: 'postgres', open: openMigratedPostgres },
];

describe.each(engines)('a $engine database', ({ engine, open }) => {
  const person = { role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' } satisfies Claims;
  let database: Database;
  const ask = async (text: string, parameters: unknown[] = []) =>
    (await database.asOwner((transaction) => transaction.query(text, parameters))).rows[0];
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('nothing was refused'),
      (error: unknown) => error,
    );

  beforeAll(async () => {
    database = await open();
    await database.runScript(
      'create table public.notes (id integer primary key, body text); grant all on public.notes to authenticated',
    );
  });
  beforeEach(() => database.runScript('truncate public.notes'));
  afterAll(() => database.close());

  test('says which engine it is', () => {
    expect(database.engine).toBe(engine);
  });

  describe('values', () => {
    test.each([
      ["'a'::text", 'a'],
      ["'é 日本 🙂'::varchar", 'é 日本 🙂'],
      ["'11111111-1111-4111-8111-111111111111'::uuid", '11111111-1111-4111-8111-111111111111'],
      ['1.50::numeric', '1.50'],
      ['1::smallint', 1],
      ['2::integer', 2],
      ['9007199254740991::bigint', 9007199254740991],
      ['1.5::real', 1.5],
      ['2.5::double precision', 2.5],
      ['true', true],
      ['false', false],
      ['null', null],
      [`'{"a": [1, null]}'::jsonb`, { a: [1, null] }],
      [`'"text"'::json`, 'text'],
      ["'null'::json", null],
      ["'2026-11-21 09:26:00.123+02'::timestamptz", new Date('2026-11-21T07:26:00.123Z')],
      ["'infinity'::timestamptz", 'infinity'],
      ["'2026-11-21'::date", '2026-11-21'],
      ["'2026-11-21 09:26:00'::timestamp", '2026-11-21 09:26:00'],
      ["'\\x00ff'::bytea", new Uint8Array([0, 255])],
      ["array['a', 'b \"c\" \\, {d}', null, 'NULL', '']", ['a', 'b "c" \\, {d}', null, 'NULL', '']],
      ['array[1, 2]::bigint[]', [1, 2]],
      [
        'array[[1, 2], [3, 4]]',
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ["'[0:1]={5,6}'::integer[]", [5, 6]],
      ['array[]::text[]', []],
      ["array['2026-11-21'::date]", ['2026-11-21']],
      ['array[true, false]', [true, false]],
      [`array['{"a": 1}'::jsonb]`, [{ a: 1 }]],
      ["interval '1 day 2 hours'", '1 day 02:00:00'],
    ])('%s comes back as the port promises', async (expression, expected) => {
      expect(await ask(`select ${expression} as value`)).toEqual({ value: expected });
    });

    test.each([
      ['text', 'it\'s "quoted" \\ é 🙂', 'it\'s "quoted" \\ é 🙂'],
      ['text', '', ''],
      ['text', null, null],
      ['text', undefined, null],
      ['text', 'é\uDC00!', 'é\uFFFD!'],
      ['integer', 7, 7],
      ['bigint', 7n, 7],
      ['numeric', '1.10', '1.10'],
      ['boolean', true, true],
      ['timestamptz', new Date('2026-11-21T07:26:00.123Z'), new Date('2026-11-21T07:26:00.123Z')],
      ['date', '2026-11-21', '2026-11-21'],
      ['jsonb', { a: ['é\\', null, { b: 1 }] }, { a: ['é\\', null, { b: 1 }] }],
      ['text[]', ['a', 'b "c" \\, {d}', null, 'NULL', ''], ['a', 'b "c" \\, {d}', null, 'NULL', '']],
      [
        'integer[]',
        [
          [1, 2],
          [3, 4],
        ],
        [
          [1, 2],
          [3, 4],
        ],
      ],
      ['bytea', new Uint8Array([0, 255]), new Uint8Array([0, 255])],
    ])('a parameter of type %s arrives whole (%#)', async (type, given, expected) => {
      expect(await ask(`select $1::${type} as value`, [given])).toEqual({ value: expected });
    });

    test('a value of many megabytes goes there and back', async () => {
      const text = 'é'.repeat(3_000_000);
      expect(await ask('select $1::text as value', [text])).toEqual({ value: text });
    });

    test('a NUL in a text is refused and the connection goes on', async () => {
      expect(await failure(ask('select $1::text', ['a\0b']))).toMatchObject({ code: '22021' });
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });
  });

  describe('counts', () => {
    test('are of rows returned or changed', async () => {
      const counts = await database.asOwner(async (transaction) => {
        const made = await transaction.query("insert into public.notes select n, 'x' from generate_series(1, 5) as n");
        const read = await transaction.query('select id from public.notes where id > 3');
        const changed = await transaction.query("update public.notes set body = 'y' where id < 4 returning id");
        const removed = await transaction.query('delete from public.notes');
        const other = await transaction.query("set local work_mem = '8MB'");
        return [made, read, changed, removed, other].map(({ count, rows }) => [count, rows.length]);
      });
      expect(counts).toEqual([
        [5, 0],
        [2, 2],
        [3, 3],
        [5, 0],
        [0, 0],
      ]);
    });
  });

  describe('roles and claims', () => {
    test('a policy sees who asks, with every claim as it was given', async () => {
      const claims = { ...person, email: "o'hara\\@example.org", app_metadata: { deep: ['é "x"'] } };
      const seen = await database.asUser(claims, (transaction) =>
        transaction.query('select auth.uid() as uid, auth.role() as role, current_user as "user", auth.jwt() as jwt'),
      );
      expect(seen.rows[0]).toEqual({ uid: person.sub, role: 'authenticated', user: 'authenticated', jwt: claims });
    });

    test('anon has no person', async () => {
      const seen = await database.asUser({ role: 'anon' }, (transaction) =>
        transaction.query('select auth.uid() as uid, current_user as "user"'),
      );
      expect(seen.rows[0]).toEqual({ uid: null, user: 'anon' });
    });

    test('nothing of them is left for the next transaction', async () => {
      await database.asUser(person, (transaction) => transaction.query('select 1'));
      const left = await ask(
        "select auth.uid() as uid, current_user = session_user as owner, nullif(current_setting('request.jwt.claims', true), '') as claims",
      );
      expect(left).toEqual({ uid: null, owner: true, claims: null });
    });

    test.each(['postgres', 'pg_read_all_data', "anon'; drop table public.notes; --", 'ANON', ''])(
      'the role %j is refused before any work',
      async (role) => {
        let worked = false;
        const refused = await failure(
          database.asUser({ role } as unknown as Claims, () => {
            worked = true;
            return Promise.resolve();
          }),
        );
        expect(refused).toMatchObject({ name: 'DatabaseError', code: '42501' });
        expect(worked).toBe(false);
      },
    );
  });

  describe('errors', () => {
    test('carry code, detail and constraint', async () => {
      const refused = await failure(
        database.asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('insert into public.notes values (1)');
        }),
      );
      expect(refused).toMatchObject({
        name: 'DatabaseError',
        code: '23505',
        constraint: 'notes_pkey',
        detail: 'Key (id)=(1) already exists.',
      });
    });

    test('carry the message and hint that a function raised', async () => {
      const script = "do $$ begin raise exception 'no more' using errcode = 'P0001', hint = 'rest'; end $$";
      expect(await failure(database.runScript(script))).toMatchObject({ code: 'P0001', message: 'no more', hint: 'rest' });
    });

    test('leave the engine going, however many there are', async () => {
      const mistakes = ['select 1/0', 'selec', 'select * from nowhere', 'select $1::integer', "select 'x'::integer"];
      for (let round = 0; round < 40; round += 1) {
        const text = mistakes[round % mistakes.length] ?? '';
        expect(await failure(ask(text, text.includes('$1') ? ['x'] : []))).toMatchObject({ name: 'DatabaseError' });
      }
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });

    test('two statements in one query are refused', async () => {
      expect(await failure(ask('select 1; select 2'))).toMatchObject({ code: '42601' });
    });

    test('a missing parameter is refused', async () => {
      expect(await failure(ask('select $1::integer + $2::integer', [1]))).toMatchObject({ code: '08P01' });
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });
  });

  describe('a transaction', () => {
    const count = () => ask('select count(*) as count from public.notes');

    test('rolls back when its work rejects', async () => {
      const refused = await failure(
        database.asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          throw new Error('changed my mind');
        }),
      );
      expect(refused).toMatchObject({ message: 'changed my mind' });
      expect(await count()).toEqual({ count: 0 });
    });

    test('rejects when a swallowed error made PostgreSQL roll back', async () => {
      const refused = await failure(
        database.asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('select 1/0').catch(() => undefined);
        }),
      );
      expect(refused).toMatchObject({ code: '25P02' });
      expect(await count()).toEqual({ count: 0 });
    });

    test('without a query costs nothing and answers', async () => {
      expect(await database.asUser(person, () => Promise.resolve('done'))).toBe('done');
    });

    test('cannot be used after its end', async () => {
      let kept: Transaction | undefined;
      await database.asOwner((transaction) => {
        kept = transaction;
        return Promise.resolve();
      });
      expect(await failure((kept as Transaction).query('select 1'))).toMatchObject({ code: '25P01' });
    });

    test('left idle is rolled back, with words that say so, and the others go on', async () => {
      const forever = new Promise<never>(() => {});
      const idle = failure(
        database.asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await forever;
        }),
      );
      const next = count();
      expect(await idle).toMatchObject({ code: '25P03', message: expect.stringContaining('waited 300 ms') as string });
      expect(await next).toEqual({ count: 0 });
    });

    test('that opens a second one inside does not stop the database for good', async () => {
      const outer = database.asOwner(async (transaction) => {
        await transaction.query('insert into public.notes values (1)');
        return database.asOwner((inner) => inner.query('select count(*) as count from public.notes'));
      });
      const outcome = await outer.then(
        (result) => result.rows[0],
        (error: unknown) => error,
      );
      // Real PostgreSQL has a second connection for it; the embedded one ends the outer transaction.
      expect(outcome).toMatchObject(engine === 'postgres' ? { count: 0 } : { code: '25P03' });
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });

    test('many at once all commit and none sees half of another', async () => {
      const transfer = (n: number) =>
        database.asUser(person, async (transaction) => {
          await transaction.query('insert into public.notes values ($1, $2)', [n, 'first']);
          await transaction.query('insert into public.notes values ($1, $2)', [n + 1_000, 'second']);
          return transaction.query<{ odd: boolean }>('select count(*) % 2 = 1 as odd from public.notes');
        });
      const seen = await Promise.all(Array.from({ length: 60 }, (_, n) => transfer(n)));
      expect(seen.some(({ rows }) => rows[0]?.odd)).toBe(false);
      expect(await count()).toEqual({ count: 120 });
    });

    test('runs queries that are asked for at once in their order', async () => {
      const answers = await database.asOwner((transaction) =>
        Promise.all(
          [1, 2, 3].map((n) =>
            transaction.query('select $1::integer as n, pg_current_xact_id_if_assigned() is null as clean', [n]),
          ),
        ),
      );
      expect(answers.map(({ rows }) => rows[0]?.['n'])).toEqual([1, 2, 3]);
    });
  });

  describe('a statement that takes too long', () => {
    const endless =
      'with recursive forever(n) as (select 1 union all select n + 1 from forever) select count(*) from forever';

    test('ends with 57014 at the limit of its role, while this process stays responsive and others go on', async () => {
      await ask('insert into public.notes values (1)');
      let beats = 0;
      const heart = setInterval(() => (beats += 1), 10);
      const began = performance.now();
      const slow = failure(database.asUser({ role: 'anon' }, (transaction) => transaction.query(endless)));
      const waiting = ask('select count(*) as count from public.notes');
      expect(await slow).toMatchObject({ name: 'DatabaseError', code: '57014' });
      const took = performance.now() - began;
      clearInterval(heart);
      expect(took).toBeGreaterThan(290);
      expect(beats).toBeGreaterThan(15);
      expect(await waiting).toEqual({ count: 1 });
    });

    test('rolls back what its transaction had done', async () => {
      const slow = failure(
        database.asUser(person, async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('select count(*) from generate_series(1, 1000000000000)');
        }),
      );
      expect(await slow).toMatchObject({ code: '57014' });
      expect(await ask('select count(*) as count from public.notes')).toEqual({ count: 0 });
    });
  });

  describe('a script', () => {
    test('leaves nothing when one of its statements fails', async () => {
      const refused = await failure(database.runScript('create table public.half (id integer); select 1/0; -- the end'));
      expect(refused).toMatchObject({ code: '22012' });
      expect(await ask("select to_regclass('public.half') as half")).toEqual({ half: null });
    });

    test('may end with a comment', async () => {
      await database.runScript('insert into public.notes values (1) -- the end');
      expect(await ask('select count(*) as count from public.notes')).toEqual({ count: 1 });
    });
  });
});
