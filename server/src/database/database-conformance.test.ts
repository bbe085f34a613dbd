import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Claims, Transaction } from './port.ts';
import { onBothEngines } from './testing/on-both-engines.ts';

onBothEngines((database, engine) => {
  const person = { role: 'authenticated', sub: '11111111-1111-4111-8111-111111111111' } satisfies Claims;
  const ask = async (text: string, parameters: unknown[] = []) =>
    (await database().asOwner((transaction) => transaction.query(text, parameters))).rows[0];
  const failure = (work: Promise<unknown>) =>
    work.then(
      () => expect.fail('nothing was refused'),
      (error: unknown) => error,
    );

  beforeAll(() =>
    database().runScript(
      'create table public.notes (id integer primary key, body text); grant all on public.notes to authenticated',
    ),
  );
  beforeEach(() => database().runScript('truncate public.notes'));

  test('names its engine', () => {
    expect(database().engine).toBe(engine);
  });

  describe('counts', () => {
    test('are of returned or changed rows', async () => {
      const counts = await database().asOwner(async (transaction) => {
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
    test('a policy sees the user with every claim unchanged', async () => {
      const claims = { ...person, email: "o'hara\\@example.org", app_metadata: { deep: ['é "x"'] } };
      const seen = await database().asUser(claims, (transaction) =>
        transaction.query('select auth.uid() as uid, auth.role() as role, current_user as "user", auth.jwt() as jwt'),
      );
      expect(seen.rows[0]).toEqual({ uid: person.sub, role: 'authenticated', user: 'authenticated', jwt: claims });
    });

    test('anon has no user', async () => {
      const seen = await database().asUser({ role: 'anon' }, (transaction) =>
        transaction.query('select auth.uid() as uid, current_user as "user"'),
      );
      expect(seen.rows[0]).toEqual({ uid: null, user: 'anon' });
    });

    test('do not remain for the next transaction', async () => {
      await database().asUser(person, (transaction) => transaction.query('select 1'));
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
          database().asUser({ role } as unknown as Claims, () => {
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
        database().asOwner(async (transaction) => {
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
      expect(await failure(database().runScript(script))).toMatchObject({ code: 'P0001', message: 'no more', hint: 'rest' });
    });

    test('leave the engine running, whatever their number', async () => {
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

    test('rolls back if its work rejects', async () => {
      const refused = await failure(
        database().asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          throw new Error('changed my mind');
        }),
      );
      expect(refused).toMatchObject({ message: 'changed my mind' });
      expect(await count()).toEqual({ count: 0 });
    });

    test('rejects if a swallowed error made PostgreSQL roll back', async () => {
      const refused = await failure(
        database().asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('select 1/0').catch(() => undefined);
        }),
      );
      expect(refused).toMatchObject({ code: '25P02' });
      expect(await count()).toEqual({ count: 0 });
    });

    test('commits along with its last statement, and accepts no other after it', async () => {
      const over = await database().asOwner(async (transaction) => {
        await transaction.query('insert into public.notes values (1)');
        const { count: inserted } = await transaction.finish('insert into public.notes values (2), (3)');
        expect(inserted).toBe(2);
        return failure(transaction.query('select 1'));
      });
      expect(over).toMatchObject({ code: '25P01' });
      expect(await count()).toEqual({ count: 3 });
      await database().asOwner((transaction) => transaction.finish('delete from public.notes'));
      expect(await count()).toEqual({ count: 0 });
    });

    test('returns the rows of a last statement as those of any other', async () => {
      const { rows } = await database().asUser(person, (transaction) =>
        transaction.finish('select auth.uid()::text as id, $1::integer as number', [7]),
      );
      expect(rows).toEqual([{ id: person.sub, number: 7 }]);
    });

    test('keeps nothing if its last statement fails', async () => {
      const refused = await failure(
        database().asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.finish('select 1/0');
        }),
      );
      expect(refused).toMatchObject({ code: '22012' });
      expect(await count()).toEqual({ count: 0 });
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });

    test('keeps nothing if only the commit fails', async () => {
      await database().runScript(
        'create table public.pairs (id integer primary key, other integer references public.pairs deferrable initially deferred)',
      );
      const refused = await failure(
        database().asOwner((transaction) => transaction.finish('insert into public.pairs values (1, 2)')),
      );
      expect(refused).toMatchObject({ code: '23503' });
      expect(await ask('select count(*) as count from public.pairs')).toEqual({ count: 0 });
      await database().runScript('drop table public.pairs');
    });

    test('rejects at its last statement if a swallowed error made PostgreSQL roll back', async () => {
      const refused = await failure(
        database().asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('select 1/0').catch(() => undefined);
          await transaction.finish('select 1');
        }),
      );
      expect(refused).toMatchObject({ code: expect.stringMatching(/^25P02$/) as string });
      expect(await count()).toEqual({ count: 0 });
    });

    test('without a query costs nothing and resolves', async () => {
      expect(await database().asUser(person, () => Promise.resolve('done'))).toBe('done');
    });

    test('cannot be used after its end', async () => {
      let kept: Transaction | undefined;
      await database().asOwner((transaction) => {
        kept = transaction;
        return Promise.resolve();
      });
      expect(await failure((kept as Transaction).query('select 1'))).toMatchObject({ code: '25P01' });
    });

    test('left idle is rolled back with a clear message, and others continue', async () => {
      const forever = new Promise<never>(() => {});
      const idle = failure(
        database().asOwner(async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await forever;
        }),
      );
      const next = count();
      expect(await idle).toMatchObject({ code: '25P03', message: expect.stringContaining('waited 300 ms') as string });
      expect(await next).toEqual({ count: 0 });
    });

    test('that opens a nested one does not block the database forever', async () => {
      const outer = database().asOwner(async (transaction) => {
        await transaction.query('insert into public.notes values (1)');
        return database().asOwner((inner) => inner.query('select count(*) as count from public.notes'));
      });
      const outcome = await outer.then(
        (result) => result.rows[0],
        (error: unknown) => error,
      );
      // PostgreSQL gives the inner transaction a second connection. The embedded engine has only one, so the idle
      // timeout ends the outer transaction.
      expect(outcome).toMatchObject(engine === 'postgres' ? { count: 0 } : { code: '25P03' });
      expect(await ask('select 1 as value')).toEqual({ value: 1 });
    });

    test('commits beside concurrent ones, and sees no part of another', async () => {
      const transfer = (n: number) =>
        database().asUser(person, async (transaction) => {
          await transaction.query('insert into public.notes values ($1, $2)', [n, 'first']);
          await transaction.query('insert into public.notes values ($1, $2)', [n + 1_000, 'second']);
          return transaction.query<{ odd: boolean }>('select count(*) % 2 = 1 as odd from public.notes');
        });
      const seen = await Promise.all(Array.from({ length: 60 }, (_, n) => transfer(n)));
      expect(seen.some(({ rows }) => rows[0]?.odd)).toBe(false);
      expect(await count()).toEqual({ count: 120 });
    });

    test('runs concurrent queries in order', async () => {
      const answers = await database().asOwner((transaction) =>
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

    test('ends with 57014 at its role’s limit, while this process stays responsive and others continue', async () => {
      await ask('insert into public.notes values (1)');
      const before = performance.eventLoopUtilization();
      const reported: number[] = [];
      const slow = failure(
        database().asUser({ role: 'anon' }, (transaction) => transaction.query(endless), {
          worked: (milliseconds) => reported.push(milliseconds),
        }),
      );
      const waiting = ask('select count(*) as count from public.notes');
      expect(await slow).toMatchObject({ name: 'DatabaseError', code: '57014' });
      const { idle } = performance.eventLoopUtilization(before);
      // `reported` contains the statement's running time, which the fair queue charges to the sender
      // (fair-queue/fair-queue.ts).
      expect(reported).toHaveLength(1);
      // The reported time can be far below the limit of 300 ms, if the engine began the statement late. So only require
      // a positive time.
      expect(reported[0]).toBeGreaterThan(0);
      // If the statement blocked this process, its event loop would have no idle time. This test does not count timer
      // ticks, because a slow machine delays ticks. A slow machine does not reduce the idle time.
      expect(idle).toBeGreaterThan(100);
      expect(await waiting).toEqual({ count: 1 });
    });

    test('rolls back its transaction', async () => {
      const slow = failure(
        database().asUser(person, async (transaction) => {
          await transaction.query('insert into public.notes values (1)');
          await transaction.query('select count(*) from generate_series(1, 1000000000000)');
        }),
      );
      expect(await slow).toMatchObject({ code: '57014' });
      expect(await ask('select count(*) as count from public.notes')).toEqual({ count: 0 });
    });
  });

  describe('a script', () => {
    test('leaves nothing if one of its statements fails', async () => {
      const refused = await failure(database().runScript('create table public.half (id integer); select 1/0; -- the end'));
      expect(refused).toMatchObject({ code: '22012' });
      expect(await ask("select to_regclass('public.half') as half")).toEqual({ half: null });
    });

    test('may end with a comment', async () => {
      await database().runScript('insert into public.notes values (1) -- the end');
      expect(await ask('select count(*) as count from public.notes')).toEqual({ count: 1 });
    });
  });

  describe('listening', () => {
    test('receives committed notifications in order, and none that was rolled back', async () => {
      const notified: string[] = [];
      const channelListener = { notified: (payload: string) => void notified.push(payload), interrupted: () => undefined };
      const say = (words: string) => database().asOwner(({ query }) => query(`select pg_notify('topic', $1)`, [words]));
      const end = await database().listen('topic', channelListener);
      await say('one');
      await failure(
        database().asOwner(async ({ query }) => {
          await query(`select pg_notify('topic', 'never')`);
          throw new Error('no');
        }),
      );
      await database().asOwner(({ query }) => query(`select pg_notify('other', 'elsewhere')`));
      await say('two');
      await expect.poll(() => notified, { timeout: 10_000 }).toEqual(['one', 'two']);
      await end();
      await say('three');
      expect(notified).toEqual(['one', 'two']);
    });
  });
});
