import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { readDefinitions } from './support/read-definitions.ts';
import { engines, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

/**
 * Journals whose entries nobody can mark for a visit, because their pages do not use the common list of entries with its edit
 * form. The report for the visit shows questionnaires in a part of its own.
 */
const withoutMarks = [
  'appointments',
  'medication_doses',
  'pet_actions',
  'questionnaire_responses',
  'routine_days',
  'routine_ticks',
];
const mood = { date: '2026-01-02', mood: 'calm', intensity: 3 };

describe.each(engines)('entries marked for a visit, on %s', (engine) => {
  let server: TestServer;
  let person: Person;
  let another: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    [person, another] = await Promise.all([premiumPerson(server, '30 days'), premiumPerson(server, '30 days')]);
  });
  afterAll(() => server.close());

  const addMood = async () => {
    const { data } = await person.client.from('mood_entries').insert(mood).select('id').single();
    return String(data?.['id']);
  };
  const mark = async (who: Person, entryId: string, values: object = {}) => {
    const row = { entry_table: 'mood_entries', entry_id: entryId, entry_date: mood.date, ...values };
    const { error } = await who.client.from('visit_marks').insert(row);
    expect(error).toBeNull();
  };
  const marksOf = async (who: Person, column: 'entry_id' | 'visit_id', id: string) => {
    const { data } = await who.client.from('visit_marks').select('id').eq(column, id);
    return data?.length;
  };

  test('can be in every journal that lists its entries', async () => {
    const { rows } = await server.database.asOwner((transaction) =>
      transaction.query<{ name: string }>(
        `select tgrelid::regclass::text as name from pg_trigger where tgname = 'remove_visit_marks'`,
      ),
    );
    const journals = (await readDefinitions()).filter((each) => 'page' in each).map(({ table }) => table);
    expect(rows.map(({ name }) => name.replace('public.', '')).sort()).toEqual(
      journals.filter((table) => !withoutMarks.includes(table)).sort(),
    );
  });

  test('lose their marks when they are removed, and no other mark goes', async () => {
    const [gone, stays] = [await addMood(), await addMood()];
    await mark(person, gone);
    await mark(person, stays);
    // Another account marks the id of the same entry. The removal of the entry must not remove that account's mark.
    await mark(another, gone);
    await person.client.from('mood_entries').delete().eq('id', gone);
    expect([await marksOf(person, 'entry_id', gone), await marksOf(person, 'entry_id', stays)]).toEqual([0, 1]);
    expect(await marksOf(another, 'entry_id', gone)).toBe(1);
  });

  test('go with their visit', async () => {
    const { data } = await person.client
      .from('visits')
      .insert({ professional: 'Dra. Lima', done: true })
      .select('id')
      .single();
    const visit = String(data?.['id']);
    await mark(person, await addMood(), { visit_id: visit });
    await person.client.from('visits').delete().eq('id', visit);
    expect(await marksOf(person, 'visit_id', visit)).toBe(0);
  });
});
