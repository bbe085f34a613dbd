import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);
/** The date at an instant in the time zone where each day ends last: UTC-12. */
const lastDateOnEarth = (instant: Date) => new Date(instant.getTime() - 12 * hour).toISOString().slice(0, 10);
const daysBefore = (days: number, from = new Date()) => lastDateOnEarth(new Date(from.getTime() - days * 24 * hour));

describe.each(engines)('retroactive appointments, on %s', (engine) => {
  let server: TestServer;
  let free: Person;
  let premium: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    free = await makePerson(server);
    premium = await premiumPerson(server, '10 days');
  });
  afterAll(() => server.close());

  const therapy = { name: 'A', type: 'therapy' };
  const add = async (person: Person, values: Record<string, unknown>) => {
    const { error, status } = await person.client.from('appointments').insert({ ...therapy, ...values });
    return error ? `${String(status)} ${error.code}` : 'added';
  };
  /** Inserts an appointment as the database's owner, created 30 days ago. */
  const put = async (person: Person, date: string) => {
    const id = crypto.randomUUID();
    await server.database.asOwner((transaction) =>
      transaction.query(
        `insert into public.appointments (id, user_id, date, name, type, created_at) values ($1, $2, $3, 'A', 'therapy', now() - interval '30 days')`,
        [id, person.id, date],
      ),
    );
    return id;
  };
  const change = async (person: Person, id: string, values: Record<string, unknown>) => {
    const { error, data } = await person.client.from('appointments').update(values).eq('id', id).select('id');
    return error?.code ?? (data?.length === 1 ? 'changed' : 'unseen');
  };
  const rowOf = async (person: Person, id: string) =>
    (await person.client.from('appointments').select().eq('id', id)).data?.[0] as Record<string, unknown> | undefined;

  test('a date that is today anywhere on earth is not past, the day before it is', async () => {
    expect(await add(free, { date: daysBefore(0) })).toBe('added');
    expect(await add(free, { date: '2099-01-02' })).toBe('added');
    expect(await add(free, { date: daysBefore(1) })).toBe('400 PM001');
    expect(await add(premium, { date: '2019-01-02' })).toBe('added');
  });

  test('an offline write is judged by its own time, for 48 hours', async () => {
    const made = (hours: number) => ({ created_at: hoursAgo(hours).toISOString(), date: lastDateOnEarth(hoursAgo(hours)) });
    expect(await add(free, made(47.9))).toBe('added');
    // If a creation time is more than 48 hours ago, the server treats it as 48 hours ago.
    expect(await add(free, made(24 * 4))).toBe('400 PM001');
    expect(await add(free, { ...made(24 * 900), date: daysBefore(2) })).toBe('added');
    expect(await add(free, { created_at: hoursAgo(-900).toISOString(), date: daysBefore(1) })).toBe('400 PM001');
  });

  test('a change may be two days late; moving into the past or out of it counts as a change there', async () => {
    const [recent, old, ahead] = [
      await put(free, daysBefore(2)),
      await put(free, daysBefore(3)),
      await put(free, '2099-01-02'),
    ];
    expect(await change(free, recent, { notes: 'later' })).toBe('changed');
    expect(await change(free, old, { notes: 'later' })).toBe('PM001');
    expect(await change(free, old, { date: '2099-01-02' })).toBe('PM001');
    expect(await change(free, ahead, { date: daysBefore(3) })).toBe('PM001');
    expect(await change(free, ahead, { date: '2099-01-03' })).toBe('changed');
    expect(await rowOf(free, old)).toMatchObject({ date: daysBefore(3), notes: null });
  });

  test('a repeating appointment of a past day can end, leave out days and take both back, but gain no past day', async () => {
    const weekly = await put(free, daysBefore(30));
    const asOwner = (set: string) =>
      server.database.asOwner((transaction) =>
        transaction.query(`update public.appointments set ${set} where id = $1`, [weekly]),
      );
    await asOwner(`repeat = 'weekly'`);
    expect(await change(free, weekly, { left_out: [daysBefore(23), '2099-01-02'] })).toBe('changed');
    expect(await change(free, weekly, { left_out: [] })).toBe('changed');
    expect(await change(free, weekly, { repeat_until: daysBefore(1) })).toBe('changed');
    expect(await change(free, weekly, { repeat_until: null })).toBe('changed');
    expect(await change(free, weekly, { repeat_until: daysBefore(20) })).toBe('changed');
    expect(await change(free, weekly, { repeat_until: '2099-01-02' })).toBe('PM001');
    expect(await change(free, weekly, { repeat_until: null })).toBe('PM001');
    expect(await change(free, weekly, { left_out: [], name: 'B' })).toBe('PM001');
    expect(await change(free, weekly, { repeat: 'daily' })).toBe('PM001');
  });

  test('an appointment that still runs changes, also its end, but not its first day; a row cannot begin in the past', async () => {
    const stay = async (ended: number) => {
      const id = await put(free, daysBefore(30));
      await server.database.asOwner((transaction) =>
        transaction.query('update public.appointments set end_date = $2::date where id = $1', [id, daysBefore(ended)]),
      );
      return id;
    };
    const [running, over] = [await stay(-3), await stay(3)];
    expect(await change(free, running, { notes: 'later', end_date: daysBefore(-20) })).toBe('changed');
    expect(await change(free, running, { date: daysBefore(31) })).toBe('PM001');
    expect(await change(free, running, { end_date: daysBefore(3) })).toBe('PM001');
    expect(await change(free, running, { end_date: daysBefore(1), start_time: '08:00', end_time: '09:00' })).toBe('changed');
    expect(await change(free, over, { end_date: daysBefore(-3) })).toBe('PM001');
    expect(await add(free, { date: daysBefore(30), end_date: daysBefore(-3) })).toBe('400 PM001');
  });

  test('an upsert does not bypass the rule, neither to insert nor to change', async () => {
    const old = await put(free, daysBefore(9));
    const row = { ...therapy, id: old, user_id: free.id, date: daysBefore(9), name: 'other' };
    expect((await free.client.from('appointments').upsert(row)).error?.code).toBe('PM001');
    const added = { ...row, id: crypto.randomUUID() };
    expect((await free.client.from('appointments').upsert(added)).error?.code).toBe('PM001');
    expect(await rowOf(free, old)).toMatchObject({ name: 'A' });
  });

  test('a repeated insert of an existing row is not refused, even much later', async () => {
    const old = await put(free, daysBefore(9));
    const again = await free.client
      .from('appointments')
      .upsert(
        { ...therapy, id: old, user_id: free.id, date: daysBefore(9), name: 'other' },
        { onConflict: 'id', ignoreDuplicates: true },
      );
    expect(again.error).toBeNull();
    expect(await rowOf(free, old)).toMatchObject({ name: 'A' });
  });

  test('users can remove their past appointments, and undo restores the same row and no other', async () => {
    const old = await put(free, daysBefore(9));
    const { updated_at: _at, ...row } = (await rowOf(free, old)) ?? {};
    const remove = async () => (await free.client.from('appointments').delete({ count: 'exact' }).eq('id', old)).count;
    expect(await remove()).toBe(1);
    expect(await add(free, { ...row, name: 'other' })).toBe('400 PM001');
    expect(await add(free, { ...row, date: daysBefore(8) })).toBe('400 PM001');
    expect(await add(free, { ...row, id: crypto.randomUUID() })).toBe('400 PM001');
    const another = await makePerson(server);
    expect(await add(another, { ...row, user_id: another.id })).toBe('400 PM001');
    expect(await add(free, row)).toBe('added');
    expect(await rowOf(free, old)).toMatchObject(row);
    expect(await remove()).toBe(1);
    await server.database.asOwner((transaction) =>
      transaction.query(`update app.removed_appointments set removed_at = now() - interval '49 hours' where id = $1`, [old]),
    );
    expect(await add(free, row)).toBe('400 PM001');
  });

  test('after premium ends, rows made under it are accepted and changed for 48 hours', async () => {
    const person = await premiumPerson(server, '-47 hours');
    expect(await add(person, { date: '2019-01-02', created_at: hoursAgo(48).toISOString() })).toBe('added');
    expect(await add(person, { date: '2019-01-02' })).toBe('400 PM001');
    const old = await put(person, '2019-01-02');
    expect(await change(person, old, { notes: 'later' })).toBe('changed');
    const longAgo = await premiumPerson(server, '-49 hours');
    expect(await change(longAgo, await put(longAgo, '2019-01-02'), { notes: 'later' })).toBe('PM001');
  });

  test('account deletion removes the appointments and the marks of removed ones', async () => {
    const person = await makePerson(server);
    await put(person, daysBefore(9));
    const removed = await put(person, daysBefore(9));
    await person.client.from('appointments').delete().eq('id', removed);
    const marks = await server.database.asOwner(async (transaction) => {
      await transaction.query('delete from auth.users where id = $1', [person.id]);
      return transaction.query('select from app.removed_appointments where user_id = $1', [person.id]);
    });
    expect(marks.count).toBe(0);
  });
});
