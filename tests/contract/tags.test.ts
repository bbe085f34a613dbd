import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

describe.each(engineOfThisRun)('a person’s own tags, on %s', (engine) => {
  let server: TestServer;
  let ana: Person;
  let bia: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    [ana, bia] = await Promise.all([premiumPerson(server, '30 days'), premiumPerson(server, '30 days')]);
  });
  afterAll(() => server.close());

  async function add(who: Person, name: string, values: object = {}): Promise<string> {
    const id = randomUUID();
    const { error } = await who.client.from('tags').insert({ id, name, ...values });
    expect(error).toBeNull();
    return id;
  }
  const change = async (who: Person, id: string, values: object) => {
    const { error } = await who.client.from('tags').update(values).eq('id', id);
    expect(error).toBeNull();
  };
  async function stored(who: Person, ids: readonly string[]) {
    const { data } = await who.client.from('tags').select('id,name,merged_into').in('id', ids);
    const rows = new Map((data as { id: string; name: string; merged_into: string | null }[]).map((row) => [row.id, row]));
    return ids.map((id) => rows.get(id)?.merged_into);
  }
  const addMood = (who: Person, tags: readonly string[], date = '2026-03-02') =>
    who.client.from('mood_entries').insert({ date, mood: 'calm', intensity: 3, tags }).select('tags').single();
  const countsOf = async (who: Person, journal: string) => {
    const args = { journal, from_date: '2026-03-01', to_date: '2026-03-31', grain: 'day' };
    const { data } = await who.client.rpc('journal_statistics', args);
    return (data as { counts: { tags: [string, string, number, string, string][] } }).counts.tags;
  };

  test('of the same name become one without an error, as two offline devices or a rename may make them', async () => {
    const [first, second, third] = [await add(ana, 'Praia'), await add(ana, 'praia'), await add(ana, 'Mar')];
    expect(await stored(ana, [first, second, third])).toEqual([null, first, null]);
    await change(ana, third, { name: 'PRAIA' });
    expect(await stored(ana, [third])).toEqual([first]);
  });

  test('can be merged in any order, also in a circle, and lead in one step to the tag that is shown', async () => {
    const [a, b, c] = [await add(ana, 'a'), await add(ana, 'b'), await add(ana, 'c')];
    await change(ana, a, { merged_into: b });
    await change(ana, b, { merged_into: c });
    expect(await stored(ana, [a, b, c])).toEqual([c, c, null]);
    await change(ana, c, { merged_into: a });
    expect(await stored(ana, [a, b, c])).toEqual([c, c, null]);
    // Undo of the second merge.
    await change(ana, b, { merged_into: null });
    await change(ana, a, { merged_into: b });
    expect(await stored(ana, [a, b, c])).toEqual([b, null, null]);
  });

  test('go with the tag that they were merged into', async () => {
    const [kept, merged] = [await add(ana, 'um'), await add(ana, 'dois')];
    await change(ana, merged, { merged_into: kept });
    expect((await ana.client.from('tags').delete().eq('id', kept)).error).toBeNull();
    expect(await stored(ana, [kept, merged])).toEqual([undefined, undefined]);
  });

  test('count days in the statistics, each once, merged ones as the tag that is shown', async () => {
    const [kept, merged] = [await add(bia, 'trabalho'), await add(bia, 'escritório')];
    await change(bia, merged, { merged_into: kept });
    await addMood(bia, [kept, merged]);
    await addMood(bia, [merged]);
    await addMood(bia, [kept], '2026-03-04');
    expect(await countsOf(bia, 'mood')).toEqual([['trabalho', '', 2, '2026-03-02', '2026-03-04']]);
    const thought = { date: '2026-03-02', text: 'uma ideia', tags: [kept] };
    expect((await bia.client.from('thoughts_entries').insert(thought)).error).toBeNull();
    expect(await countsOf(bia, 'thoughts')).toEqual([['trabalho', '', 1, '2026-03-02', '2026-03-02']]);
  });

  test('give each day with an entry of mood, activity or thoughts a 1 or a 0, and other days or people nothing', async () => {
    const [who, other] = [await premiumPerson(server, '30 days'), await premiumPerson(server, '30 days')];
    const [kept, merged, rare] = [await add(who, 'trabalho'), await add(who, 'escritório'), await add(who, 'praia')];
    const put = async (table: string, row: object) => expect((await who.client.from(table).insert(row)).error).toBeNull();
    await addMood(who, [merged]);
    await put('activity_entries', { date: '2026-03-02', type: 'walking', duration_minutes: 5 });
    await put('activity_entries', { date: '2026-03-03', type: 'walking', duration_minutes: 5 });
    await put('thoughts_entries', { date: '2026-03-05', text: 'uma ideia', tags: [kept, rare] });
    await put('water_entries', { date: '2026-03-06', amount_ml: 200 });
    await addMood(who, [kept], '2026-02-28');
    await change(who, merged, { merged_into: kept });
    const span = { from_date: '2026-03-01', to_date: '2026-03-31' };
    const seriesOf = async (by: Person, ...own_tags: string[]) => {
      const { data, error } = await by.client.rpc('daily_series', { ...span, own_tags });
      return error?.code ?? (data as { tags: object }).tags;
    };
    const pointsOf = async (by: Person, tag: string, from_date: string | null = null, grain = 'day') => {
      const { data } = await by.client.rpc('tag_statistics', { ...span, from_date, tag, grain });
      const { points } = data as { points: { at: string; last: string; days: number; entries: number; values: object }[] };
      return points.map(({ at, last, days, entries, values }) => [at, last, days, entries, values]);
    };

    const days = [
      [1, 1],
      [2, 0],
      [4, 1],
    ];
    // The id of a merged tag gives the days of the tag that entries show in its place.
    expect(await seriesOf(who, kept, merged)).toEqual({ [kept]: days, [merged]: days });
    expect(await seriesOf(who, rare)).toEqual({ [rare]: days.map(([day]) => [day, day === 4 ? 1 : 0]) });
    expect(await seriesOf(who, kept, merged, rare)).toBe('22023');
    expect(await pointsOf(who, merged, '2026-03-01')).toEqual([
      ['2026-03-02', '2026-03-02', 1, 2, { tag: [1, 1] }],
      ['2026-03-03', '2026-03-03', 1, 1, { tag: [0, 1] }],
      ['2026-03-05', '2026-03-05', 1, 1, { tag: [1, 1] }],
    ]);
    expect(await pointsOf(who, kept, null, 'month')).toEqual([
      ['2026-02-01', '2026-02-28', 1, 1, { tag: [1, 1] }],
      ['2026-03-01', '2026-03-05', 3, 4, { tag: [2, 3] }],
    ]);

    // In another user's entry, the id of this tag has no effect. After the owner removes the tag, the id has no effect in the
    // owner's entries either.
    await addMood(other, [kept]);
    expect([await seriesOf(other, kept), await pointsOf(other, kept)]).toEqual([{}, []]);
    expect([await seriesOf(other, randomUUID()), await pointsOf(other, randomUUID())]).toEqual([{}, []]);
    await who.client.from('tags').delete().eq('id', kept);
    expect([await seriesOf(who, kept, merged), await pointsOf(who, merged)]).toEqual([{}, []]);
    expect((await clientWith(server).rpc('tag_statistics', { ...span, tag: rare, grain: 'day' })).error?.code).toBe('42501');
    expect((await who.client.rpc('tag_statistics', { ...span, tag: rare, grain: 'year' })).error?.code).toBe('22023');
  });

  test('of another person have no effect, and look like an id that does not exist', async () => {
    const other = await premiumPerson(server, '30 days');
    const foreign = await add(ana, 'segredo');
    const own = await add(other, 'minha');
    const replies = [];
    for (const id of [foreign, randomUUID()]) {
      const { data, error } = await addMood(other, [id]);
      await change(other, own, { merged_into: id });
      replies.push([error, data?.['tags'].length, (await stored(other, [own]))[0] === id]);
    }
    expect(replies[0]).toEqual(replies[1]);
    expect(await countsOf(other, 'mood')).toEqual([]);
    await other.client.from('tags').delete().eq('id', foreign);
    expect(await stored(ana, [foreign])).toEqual([null]);
  });

  test('are at most 200, and a repeated insert of an offline device still succeeds', async () => {
    const person = await makePerson(server);
    const rows = Array.from({ length: 200 }, (_, place) => ({ id: randomUUID(), name: `tag ${String(place)}` }));
    const first = await person.client.from('tags').insert(rows);
    expect(first.error?.code ?? null).toBeNull();
    expect((await person.client.from('tags').insert({ name: 'mais uma' })).error?.code).toBe('AF001');
    const again = await person.client.from('tags').upsert(rows.slice(0, 1), { onConflict: 'id', ignoreDuplicates: true });
    expect(again.error).toBeNull();
  });

  test.each(['', ' praia', 'praia ', 'a\nb', 'a'.repeat(41)])('need a plain name: %j', async (name) => {
    expect((await ana.client.from('tags').insert({ name })).error?.code).toBe('23514');
  });
});
