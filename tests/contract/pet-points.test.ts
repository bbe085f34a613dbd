import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

describe.each(engines)('the companion’s points, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const today = '2026-11-20';
  const premium = async () => {
    const person = await makePerson(server);
    await server.database.asOwner((transaction) =>
      transaction.query(`update public.profiles set is_premium = true, premium_expires_at = '2099-01-01' where id = $1`, [
        person.id,
      ]),
    );
    return person;
  };
  const read = (person: Person, date: string, pages: number) =>
    person.client
      .from('readings')
      .insert(Array.from({ length: pages }, (_, index) => ({ date, title: `Livro ${String(index)}`, status: 'reading' })));
  const play = (person: Person, date: string, times: number) =>
    person.client.from('pet_actions').insert(Array.from({ length: times }, () => ({ date, kind: 'play' })));
  const count = async (person: Person, day = today) =>
    (await person.client.rpc('count_pet_points', { today: day })).data as unknown;
  const pet = async (person: Person) => (await person.client.from('pets').select().single()).data as Record<string, unknown>;

  test('count entries of any journal and older actions, three of each a day, and leave the last month of actions to the page', async () => {
    const person = await premium();
    await read(person, today, 5);
    await read(person, '2025-01-01', 2);
    await play(person, '2026-01-05', 4);
    await play(person, today, 2);
    expect(await count(person)).toBe(5);
    expect(await pet(person)).toMatchObject({ entry_points: 5, action_points: 3, counted_to: '2026-10-21', name: null });
  });

  test('stay when entries and actions are removed, and days without any change nothing', async () => {
    const person = await premium();
    await read(person, '2026-09-01', 3);
    await play(person, '2026-09-01', 3);
    await count(person, '2026-09-20');
    await person.client.from('readings').delete().eq('date', '2026-09-01');
    await count(person, today);
    expect(await pet(person)).toMatchObject({ entry_points: 3, action_points: 3 });
    await person.client.from('pet_actions').delete().eq('date', '2026-09-01');
    await count(person, today);
    // A request from a device whose clock is behind must not lower the points.
    await count(person, '2026-08-01');
    expect(await pet(person)).toMatchObject({ entry_points: 3, action_points: 3, counted_to: '2026-10-21' });
  });

  test('cannot be lowered, and the higher of two reported levels wins', async () => {
    const person = await premium();
    await read(person, today, 3);
    await count(person);
    const change = (values: object) => person.client.from('pets').update(values).eq('user_id', person.id);
    for (const values of [{ entry_points: 2 }, { action_points: -1 }, { counted_to: null }, { counted_to: '2020-01-01' }])
      expect([values, (await change(values)).error?.code]).toEqual([values, '23514']);
    expect((await change({ seen_level: 4 })).error).toBeNull();
    expect((await change({ seen_level: 2, name: 'Broto' })).error).toBeNull();
    expect(await pet(person)).toMatchObject({ entry_points: 3, seen_level: 4, name: 'Broto' });
  });

  test('ignore other users’ entries, and need premium', async () => {
    const person = await premium();
    await read(await premium(), today, 3);
    expect(await count(person)).toBe(0);
    const free = await makePerson(server);
    expect((await free.client.rpc('count_pet_points', { today })).error?.code).toBe('42501');
  });
});
