import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { writeChoices } from '../../web/src/core/account-preferences/account-row.ts';
import { preferenceList } from '../../web/src/core/preferences/preference-list.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

/** Preferences are stored with the account. The newest choice of each preference wins. Icon colours need premium. */
describe.each(engines)('preferences on %s', (engine) => {
  let server: TestServer;
  const minutesAgo = (minutes: number) => Date.now() - minutes * 60_000;
  /** Writes like the web app's outbox: inserts or updates the user's single row. */
  const put = async ({ client, id }: Person, values: Record<string, unknown>) => {
    const { data, error, status } = await client
      .from('preferences')
      .upsert({ ...values, user_id: id }, { onConflict: 'user_id' })
      .select();
    return { row: (data as Record<string, unknown>[] | null)?.[0], code: error?.code, status };
  };

  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  test('a late choice does not replace a newer one, while the others of the same write are stored', async () => {
    const person = await makePerson(server);
    await put(person, { theme: 'dark', chosen_at: { theme: minutesAgo(5) } });
    const times = { theme: minutesAgo(30), text_size: minutesAgo(30) };
    const { row } = await put(person, { theme: 'light', text_size: 'larger', chosen_at: times });
    expect(row).toMatchObject({ theme: 'dark', text_size: 'larger' });
    expect(row?.['chosen_at']).toEqual({ theme: expect.closeTo(minutesAgo(5), -5) as number, text_size: times.text_size });
  });

  test('a newer choice replaces an older one and leaves the others', async () => {
    const person = await makePerson(server);
    const order = ['water', 'mood'];
    await put(person, { menu_order: order, sound: true, chosen_at: { menu_order: minutesAgo(9), sound: minutesAgo(9) } });
    const { row } = await put(person, { sound: false, chosen_at: { sound: minutesAgo(1) } });
    expect(row).toMatchObject({ menu_order: order, sound: false, theme: null });
    expect(Object.keys(row?.['chosen_at'] as object).sort()).toEqual(['menu_order', 'sound']);
  });

  test('a choice from a clock that is ahead gets the time of arrival', async () => {
    const person = await makePerson(server);
    const { row } = await put(person, { theme: 'dark', chosen_at: { theme: minutesAgo(-9000) } });
    const at = (row as { chosen_at: { theme: number } }).chosen_at.theme;
    expect(Math.abs(at - Date.now())).toBeLessThan(60_000);
    expect((await put(person, { theme: 'light', chosen_at: { theme: at + 1 } })).row).toMatchObject({ theme: 'light' });
  });

  test('each preference of the app has a column, and each column a preference', async () => {
    const names = [...Object.keys(preferenceList), 'language'];
    const written = writeChoices(Object.fromEntries(names.map((name) => [name, { value: null, at: 1 }])));
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string }>(
        `select column_name::text as name from information_schema.columns where table_schema = 'public' and table_name = 'preferences'`,
      ),
    );
    const ofEveryTable = ['id', 'user_id', 'created_at', 'updated_at'];
    expect([...ofEveryTable, ...Object.keys(written ?? {})].sort()).toEqual(rows.map(({ name }) => name).sort());
    const { code } = await put(await makePerson(server), written ?? {});
    expect(code, 'the check of preferences.chosen_at names every column').toBeUndefined();
  });

  test('every preference is accepted in the form that the app writes', async () => {
    const person = await premiumPerson(server, '10 days');
    const values = {
      theme: 'sereneBlue',
      motion: 'reduced',
      text_size: 'largest',
      reading_font: 'openDyslexic',
      contrast: 'more',
      toast_duration: 60_000,
      simple_mode: true,
      sound: true,
      vibration: true,
      weight_trend_only: true,
      message_words_only: true,
      language: 'ja',
      menu_order: ['mood', 'cogni_pet'],
      today_pages: ['water', 'mood'],
      shortcut_pages: ['water', 'mood', 'sleep', 'routine', 'crisis'],
      visible_pages: { weight: false },
      icon_colours: { mood: 'lightBlue' },
    };
    const chosen_at = Object.fromEntries(Object.keys(values).map((name) => [name, minutesAgo(1)]));
    expect((await put(person, { ...values, chosen_at })).row).toMatchObject(values);
    const empty = { menu_order: [], today_pages: [], shortcut_pages: [], visible_pages: {}, icon_colours: {} };
    expect((await put(person, empty)).row).toMatchObject(empty);
  });

  test.each([
    ['theme', 'neon'],
    ['text_size', 'huge'],
    ['toast_duration', 1],
    ['language', 'pt-BR'],
    ['menu_order', ['water', null]],
    ['menu_order', [['water'], ['mood']]],
    ['menu_order', Array.from({ length: 101 }, () => 'water')],
    ['today_pages', ['water', null]],
    ['shortcut_pages', ['water', 'mood', 'sleep', 'routine', 'crisis', 'daily']],
    ['shortcut_pages', ['water', null]],
    ['shortcut_pages', [['water'], ['mood']]],
    ['shortcut_pages', ['x'.repeat(4001)]],
    ['visible_pages', { water: 'no' }],
    ['visible_pages', { water: [true] }],
    ['visible_pages', [true]],
    ['visible_pages', Object.fromEntries(Array.from({ length: 400 }, (_, index) => [`page-${String(index)}`, true]))],
    ['icon_colours', { water: 'red' }],
    ['icon_colours', { water: ['pink'] }],
    ['icon_colours', 'pink'],
    ['chosen_at', { is_premium: 1 }],
    ['chosen_at', [1]],
  ])('%s with an impossible choice is refused: %j', async (name, value) => {
    const person = await premiumPerson(server, '10 days');
    const { status, code } = await put(person, { [name]: value });
    expect([status, code]).toEqual([400, '23514']);
  });

  test('an invalid time is refused', async () => {
    const person = await makePerson(server);
    expect((await put(person, { theme: 'dark', chosen_at: { theme: 'soon' } })).status).toBe(400);
  });

  describe('icon colours', () => {
    const colours = { icon_colours: { water: 'pink' } };
    const expire = (person: Person, since: string) =>
      server.database.asOwner((transaction) =>
        transaction.query('update public.profiles set premium_expires_at = now() - $2::text::interval where id = $1', [
          person.id,
          since,
        ]),
      );

    test('are refused without premium, in a first row and in a later change, while other preferences are stored', async () => {
      const person = await makePerson(server);
      expect(await put(person, colours)).toMatchObject({ status: 403, code: '42501' });
      expect((await put(person, { theme: 'dark' })).code).toBeUndefined();
      expect(await put(person, colours)).toMatchObject({ status: 403, code: '42501' });
      const patch = await person.client.from('preferences').update(colours).eq('user_id', person.id);
      expect(patch.error?.code).toBe('42501');
    });

    test('stay as they are when premium ends, while other preferences can change', async () => {
      const person = await premiumPerson(server, '10 days');
      expect((await put(person, colours)).code).toBeUndefined();
      await expire(person, '3 days');
      expect((await put(person, { theme: 'light' })).row).toMatchObject({ theme: 'light', ...colours });
      expect((await put(person, { icon_colours: { water: 'gray' } })).code).toBe('42501');
      expect((await put(person, { icon_colours: {} })).code).toBe('42501');
    });

    test('chosen before the end of premium are accepted for 48 hours', async () => {
      const person = await premiumPerson(server, '10 days');
      await expire(person, '2 hours');
      const chosen = (hours: number) => ({ ...colours, chosen_at: { icon_colours: minutesAgo(hours * 60) } });
      expect((await put(person, chosen(1))).code).toBe('42501');
      expect((await put(person, chosen(3))).row).toMatchObject(colours);
    });
  });
});
