import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

describe.each(engines)('the plan history of a medicine, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  let id: string;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    person = await makePerson(server);
    id = crypto.randomUUID();
  });

  const medicine = { name: 'Metilfenidato', dosage: '10 mg', times: ['08:00'], plan_from: '2026-01-01' };
  const add = (values: object = {}) =>
    person.client
      .from('medications')
      .insert({ id, ...medicine, ...values })
      .select()
      .single();
  const change = async (values: object) => {
    expect((await person.client.from('medications').update(values).eq('id', id)).error).toBeNull();
  };
  const remove = () => person.client.from('medications').delete().eq('id', id);
  const takeDose = () =>
    person.client.from('medication_doses').insert({
      date: '2026-01-02',
      medication_id: id,
      name: 'Metilfenidato',
      dosage: '10 mg',
      planned: '08:00',
      state: 'taken',
    });
  const plans = async () => {
    const { data } = await person.client
      .from('medication_plans')
      .select('from_date, to_date, dosage, times, status')
      .eq('medication_id', id)
      .order('from_date');
    return (data ?? []).map(({ from_date, to_date, dosage, times, status }) =>
      [from_date, to_date, dosage, (times as string[] | null)?.join() ?? null, status].join(' '),
    );
  };
  const first = '2026-01-01  10 mg 08:00 active';

  test('begins with the medicine, on its first day or on the day of its creation', async () => {
    await add();
    expect(await plans()).toEqual([first]);
    id = crypto.randomUUID();
    await add({ plan_from: undefined, created_at: '2025-12-30T23:30:00Z' });
    expect(await plans()).toEqual(['2025-12-30  10 mg 08:00 active']);
  });

  test('gets a row at each change of the plan, and none at any other change', async () => {
    await add();
    await change({ dosage: '20 mg', plan_from: '2026-02-01' });
    await change({ status: 'paused', plan_from: '2026-03-01' });
    await change({ side_effects: 'Boca seca.', alarm: true, pills_left: 3 });
    expect(await plans()).toEqual([
      '2026-01-01 2026-01-31 10 mg 08:00 active',
      '2026-02-01 2026-02-28 20 mg 08:00 active',
      '2026-03-01  20 mg 08:00 paused',
    ]);
  });

  test('is corrected from the first day of the present plan by a change that names no day', async () => {
    await add();
    await change({ times: ['08:00', '13:00'], plan_from: '2026-02-01' });
    await change({ dosage: '15 mg' });
    expect(await plans()).toEqual(['2026-01-01 2026-01-31 10 mg 08:00 active', '2026-02-01  15 mg 08:00,13:00 active']);
  });

  test('forgets what was planned for the days from which an earlier change holds, and joins equal plans', async () => {
    await add();
    await change({ dosage: '20 mg', plan_from: '2026-02-10' });
    await change({ dosage: '30 mg', plan_from: '2026-02-01' });
    expect(await plans()).toEqual(['2026-01-01 2026-01-31 10 mg 08:00 active', '2026-02-01  30 mg 08:00 active']);
    await change({ dosage: '10 mg', plan_from: '2026-02-01' });
    expect(await plans()).toEqual([first]);
  });

  test('ends with the removal of a medicine that has doses, and goes on after the removal is undone', async () => {
    const { data: row } = await add();
    await takeDose();
    await remove();
    const [ended] = await plans();
    expect(ended).toMatch(/^2026-01-01 20\d\d-\d\d-\d\d 10 mg 08:00 active$/);
    expect((await person.client.from('medications').insert(row as object)).error).toBeNull();
    expect(await plans()).toEqual([first]);
  });

  test('leaves with a medicine that has no dose', async () => {
    await add();
    await change({ dosage: '20 mg', plan_from: '2026-02-01' });
    await remove();
    expect(await plans()).toEqual([]);
  });

  test('ends even without the consent, and comes back with an undone removal', async () => {
    const { data: row } = await add();
    await takeDose();
    await person.client.from('consents').insert({ purpose: 'health', granted: false, version: '1', language: 'pt' });
    expect((await remove()).error).toBeNull();
    expect((await plans())[0]).not.toBe(first);
    expect((await person.client.from('medications').insert(row as object)).error).toBeNull();
    expect(await plans()).toEqual([first]);
  });

  test('is the one of the file after an import, whatever comes first', async () => {
    const before = { name: 'Metilfenidato', times: ['08:00'], medication_id: id };
    const file = [
      { ...before, id: crypto.randomUUID(), dosage: '5 mg', from_date: '2025-06-01', to_date: '2025-12-31' },
      { ...before, id: crypto.randomUUID(), dosage: '10 mg', from_date: '2026-01-01', to_date: null },
    ];
    const importPlans = () =>
      person.client.from('medication_plans').upsert(file, { onConflict: 'id', ignoreDuplicates: true });
    await importPlans();
    await add();
    expect(await plans()).toEqual(['2025-06-01 2025-12-31 5 mg 08:00 active', first]);
    await remove();
    await add();
    expect((await importPlans()).error).toBeNull();
    expect((await importPlans()).error).toBeNull();
    expect(await plans()).toEqual(['2025-06-01 2025-12-31 5 mg 08:00 active', first]);
  });

  test('belongs to one person: another one’s medicine with the same id changes nothing', async () => {
    await add();
    const another = await makePerson(server);
    await another.client.from('medication_plans').insert({
      ...{ medication_id: id, name: 'X', dosage: '1', times: ['08:00'], from_date: '2026-01-01' },
    });
    await change({ dosage: '20 mg', plan_from: '2026-02-01' });
    const { data } = await another.client.from('medication_plans').select('from_date, to_date, dosage');
    expect(data).toEqual([{ from_date: '2026-01-01', to_date: null, dosage: '1' }]);
  });

  /** Runs a statement in the person's name, and returns how many rows of `medication_plans` PostgreSQL read for it. */
  const plansReadBy = (statement: string) =>
    server.database.asOwner(async (transaction) => {
      await transaction.query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: person.id })]);
      await transaction.query('set local role authenticated');
      await transaction.query(statement);
      const { rows } = await transaction.query<{ read: number }>(
        `select (seq_tup_read + idx_tup_fetch)::integer as read from pg_stat_xact_user_tables where relname = 'medication_plans'`,
      );
      return rows[0]?.read;
    });

  test('is found by its medicine, even by a connection that planned for an empty table', async () => {
    await server.database.runScript('delete from public.medications; delete from public.medication_plans; analyze');
    const medicines = `insert into public.medications (name, dosage, times, plan_from)
      select 'Metilfenidato', '10 mg', array['08:00'], '2026-01-01' from generate_series(1, 300)`;
    expect(await plansReadBy(medicines)).toBeLessThan(3000);
    expect(await plansReadBy(`update public.medications set dosage = '20 mg', plan_from = '2026-02-01'`)).toBeLessThan(3000);
  });

  test('has at most 20,000 plans in an account, so that changes cannot add rows without limit', async () => {
    await add();
    const fill = (count: number) =>
      server.database.asOwner((transaction) =>
        transaction.query(
          `insert into public.medication_plans (user_id, medication_id, from_date, name, dosage, times)
           select $1, $2, date '1950-01-01' + n, 'X', '1', array['08:00'] from generate_series(1, $3::int) as n`,
          [person.id, crypto.randomUUID(), count],
        ),
      );
    await fill(19_998);
    await change({ dosage: '20 mg', plan_from: '2026-02-01' });
    const refused = await person.client
      .from('medications')
      .update({ dosage: '30 mg', plan_from: '2026-03-01' })
      .eq('id', id);
    expect([refused.status, refused.error?.code]).toEqual([413, 'AF001']);
    const plan = { medication_id: id, name: 'X', dosage: '1', times: ['08:00'], from_date: '2025-01-01' };
    expect((await person.client.from('medication_plans').insert(plan)).error?.code).toBe('AF001');
    await change({ alarm: true, side_effects: 'Boca seca.' });
    expect((await remove()).error).toBeNull();
  });
});

/** Runs on PostgreSQL only, because the embedded database runs one transaction at a time. */
test('a change of a medicine waits for a plan that another device is just adding, and takes its place', async () => {
  const server = await startRestServer('postgres');
  onTestFinished(() => server.close());
  const { client, id: userId } = await makePerson(server);
  const id = crypto.randomUUID();
  const plan = { name: 'Metilfenidato', dosage: '10 mg', times: ['08:00'] };
  await client.from('medications').insert({ id, ...plan, plan_from: '2026-01-01' });
  const isWaiting = async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ count: number }>(
        `select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
      ),
    );
    return rows[0]?.count === 1;
  };
  const changed = await server.database.asOwner(async ({ query }) => {
    await query(`select set_config('request.jwt.claims', $1, true)`, [JSON.stringify({ sub: userId })]);
    await query('set local role authenticated');
    await query(
      `insert into public.medication_plans (medication_id, from_date, name, dosage, times)
       values ($1, '2026-02-01', 'Metilfenidato', '15 mg', array['08:00'])`,
      [id],
    );
    const change = client.from('medications').update({ dosage: '20 mg', plan_from: '2026-02-01' }).eq('id', id).then();
    await expect.poll(isWaiting).toBe(true);
    return { change };
  });
  expect((await changed.change).error).toBeNull();
  const { data } = await client.from('medication_plans').select('from_date, to_date, dosage').order('from_date');
  expect(data).toEqual([
    { from_date: '2026-01-01', to_date: '2026-01-31', dosage: '10 mg' },
    { from_date: '2026-02-01', to_date: null, dosage: '20 mg' },
  ]);
});
