import { describe, expect, it } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '#lib/calendar-date.ts';
import { portableTables } from '../portable/portable-tables.ts';
import type { ReportInput } from '../report/report-input.ts';
import { exportOptions } from './export-options.ts';
import { makeExport, type ExportRequest, type MakeReport } from './make-export.ts';

/** A server that has one night, and what was asked of it. */
function world() {
  const asked: string[] = [];
  const night = { id: 'a', date: '2026-03-11', hours: 7, created_at: '2026-03-12T09:00:00Z' };
  const answer = (url: string) => {
    const { pathname, search } = new URL(url);
    asked.push(pathname + search);
    return Promise.resolve(Response.json(pathname.endsWith('/sleep_entries') ? [night] : []));
  };
  const client = createDataClient('http://localhost', (input) =>
    answer(input instanceof Request ? input.url : String(input)),
  );
  return { asked, client, load: () => Promise.resolve({}), now: () => new Date(2026, 2, 20) };
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
    const answer = await make({ options: ['sleep'], period: { from: '2026-03-01' as CalendarDate, to: null } }, told);
    expect(answer).toMatchObject({ kind: 'file', name: 'cogn-2026-03-20.csv', records: 1 });
    expect(told.asked).toEqual([expect.stringContaining('date=gte.2026-03-01')]);
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
    expect(inputs[0]?.rows.get('sleep_entries')).toHaveLength(1);
    expect(told.asked.filter((address) => address.includes('date=lte.2026-03-10'))).toHaveLength(1);
    expect(shares.at(-1)).toBe(1);
  });
});
