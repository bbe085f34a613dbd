import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { ownRowTables } from '../../web/src/portability/import/import-rules.ts';
import { undoImport } from '../../web/src/portability/import/undo-import.ts';
import { asCalendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { importFor, importTables } from './support/import-people.ts';
import { pageClient } from './support/page-client.ts';
import { exportOf, liveYear, type PortableFile } from './support/portable-people.ts';
import { engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

type StoredRow = Readonly<Record<string, unknown>>;

/** Columns that only the server writes; an import ignores them. */
const ofTheServer = ['updated_at', 'slot'];
/** Columns with the id of another row or an array of such ids, which gets another id in another account. */
const references = [
  ...['medication_id', 'appointment_id', 'visit_id', 'entry_id', 'hypothesis_id', 'tracker_id', 'merged_into', 'tags'],
  ...['outcome_tracker', 'cause_tracker', 'outcome_tag', 'cause_tag'],
];
/** Columns of a profile that belong to the account; an import ignores them. */
const ofTheAccount = ['id', 'row_seed', 'created_at', 'is_premium', 'premium_expires_at'];

/**
 * Returns a file’s rows as another account would store them after an import, without the columns that an import ignores. With
 * `rowSeed`, the rows get the ids that the account with this seed derives.
 */
function asTakenBy(file: PortableFile, rowSeed?: string) {
  const seed = rowSeed ?? '';
  return Object.fromEntries(
    Object.entries(file.tables).map(([table, rows]) => {
      const left = table === 'profiles' ? [...ofTheServer, ...ofTheAccount] : ofTheServer;
      const columns = rows.map((row): StoredRow => {
        const kept = Object.fromEntries(Object.entries(row).filter(([name]) => !left.includes(name)));
        if (seed === '' || table === 'profiles') return kept;
        const id = typeof row['preset'] === 'string' ? derivedUuid(seed, row['preset']) : derivedUuid(row.id, seed);
        const idsOf = (other: unknown) => (typeof other === 'string' ? derivedUuid(other, seed) : other);
        const others = references
          .filter((name) => name in row)
          .map((name) => [name, Array.isArray(row[name]) ? row[name].map(idsOf) : idsOf(row[name])] as const);
        return { ...kept, id, ...Object.fromEntries(others) };
      });
      return [table, columns.sort((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)))];
    }),
  );
}

const isBlank = (value: unknown) => value === null || value === undefined;
const seedOf = (file: PortableFile) => String(file.tables['profiles']?.[0]?.['row_seed']);
const countOf = (file: PortableFile) =>
  Object.entries(file.tables).reduce((sum, [table, rows]) => sum + (table === 'profiles' ? 0 : rows.length), 0);

describe.each(engineOfThisRun)('an import of an exported file, on %s', (engine) => {
  let server: TestServer;
  let ana: Person;
  let year: PortableFile;
  beforeAll(async () => {
    server = await startRestServer(engine);
    ana = await premiumPerson(server, '30 days');
    await liveYear(server, ana, asCalendarDate('2026-11-20')!);
    year = await exportOf(server, ana);
  }, 60_000);
  afterAll(() => server.close());

  it('is tested with a row of every table, and a value in every column, that an import writes', () => {
    const blank = importTables.flatMap(({ table, columns }) => {
      const rows: readonly StoredRow[] = year.tables[table] ?? [];
      return columns.filter((name) => !rows.some((row) => !isBlank(row[name]))).map((name) => `${table}.${name}`);
    });
    expect(blank, 'add a value to tests/demo/tables, or to `rarelyFilled` in portable-people.ts').toEqual([]);
  });

  it('into the same account finds every row and writes nothing', async () => {
    const { plan, report, batches } = await importFor(server, ana, year);
    expect(plan.reduce((sum, { same }) => sum + same, 0)).toBe(countOf(year) + 1);
    expect(report).toEqual({ added: 0, changed: 0, refused: [], end: 'whole' });
    expect(batches).toEqual([]);
    expect(await exportOf(server, ana)).toEqual(year);
  });

  it('restores rows that were removed since, under their own ids', async () => {
    for (const table of ['sleep_entries', 'medication_doses', 'health_passports'])
      await ana.client.from(table).delete().gte('created_at', '1900-01-01');
    const { report } = await importFor(server, ana, year);
    expect(report).toMatchObject({ changed: 0, refused: [], end: 'whole' });
    expect(asTakenBy(await exportOf(server, ana))).toEqual(asTakenBy(year));
  });

  it('into another account imports a whole year without loss, adds nothing the second time, and is undone completely', async () => {
    const bia = await premiumPerson(server, '30 days');
    const before = await exportOf(server, bia);
    const { report, batches } = await importFor(server, bia, year);
    expect(report).toEqual({ added: countOf(year), changed: 1, refused: [], end: 'whole' });
    const after = await exportOf(server, bia);
    expect(asTakenBy(after)).toEqual(asTakenBy(year, seedOf(after)));

    expect((await importFor(server, bia, year)).report).toEqual({ added: 0, changed: 0, refused: [], end: 'whole' });

    const forgotten: unknown[] = [];
    const forget = (batch: unknown) => Promise.resolve(void forgotten.push(batch));
    const undone = await undoImport(batches, { client: pageClient(server, bia), forget, isStillThem: () => true });
    expect(undone).toEqual({ removed: countOf(year), restored: 1, refused: 0, isWhole: true });
    expect(forgotten).toHaveLength(batches.length);
    expect(asTakenBy(await exportOf(server, bia))).toEqual(asTakenBy(before));
    expect(asTakenBy(await exportOf(server, ana))).toEqual(asTakenBy(year));
  });

  it('of a file without an account finds out which ids belong to another user', async () => {
    const bia = await premiumPerson(server, '30 days');
    const { profiles: _, ...tables } = year.tables;
    const few = { tables: { medication_doses: tables['medication_doses']!, medications: tables['medications']! } };
    const { report } = await importFor(server, bia, few);
    expect(report).toMatchObject({ added: countOf(few), refused: [], end: 'whole' });
    const after = await exportOf(server, bia);
    const taken = asTakenBy(few, seedOf(after));
    expect(asTakenBy(after)).toMatchObject(taken);
  });

  it('that was interrupted continues from its last row', async () => {
    const bia = await premiumPerson(server, '30 days');
    const end = new AbortController();
    let steps = 0;
    const progress = () => {
      steps += 1;
      if (steps === 12) end.abort();
    };
    const first = await importFor(server, bia, year, { signal: end.signal, progress });
    expect(first.report.end).toBe('cancelled');
    expect(first.report.added).toBeGreaterThan(0);
    const second = await importFor(server, bia, year);
    expect(first.report.added + second.report.added).toBe(countOf(year));
    const after = await exportOf(server, bia);
    expect(asTakenBy(after)).toEqual(asTakenBy(year, seedOf(after)));
  });

  it('keeps or replaces different rows as the user chooses; undo restores the earlier values', async () => {
    const person = await premiumPerson(server, '30 days');
    const id = crypto.randomUUID();
    await person.client.from('water_entries').insert({ id, date: '2026-11-01', amount_ml: 250 });
    await person.client.from('water_settings').insert({ goal_ml: 1800 });
    const old = await exportOf(server, person);
    await person.client.from('water_entries').update({ amount_ml: 500 }).eq('id', id);
    await person.client.from('water_settings').update({ goal_ml: 3000 }).gte('goal_ml', 0);
    const newer = await exportOf(server, person);

    const kept = await importFor(server, person, old);
    expect(kept.plan.flatMap(({ differing }) => differing)).toHaveLength(2);
    expect(kept.report).toMatchObject({ added: 0, changed: 0 });
    expect(await exportOf(server, person)).toEqual(newer);

    const taken = await importFor(server, person, old, { takesFile: true });
    expect(taken.report).toMatchObject({ added: 0, changed: 2, refused: [] });
    expect(asTakenBy(await exportOf(server, person))).toEqual(asTakenBy(old));
    // Meanwhile, another user signed in in another tab, so this undo finds nothing to remove. The page must not report success,
    // and must not forget the import.
    const other = await makePerson(server);
    const forget = () => expect.unreachable('an undo that found nothing was forgotten');
    const elsewhere = { client: pageClient(server, other), forget, isStillThem: () => false };
    expect((await undoImport(taken.batches, elsewhere)).isWhole).toBe(false);
    await undoImport(taken.batches, {
      client: pageClient(server, person),
      forget: () => Promise.resolve(),
      isStillThem: () => true,
    });
    expect(asTakenBy(await exportOf(server, person))).toEqual(asTakenBy(newer));
  });

  it('without premium sends only free rows and counts the others, which the database would have refused', async () => {
    const free = await makePerson(server);
    const { plan, report } = await importFor(server, free, year, { isPremium: false });
    const premium = importTables.filter(({ isPremium }) => isPremium).map(({ table }) => table);
    for (const { table, added, blocked } of plan) {
      if (premium.includes(table)) expect([table, added.length]).toEqual([table, 0]);
      // Beyond the third, a tracker and its entries need premium.
      else if (table === 'trackers') expect([added.length, blocked.premium]).toEqual([3, 2]);
      else if (table === 'tracker_entries') expect(blocked.premium).toBeGreaterThan(10);
      else if (table !== 'appointments') expect([table, blocked.premium]).toEqual([table, 0]);
    }
    expect(plan.find(({ table }) => table === 'appointments')?.blocked.pastAppointment).toBeGreaterThan(10);
    expect(report.refused).toEqual([]);

    const moods = { tables: { mood_entries: year.tables['mood_entries']!.slice(0, 5) } };
    const past = {
      tables: { appointments: year.tables['appointments']!.filter(({ date }) => String(date) < '2026-06-01') },
    };
    expect((await importFor(server, free, moods)).report.refused.map(({ why }) => why)).toEqual(Array(5).fill('notAllowed'));
    const answer = (await importFor(server, free, past)).report;
    expect([answer.added, new Set(answer.refused.map(({ why }) => why))]).toEqual([0, new Set(['retroactive'])]);
  });

  it('without consent sends no health rows, which the database would have refused', async () => {
    const silent = await makePerson(server, []);
    const { plan, report } = await importFor(server, silent, year, { isPremium: false, agreed: [] });
    expect(report.refused).toEqual([]);
    expect(plan.find(({ table }) => table === 'weight_entries')).toMatchObject({ added: [] });
    const [profile] = (await exportOf(server, silent)).tables['profiles']!;
    expect(profile).toMatchObject({ full_name: 'Ana Souza', weight_kg: null, allergies: null });
    const weights = { tables: { weight_entries: year.tables['weight_entries']!.slice(0, 3) } };
    const refused = (await importFor(server, silent, weights)).report.refused;
    expect(refused.map(({ why }) => why)).toEqual(Array(3).fill('noConsent'));
  });

  it('reports each row that the database refuses, and imports the others', async () => {
    const person = await premiumPerson(server, '30 days');
    const rows = Array.from({ length: 9 }, (_, place) => ({
      id: crypto.randomUUID(),
      date: '2026-11-01',
      amount_ml: place === 4 ? 90_000 : 200 + place,
      created_at: '2026-11-01T12:00:00Z',
    }));
    const { report, plan } = await importFor(server, person, {
      tables: { water_entries: [...rows, { id: 'none' }, rows[0]!] },
    });
    expect(report).toMatchObject({ added: 8, end: 'whole' });
    expect(report.refused).toMatchObject([{ table: 'water_entries', why: 'invalid', row: { amount_ml: 90_000 } }]);
    expect(plan).toMatchObject([{ unreadable: 1, same: 1 }]);
  });

  it('rejects days and values that no page could show', async () => {
    const person = await premiumPerson(server, '30 days');
    const row = (odd: object) => ({
      ...{ id: crypto.randomUUID(), date: '2026-11-01', amount_ml: 200, created_at: '2026-11-01T12:00:00Z' },
      ...odd,
    });
    const odd = [{ date: 'infinity' }, { date: '0044-03-15 BC' }, { date: '20260-11-01' }, { created_at: 'infinity' }];
    const shaped = [{ notes: { toString: 1 } }, { notes: [[[]]] }, { date: {} }, { created_at: { toString: 1 } }];
    const { plan, report } = await importFor(server, person, {
      tables: {
        water_entries: [...odd, ...shaped, {}].map(row),
        menstrual_entries: [row({ last_period_start: '-infinity' })],
        medications: [row({ name: 'A', dosage: 'B', counted_at: 'infinity' })],
      },
    });
    expect(new Map(plan.map(({ table, unreadable }) => [table, unreadable]))).toEqual(
      new Map([
        ['water_entries', 8],
        ['menstrual_entries', 1],
        ['medications', 1],
      ]),
    );
    expect(report).toEqual({ added: 1, changed: 0, refused: [], end: 'whole' });
  });

  it('knows which tables require consent in the database', async () => {
    const ask = async (sql: string) =>
      (await server.database.asOwner((transaction) => transaction.query<{ name: string; asked: string }>(sql))).rows;
    const names = importTables.map(({ table }) => table);
    const known = (rows: { name: string }[]) =>
      rows
        .map(({ name }) => name)
        .filter((name) => names.includes(name))
        .sort();

    const purposes = await ask(
      `select tgrelid::regclass::text as name, encode(tgargs, 'escape') as asked from pg_trigger where tgname = 'guard_consent'`,
    );
    const asked = Object.fromEntries(purposes.map(({ name, asked: of }) => [name, of.replace('\\000', '')]));
    const listed = importTables.flatMap(({ table, purpose }) => (purpose === null ? [] : [[table, purpose] as const]));
    expect(asked, 'the journal’s own `consent`, or a line in portability/import/import-tables.ts').toEqual(
      Object.fromEntries(listed),
    );
    const single = await ask(
      `select conrelid::regclass::text as name from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'u' and attname = 'user_id' and cardinality(conkey) = 1`,
    );
    expect(known(single)).toEqual([...ownRowTables].sort());
    const premium = await ask(
      `select tablename::text as name from pg_policies where cmd = 'INSERT' and with_check like '%may_write_premium%'`,
    );
    expect(known(premium)).toEqual(
      importTables
        .filter(({ isPremium }) => isPremium)
        .map(({ table }) => table)
        .sort(),
    );
  });
});
