import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { mostTrackers } from '../../web/src/features/trackers/tracker-tables.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

const words = ['nada', 'pouco', 'muito'];

describe.each(engines)('own trackers, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const premium = () => premiumPerson(server, '30 days');
  const define = async ({ client }: Person, values: object = {}) => {
    const id = crypto.randomUUID();
    const { error } = await client.from('trackers').insert({ id, name: 'Café', kind: 'number', ...values });
    return { id, code: error?.code };
  };
  const add = async ({ client }: Person, tracker_id: string, values: object) => {
    const row = { date: '2026-03-02', name: 'Café', tracker_id, ...values };
    return (await client.from('tracker_entries').insert(row)).error?.code;
  };
  const number = { kind: 'number', amount: 2 };
  const change = async ({ client }: Person, id: string, values: object) =>
    (await client.from('trackers').update(values).eq('id', id)).error?.code;
  /** Ends premium over 48 hours ago. For 48 hours, the database still accepts records that were created before the end. */
  const lapse = ({ id }: Person) =>
    server.database.asOwner(async (transaction) => {
      await transaction.query('update public.profiles set is_premium = false, premium_expires_at = null where id = $1', [
        id,
      ]);
      await transaction.query(`update public.profiles set premium_ended_at = now() - interval '8 days' where id = $1`, [id]);
    });

  test('are three without premium, also if they arrive together, and a removed one makes room', async () => {
    const person = await makePerson(server);
    const rows = Array.from({ length: 4 }, (_, at) => ({ id: crypto.randomUUID(), name: `T${at}`, kind: 'yesNo' }));
    expect((await person.client.from('trackers').insert(rows)).error?.code).toBe('42501');
    expect((await person.client.from('trackers').insert(rows.slice(0, 3))).error).toBeNull();
    expect((await define(person)).code).toBe('42501');
    await person.client.from('trackers').delete().eq('id', rows[1]!.id);
    expect((await define(person)).code).toBeUndefined();
    const { data } = await person.client.from('trackers').select('slot').order('slot');
    expect(data).toEqual([{ slot: 1 }, { slot: 2 }, { slot: 3 }]);
  });

  test('are twelve with premium, each with statistics, and one that is sent again is no further one', async () => {
    const person = await premium();
    const rows = Array.from({ length: mostTrackers }, (_, at) => ({
      id: crypto.randomUUID(),
      name: `T${at}`,
      kind: 'yesNo',
    }));
    expect((await person.client.from('trackers').insert(rows)).error).toBeNull();
    expect((await define(person)).code).toBe('23514');
    const again = await person.client.from('trackers').upsert(rows, { onConflict: 'id', ignoreDuplicates: true });
    expect(again.error).toBeNull();
    expect(await change(person, rows[0]!.id, { slot: mostTrackers, name: 'Outro' })).toBeUndefined();
    const { data } = await person.client.from('trackers').select('slot,name').eq('id', rows[0]!.id);
    expect(data).toEqual([{ slot: 1, name: 'Outro' }]);
    for (const { id } of rows) expect(await add(person, id, { kind: 'yesNo', answer: 'yes' })).toBeUndefined();
    const { data: statistics } = await person.client.rpc('journal_statistics', {
      ...{ journal: 'trackers', from_date: '2026-03-01', to_date: '2026-03-31', grain: 'day' },
    });
    const values = Object.fromEntries(rows.map((_, at) => [`slot_${at + 1}`, [1, 1]]));
    expect(statistics).toMatchObject({ points: [{ values }] });
  });

  test('from the fourth on are only read after premium ended; the first three stay writable', async () => {
    const person = await premium();
    const defined = [];
    for (let at = 0; at < 4; at += 1) defined.push((await define(person)).id);
    const [first, fourth] = [defined[0]!, defined[3]!];
    expect(await add(person, fourth, number)).toBeUndefined();
    await lapse(person);
    expect([await add(person, first, number), await change(person, first, { name: 'Chá' })]).toEqual([undefined, undefined]);
    expect([await add(person, fourth, number), await change(person, fourth, { name: 'Chá' })]).toEqual(['42501', '42501']);
    expect((await person.client.from('tracker_entries').update({ amount: 9 }).eq('tracker_id', fourth)).error?.code).toBe(
      '42501',
    );
    expect(await change(person, fourth, { archived: true, position: 7 })).toBeUndefined();
    const { data } = await person.client.from('tracker_entries').select('amount').eq('tracker_id', fourth);
    expect(data).toEqual([{ amount: 2 }]);
  });

  test('accept only their own options, and no entry of another kind', async () => {
    const person = await makePerson(server);
    const { id } = await define(person, { kind: 'words', options: words });
    expect(await add(person, id, { kind: 'words', word: 'pouco' })).toBeUndefined();
    expect(await add(person, id, { kind: 'words', word: 'outra' })).toBe('23514');
    expect(await add(person, id, { kind: 'yesNo', answer: 'yes' })).toBe('23503');
    expect(await add(person, crypto.randomUUID(), number)).toBe('23503');
  });

  test('number their words from 1, because the statistics average these numbers', async () => {
    const person = await makePerson(server);
    for (const first of [-2_147_483_648, 0, 2])
      expect((await define(person, { kind: 'words', options: `[${first}:${first + 2}]={bad,ok,good}` })).code).toBe('23514');
    expect((await define(person, { kind: 'words', options: '[1:3]={bad,ok,good}' })).code).toBeUndefined();
  });

  test('with entries keep their kind and words, and a choice only gains options', async () => {
    const person = await makePerson(server);
    const scale = await define(person, { kind: 'words', options: words });
    const place = await define(person, { kind: 'choice', options: ['casa', 'rua'] });
    expect(await change(person, scale.id, { options: words.toReversed() })).toBeUndefined();
    await add(person, scale.id, { kind: 'words', word: 'nada' });
    await add(person, place.id, { kind: 'choice', option: 'casa' });
    expect(await change(person, scale.id, { options: words })).toBe('23514');
    expect(await change(person, scale.id, { kind: 'yesNo', options: null })).toMatch(/^(23503|23514)$/);
    expect(await change(person, place.id, { options: ['rua', 'praia'] })).toBe('23514');
    expect(await change(person, place.id, { options: ['casa', 'rua', 'praia'] })).toBeUndefined();
  });

  test('of another person take no entries, and stay when somebody knows their id', async () => {
    const [ana, bia] = [await makePerson(server), await makePerson(server)];
    const { id } = await define(ana);
    await add(ana, id, number);
    expect(await add(bia, id, number)).toBe('23503');
    await bia.client.from('trackers').delete().eq('id', id);
    expect((await ana.client.from('tracker_entries').select('amount')).data).toEqual([{ amount: 2 }]);
  });

  test('go with their entries, the entries’ marks, and nothing else', async () => {
    const person = await makePerson(server);
    const [gone, stays] = [(await define(person)).id, (await define(person)).id];
    for (const id of [gone, stays]) await add(person, id, number);
    const { data: entries } = await person.client.from('tracker_entries').select('id').eq('tracker_id', gone);
    const mark = { entry_table: 'tracker_entries', entry_id: String(entries?.[0]?.['id']), entry_date: '2026-03-02' };
    expect((await person.client.from('visit_marks').insert(mark)).error).toBeNull();
    await person.client.from('trackers').delete().eq('id', gone);
    expect((await person.client.from('tracker_entries').select('tracker_id')).data).toEqual([{ tracker_id: stays }]);
    expect((await person.client.from('visit_marks').select('id')).data).toEqual([]);
  });

  test('have one value a day in the statistics: a sum, a mean, or the mean place of words', async () => {
    const person = await premium();
    const sum = await define(person);
    const mean = await define(person, { adds_up: false });
    const scale = await define(person, { kind: 'words', options: words });
    const yes = await define(person, { kind: 'yesNo' });
    for (const amount of [1, 3]) {
      await add(person, sum.id, { kind: 'number', amount });
      await add(person, mean.id, { kind: 'number', amount });
    }
    for (const word of ['nada', 'pouco']) await add(person, scale.id, { kind: 'words', word });
    for (const answer of ['no', 'yes']) await add(person, yes.id, { kind: 'yesNo', answer });
    const { data } = await person.client.rpc('journal_statistics', {
      ...{ journal: 'trackers', from_date: '2026-03-01', to_date: '2026-03-31', grain: 'day' },
    });
    expect(data).toMatchObject({
      points: [{ entries: 8, values: { slot_1: [4, 1], slot_2: [2, 1], slot_3: [1.5, 1], slot_4: [1, 1] } }],
    });
    const { counts } = data as { counts: { answers: string[][] } };
    expect(counts.answers.map(([slot, answer, amount]) => [slot, answer, amount])).toEqual([
      ['3', 'nada', 1],
      ['3', 'pouco', 1],
      ['4', 'no', 1],
      ['4', 'yes', 1],
    ]);
  });
});
