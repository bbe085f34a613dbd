import { describe, expect, it } from 'vitest';
import { createDataClient } from '#core/wire/data-client.ts';
import type { CalendarDate } from '#lib/calendar-date.ts';
import { portableTables } from '../portable/portable-tables.ts';
import { exportOptions } from './export-options.ts';
import { makeExport, type ExportRequest } from './make-export.ts';

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

  it('makes no file once it was ended', async () => {
    const end = new AbortController();
    const told = { ...world(), signal: end.signal, progress: () => end.abort() };
    await expect(makeExport({ ...request, options: Object.keys(exportOptions) }, told)).rejects.toThrow();
  });
});
