import 'fake-indexeddb/auto';
import { unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { testSession } from '#core/session/testing/test-session.ts';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import { loadSourceMessages } from '#portability/portable/testing/load-source-messages.ts';
import type { ReportInput } from '#portability/report/report-input.ts';
import { exportOptions } from './export-options.ts';
import { prepareExport, readinessWithoutNetwork } from './prepare-export.ts';
import { makeExport, type ExportRequest, type FileDependencies, type MakeReport } from './make-export.ts';

interface Asked {
  readonly tables: readonly string[];
  readonly from_dates: readonly (string | null)[];
}

/** Dependencies with a fake server that has two nights. `asked` records the arguments of each `own_rows` call. */
function makeDependencies() {
  const asked: Asked[] = [];
  const night = { id: 'a', date: '2026-03-11', hours: 7, created_at: '2026-03-12T09:00:00Z' };
  const earlier = { ...night, id: 'b', date: '2026-03-05' };
  let reachable = true;
  const client = createDataClient('http://localhost', (_, init) => {
    const body = JSON.parse(String(init?.body)) as Asked;
    asked.push(body);
    if (!reachable) return Promise.reject(new TypeError('Failed to fetch'));
    const since = body.from_dates[body.tables.indexOf('sleep_entries')] ?? '';
    const nights = [earlier, night].filter(({ date }) => date >= since);
    const read = body.tables.map((table) => ({ table, rows: table === 'sleep_entries' ? nights : [] }));
    return Promise.resolve(Response.json({ read, left: [], skipped: 0 }));
  });
  return {
    ...{ asked, client, load: () => Promise.resolve({}), now: () => new Date(2026, 2, 20) },
    leave: () => (reachable = false),
  };
}
const request = { options: ['daily', 'sleep'], period: { from: null, to: null }, format: 'csv', language: 'pt' } as const;
const make = (changes: Partial<ExportRequest>, dependencies: FileDependencies = makeDependencies()) =>
  makeExport({ ...request, ...changes }, dependencies);

describe('an export', () => {
  it('has an option for every page with tables', () => {
    expect(new Set(Object.values(exportOptions))).toEqual(new Set(portableTables.map(({ page }) => page)));
  });

  it.each([{ options: ['sleep', 'dreams'] }, { format: 'xml' }])(
    'returns notImplemented for an unknown option or format: %o',
    async (changes) => {
      const dependencies = makeDependencies();
      expect(await make(changes, dependencies)).toEqual({ kind: 'notImplemented' });
      expect(dependencies.asked).toEqual([]);
    },
  );

  it('returns nothing rather than make an empty file', async () => {
    expect(await make({ options: ['daily', 'profile'] })).toEqual({ kind: 'nothing' });
  });

  it('requests only the period, and puts the date into the file name', async () => {
    const dependencies = makeDependencies();
    const answer = await make(
      { options: ['sleep'], period: { from: '2026-03-06' as CalendarDate, to: null } },
      dependencies,
    );
    expect(answer).toMatchObject({ kind: 'file', name: 'cogn-2026-03-20.csv', records: 1 });
    expect(dependencies.asked).toMatchObject([{ tables: ['sleep_entries'], from_dates: ['2026-03-06'], to_dates: [null] }]);
  });

  it('makes one wide CSV for a single table, and a ZIP for several', async () => {
    expect(await make({ csvLayout: 'wide' })).toMatchObject({ name: 'cogn-2026-03-20.csv', records: 2 });
    const at = { date: '2026-03-11', created_at: '2026-03-12T09:00:00Z' };
    const read = [
      { table: 'sleep_entries', rows: [{ ...at, id: 'a', hours: 7 }] },
      { table: 'water_entries', rows: [{ ...at, id: 'b', amount_ml: 250 }] },
    ];
    const client = createDataClient('http://localhost', () =>
      Promise.resolve(Response.json({ read, left: [], skipped: 0 })),
    );
    const answer = await make({ options: ['sleep', 'water'], csvLayout: 'wide' }, { ...makeDependencies(), client });
    expect(answer).toMatchObject({ name: 'cogn-2026-03-20.zip', type: 'application/zip', records: 2 });
    const content = answer.kind === 'file' ? (answer.content as Blob) : new Blob();
    const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
    expect(Object.keys(files)).toEqual([
      expect.stringMatching(/\(water_entries\)\.csv$/u),
      expect.stringMatching(/\(sleep_entries\)\.csv$/u),
    ]);
  });

  it('asks for everything at once, and goes on where an answer ended', async () => {
    const asked: (Asked & { readonly skipped: number })[] = [];
    const shares: number[] = [];
    const night = (id: string) => ({ id, date: '2026-03-11', hours: 7, created_at: '2026-03-12T09:00:00Z' });
    const client = createDataClient('http://localhost', (_, init) => {
      const body = JSON.parse(String(init?.body)) as Asked & { readonly skipped: number };
      asked.push(body);
      const from = body.tables.indexOf('sleep_entries');
      const isSecond = asked.length === 2;
      const read = [{ table: 'sleep_entries', rows: isSecond ? [night('b')] : [night('a')] }];
      return Promise.resolve(
        Response.json({ read, left: isSecond ? [] : body.tables.slice(from), skipped: isSecond ? 0 : 1 }),
      );
    });
    const answer = await make(
      { options: Object.keys(exportOptions), format: 'json' },
      { ...makeDependencies(), client, progress: (share) => shares.push(share) },
    );
    expect(asked.map(({ tables, skipped }) => [tables[0], skipped])).toEqual([
      [portableTables[0]?.table, 0],
      ['sleep_entries', 1],
    ]);
    expect(answer).toMatchObject({ records: 2 });
    expect(shares.at(-1)).toBe(1);
  });

  it('makes a summary for health systems of what was chosen, without contacts and notes', async () => {
    const asked: Asked[] = [];
    const rows: Readonly<Record<string, readonly object[]>> = {
      profiles: [{ id: 'ana', full_name: 'Ana', diagnoses: 'TDAH' }],
      sleep_entries: [{ id: 'a', date: '2026-03-11', hours: 7, notes: 'em segredo' }],
    };
    const client = createDataClient('http://localhost', (_, init) => {
      const body = JSON.parse(String(init?.body)) as Asked;
      asked.push(body);
      const read = body.tables.map((table) => ({ table, rows: rows[table] ?? [] }));
      return Promise.resolve(Response.json({ read, left: [], skipped: 0 }));
    });
    const dependencies = { ...makeDependencies(), client, load: loadSourceMessages, userId: 'ana' };
    const answer = await make({ options: ['profile', 'sleep', 'water'], format: 'fhir' }, dependencies);
    expect(answer).toMatchObject({ name: 'cogn-2026-03-20.fhir.json', type: 'application/fhir+json', records: 1 });
    expect(asked[0]?.tables).toEqual(['profiles', 'health_passports', 'sleep_entries']);
    const text = answer.kind === 'file' ? String(answer.content) : '';
    expect(JSON.parse(text)).toMatchObject({ resourceType: 'Bundle', type: 'document' });
    for (const written of ['"Ana"', '"TDAH"', '"withheld"', '"value": 7']) expect(text).toContain(written);
    expect(text).not.toContain('em segredo');
  });

  it('makes no file after the caller aborted', async () => {
    const end = new AbortController();
    const dependencies = { ...makeDependencies(), signal: end.signal, progress: () => end.abort() };
    await expect(makeExport({ ...request, options: Object.keys(exportOptions) }, dependencies)).rejects.toThrow();
  });

  it('passes messages and rows to the report, and the rows before the period', async () => {
    const dependencies = makeDependencies();
    const inputs: ReportInput[] = [];
    const shares: number[] = [];
    const report: MakeReport = (input, { progress }) => {
      inputs.push(input);
      progress?.(1);
      return Promise.resolve(new Uint8Array([37, 80, 68, 70]));
    };
    const period = { from: '2026-03-11' as CalendarDate, to: null };
    const answer = await makeExport(
      { ...request, options: ['sleep', 'mood'], format: 'pdf', period, person: 'Ana' },
      { ...dependencies, report, progress: (share) => shares.push(share) },
    );
    expect(answer).toMatchObject({ kind: 'file', name: 'cogn-2026-03-20.pdf', type: 'application/pdf', records: 1 });
    expect(inputs).toMatchObject([{ language: 'pt', person: 'Ana', period }]);
    expect(inputs[0]?.messages).toHaveProperty('report');
    expect(inputs[0]?.rows.get('sleep_entries')).toMatchObject([{ date: '2026-03-11' }]);
    expect(inputs[0]?.before.get('sleep_entries')).toMatchObject([{ date: '2026-03-05' }]);
    expect(inputs[0]).not.toHaveProperty('asOf');
    expect(dependencies.asked.flatMap(({ from_dates }) => from_dates)).toContain('2026-03-01');
    expect(shares.at(-1)).toBe(1);
  });
});

describe('a report', () => {
  it.each([
    [null, []],
    [[], ['mood_entries']],
    [['water'], ['mood_entries', 'water_entries', 'water_settings']],
  ] as const)('contains after its summary, if asked for %o: %o', async (contents, appendix) => {
    const inputs: ReportInput[] = [];
    const report: MakeReport = (input) => {
      inputs.push(input);
      return Promise.resolve(new Uint8Array());
    };
    const options = ['sleep', 'mood', 'water', 'nutrition'];
    const asked = { ...request, options, format: 'pdf', contents, writtenIn: 'ja' } as const;
    await makeExport(asked, { ...makeDependencies(), report });
    const tables = inputs[0]?.appendix.map(({ table }) => table) ?? [];
    expect(tables.filter((table) => table !== 'sleep_entries').toSorted()).toEqual(appendix);
    expect(inputs[0]).toMatchObject({ language: 'pt', writtenIn: 'ja' });
  });
});

describe('an export without a network', () => {
  beforeEach(async () => {
    await (await deviceDatabase()).clear('gathered');
    signedInAs('ana');
  });
  afterEach(() => vi.restoreAllMocks());

  const signedInAs = (id: string) => vi.spyOn(sessionStore, 'get').mockReturnValue(testSession({ userId: id }));
  const at = (dependencies: ReturnType<typeof makeDependencies>, hour: number) => ({
    ...{ ...dependencies, userId: 'ana', now: () => new Date(2026, 2, 20, hour) },
  });
  const both = ['sleep', 'mood'];
  const nights = { ...request, options: ['sleep'], format: 'json' } as const;
  const storedAt = new Date(2026, 2, 20, 14).getTime();

  it('uses the rows that an earlier export stored, and returns their age', async () => {
    const dependencies = makeDependencies();
    await makeExport({ ...nights, options: both }, at(dependencies, 14));
    dependencies.leave();
    const answer = await makeExport(nights, at(dependencies, 18));
    expect(answer).toMatchObject({ kind: 'file', records: 2, asOf: storedAt });
    const file = JSON.parse(answer.kind === 'file' ? String(answer.content) : '') as Record<string, unknown>;
    expect(file).toMatchObject({
      records_as_of: new Date(storedAt).toISOString(),
      exported_at: new Date(2026, 2, 20, 18).toISOString(),
    });
  });

  it('takes the requested days from a wider stored period, and the days before it for a report', async () => {
    const dependencies = makeDependencies();
    await makeExport(nights, at(dependencies, 14));
    dependencies.leave();
    const period = { from: '2026-03-11' as CalendarDate, to: null };
    expect(await makeExport({ ...nights, period }, at(dependencies, 18))).toMatchObject({ records: 1, asOf: storedAt });
    const inputs: ReportInput[] = [];
    const report: MakeReport = (input) => {
      inputs.push(input);
      return Promise.resolve(new Uint8Array());
    };
    await makeExport({ ...nights, period, format: 'pdf' }, { ...at(dependencies, 18), report });
    expect(inputs).toMatchObject([{ asOf: storedAt }]);
    expect(inputs[0]?.before.get('sleep_entries')).toMatchObject([{ date: '2026-03-05' }]);
  });

  it('makes no file when a table or a day was never stored', async () => {
    const dependencies = makeDependencies();
    const period = { from: '2026-03-11' as CalendarDate, to: null };
    await makeExport({ ...nights, period }, at(dependencies, 14));
    dependencies.leave();
    for (const changes of [{ options: both, period }, { period: { from: null, to: null } }])
      await expect(makeExport({ ...nights, ...changes }, at(dependencies, 18))).rejects.toMatchObject({
        kind: 'unreachable',
      });
    expect(await makeExport({ ...nights, period }, at(dependencies, 18))).toMatchObject({ records: 1 });
  });

  it('does not replace a wider stored period by a narrower one', async () => {
    const dependencies = makeDependencies();
    await makeExport(nights, at(dependencies, 14));
    await makeExport({ ...nights, period: { from: '2026-03-11' as CalendarDate, to: null } }, at(dependencies, 16));
    dependencies.leave();
    expect(await makeExport(nights, at(dependencies, 18))).toMatchObject({ records: 2, asOf: storedAt });
  });

  it('never uses rows of another user, nor stores rows after the user signed out', async () => {
    const dependencies = makeDependencies();
    await makeExport(nights, at(dependencies, 14));
    signedInAs('bia');
    await makeExport(nights, { ...at(dependencies, 14), userId: 'carla' });
    dependencies.leave();
    for (const userId of ['bia', 'carla', null])
      await expect(makeExport(nights, { ...at(dependencies, 18), userId })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('reports readiness from stored rows, but not for a language whose messages were never fetched', async () => {
    const { client, load, now } = at(makeDependencies(), 14);
    const ended = new AbortController();
    const fetchParts = () => Promise.resolve();
    await prepareExport(
      { language: 'pt', person: null, known: undefined },
      { client, load, now, userId: 'ana', signal: ended.signal, fetchParts },
    );
    const absent = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await readinessWithoutNetwork('ana', 'pt', load)).toEqual({ kind: 'offline', asOf: storedAt });
    expect(await readinessWithoutNetwork('ana', 'ja', absent)).toBeNull();
    expect(await readinessWithoutNetwork('bia', 'ja', absent)).toEqual({ kind: 'offline', asOf: null });
  });

  it('makes no file from stored rows when the server refuses the request', async () => {
    const dependencies = makeDependencies();
    await makeExport(nights, at(dependencies, 14));
    const client = createDataClient('http://localhost', () =>
      Promise.resolve(Response.json({ code: 'PGRST301', message: '' }, { status: 401 })),
    );
    await expect(makeExport(nights, { ...at(dependencies, 18), client })).rejects.toMatchObject({ kind: 'refused' });
  });
});
