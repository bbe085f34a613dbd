import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '#core/session/session.ts';
import { deviceDatabase } from '#core/storage/device-database.ts';
import { testSession } from '#core/session/testing/test-session.ts';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { portableTables } from '#portability/portable/portable-tables.ts';
import type { ReportInput } from '#portability/report/report-input.ts';
import { exportOptions } from './export-options.ts';
import { prepareExport, readinessWithoutNetwork } from './prepare-export.ts';
import { makeExport, type ExportRequest, type MakeReport } from './make-export.ts';

/** A server that has two nights, and what was asked of it. */
function world() {
  const asked: string[] = [];
  const night = { id: 'a', date: '2026-03-11', hours: 7, created_at: '2026-03-12T09:00:00Z' };
  const earlier = { ...night, id: 'b', date: '2026-03-05' };
  let reachable = true;
  const answer = (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    if (!reachable) return Promise.reject(new TypeError('Failed to fetch'));
    const since = /date=gte\.([\d-]+)/u.exec(search)?.[1] ?? '';
    const nights = [earlier, night].filter(({ date }) => date >= since);
    return Promise.resolve(Response.json(pathname.endsWith('/sleep_entries') ? nights : []));
  };
  const client = createDataClient('http://localhost', (input) =>
    answer(input instanceof Request ? input.url : String(input)),
  );
  return {
    ...{ asked, client, load: () => Promise.resolve({}), now: () => new Date(2026, 2, 20) },
    leave: () => (reachable = false),
  };
}
const request = { options: ['daily', 'sleep'], period: { from: null, to: null }, format: 'csv', language: 'pt' } as const;
const make = (changes: Partial<ExportRequest>, told = world()) => makeExport({ ...request, ...changes }, told);

describe('an export', () => {
  it('has an option for every page that keeps rows', () => {
    expect(new Set(Object.values(exportOptions))).toEqual(new Set(portableTables.map(({ page }) => page)));
  });

  it.each([{ options: ['sleep', 'dreams'] }, { format: 'xml' }])(
    'says of what it does not know that it is not implemented: %o',
    async (changes) => {
      const told = world();
      expect(await make(changes, told)).toEqual({ kind: 'notImplemented' });
      expect(told.asked).toEqual([]);
    },
  );

  it('says that there is nothing rather than make an empty file', async () => {
    expect(await make({ options: ['daily', 'profile'] })).toEqual({ kind: 'nothing' });
  });

  it('asks for the period alone, and names the file by the day', async () => {
    const told = world();
    const answer = await make({ options: ['sleep'], period: { from: '2026-03-06' as CalendarDate, to: null } }, told);
    expect(answer).toMatchObject({ kind: 'file', name: 'cogn-2026-03-20.csv', records: 1 });
    expect(told.asked).toEqual([expect.stringContaining('date=gte.2026-03-06')]);
  });

  it('tells nothing more once a table could not be read', async () => {
    const told = world();
    const shares: number[] = [];
    const open: (() => void)[] = [];
    const client = createDataClient('http://localhost', (input) => {
      if (String(input instanceof Request ? input.url : input).includes('/mood_entries'))
        return Promise.resolve(Response.json({}, { status: 500 }));
      return new Promise((resolve) => open.push(() => resolve(Response.json([]))));
    });
    const making = makeExport(
      { ...request, options: ['mood', 'sleep', 'daily'] },
      { ...told, client, progress: (share) => shares.push(share) },
    );
    await expect(making).rejects.toThrow();
    open.forEach((answer) => answer());
    await new Promise((resolve) => setTimeout(resolve));
    expect(shares).toEqual([]);
  });

  it('makes no file once it was ended', async () => {
    const end = new AbortController();
    const told = { ...world(), signal: end.signal, progress: () => end.abort() };
    await expect(makeExport({ ...request, options: Object.keys(exportOptions) }, told)).rejects.toThrow();
  });

  it('hands a report its words and rows, and what lay before the period', async () => {
    const told = world();
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
      { ...told, report, progress: (share) => shares.push(share) },
    );
    expect(answer).toMatchObject({ kind: 'file', name: 'cogn-2026-03-20.pdf', type: 'application/pdf', records: 1 });
    expect(inputs).toMatchObject([{ language: 'pt', person: 'Ana', period }]);
    expect(inputs[0]?.words).toHaveProperty('report');
    expect(inputs[0]?.rows.get('sleep_entries')).toMatchObject([{ date: '2026-03-11' }]);
    expect(inputs[0]?.before.get('sleep_entries')).toMatchObject([{ date: '2026-03-05' }]);
    expect(inputs[0]).not.toHaveProperty('asOf');
    expect(told.asked.filter((address) => address.includes('date=gte.2026-03-01'))).toHaveLength(1);
    expect(shares.at(-1)).toBe(1);
  });
});

describe('an export without a network', () => {
  beforeEach(async () => {
    await (await deviceDatabase()).clear('gathered');
    signedInAs('ana');
  });
  afterEach(() => vi.restoreAllMocks());

  const signedInAs = (id: string) => vi.spyOn(sessionStore, 'get').mockReturnValue(testSession({ userId: id }));
  const at = (told: ReturnType<typeof world>, hour: number) => ({
    ...{ ...told, userId: 'ana', now: () => new Date(2026, 2, 20, hour) },
  });
  const both = ['sleep', 'mood'];
  const nights = { ...request, options: ['sleep'], format: 'json' } as const;
  const kept = new Date(2026, 2, 20, 14).getTime();

  it('is made of the rows that the last one gathered, and says of when they are', async () => {
    const told = world();
    await makeExport({ ...nights, options: both }, at(told, 14));
    told.leave();
    const answer = await makeExport(nights, at(told, 18));
    expect(answer).toMatchObject({ kind: 'file', records: 2, asOf: kept });
    const file = JSON.parse(answer.kind === 'file' ? String(answer.content) : '') as Record<string, unknown>;
    expect(file).toMatchObject({
      records_as_of: new Date(kept).toISOString(),
      exported_at: new Date(2026, 2, 20, 18).toISOString(),
    });
  });

  it('has of a wider time the days that are asked for, and of the report what lay before', async () => {
    const told = world();
    await makeExport(nights, at(told, 14));
    told.leave();
    const period = { from: '2026-03-11' as CalendarDate, to: null };
    expect(await makeExport({ ...nights, period }, at(told, 18))).toMatchObject({ records: 1, asOf: kept });
    const inputs: ReportInput[] = [];
    const report: MakeReport = (input) => {
      inputs.push(input);
      return Promise.resolve(new Uint8Array());
    };
    await makeExport({ ...nights, period, format: 'pdf' }, { ...at(told, 18), report });
    expect(inputs).toMatchObject([{ asOf: kept }]);
    expect(inputs[0]?.before.get('sleep_entries')).toMatchObject([{ date: '2026-03-05' }]);
  });

  it('is none where a table or a day of it was never gathered: a part is no file', async () => {
    const told = world();
    const period = { from: '2026-03-11' as CalendarDate, to: null };
    await makeExport({ ...nights, period }, at(told, 14));
    told.leave();
    for (const changes of [{ options: both, period }, { period: { from: null, to: null } }])
      await expect(makeExport({ ...nights, ...changes }, at(told, 18))).rejects.toMatchObject({ kind: 'unreachable' });
    expect(await makeExport({ ...nights, period }, at(told, 18))).toMatchObject({ records: 1 });
  });

  it('keeps what is wider when less is gathered later', async () => {
    const told = world();
    await makeExport(nights, at(told, 14));
    await makeExport({ ...nights, period: { from: '2026-03-11' as CalendarDate, to: null } }, at(told, 16));
    told.leave();
    expect(await makeExport(nights, at(told, 18))).toMatchObject({ records: 2, asOf: kept });
  });

  it('has nothing of another person, nor of one who left while the rows came', async () => {
    const told = world();
    await makeExport(nights, at(told, 14));
    signedInAs('bia');
    await makeExport(nights, { ...at(told, 14), userId: 'carla' });
    told.leave();
    for (const userId of ['bia', 'carla', null])
      await expect(makeExport(nights, { ...at(told, 18), userId })).rejects.toMatchObject({ kind: 'unreachable' });
  });

  it('is promised of the rows that are there, and not in a language whose words never came', async () => {
    const { client, load, now } = at(world(), 14);
    const ended = new AbortController();
    const fetchParts = () => Promise.resolve();
    await prepareExport(
      { language: 'pt', person: null, known: undefined },
      { client, load, now, userId: 'ana', signal: ended.signal, fetchParts },
    );
    const absent = () => Promise.reject(new TypeError('Failed to fetch'));
    expect(await readinessWithoutNetwork('ana', 'pt', load)).toEqual({ kind: 'offline', asOf: kept });
    expect(await readinessWithoutNetwork('ana', 'ja', absent)).toBeNull();
    expect(await readinessWithoutNetwork('bia', 'ja', absent)).toEqual({ kind: 'offline', asOf: null });
  });

  it('is none when the server refuses: what it says counts', async () => {
    const told = world();
    await makeExport(nights, at(told, 14));
    const client = createDataClient('http://localhost', () =>
      Promise.resolve(Response.json({ code: 'PGRST301', message: '' }, { status: 401 })),
    );
    await expect(makeExport(nights, { ...at(told, 18), client })).rejects.toMatchObject({ kind: 'refused' });
  });
});
