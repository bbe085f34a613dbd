import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';
import { longCsv } from './csv-files.ts';
import { portableTables } from './portable-tables.ts';
import { loadReportMessages } from './report-messages.ts';
import { loadSourceMessages } from './testing/load-source-messages.ts';

const messagesIn = (language: LanguageCode) => loadReportMessages(loadSourceMessages, language, portableTables);
const night = (id: string, changes: object): Row => ({
  ...{ id, date: '2026-03-11', hours: 7.5, quality: 'restful', notes: null },
  ...{ created_at: new Date(2026, 2, 11, 8, 5).toISOString(), ...changes },
});
const nights = [night('a', {}), night('b', { hours: 2, notes: '=1+1' }), night('c', { date: '2026-03-10', hours: null })];
const rows = new Map([
  ['sleep_entries', nights],
  ['readings', [{ id: 'd', date: '2026-02-01', title: 'Solaris', status: 'finished', created_at: '2026-03-11T12:00:00Z' }]],
]);
const linesOf = (text: string) => parse<string[]>(text.replace('\uFEFF', ''), { skipEmptyLines: true }).data;

describe('a CSV with a row for each field', () => {
  it('numbers its records from 1, earliest day first, so that two records of one minute differ', async () => {
    const [head, ...lines] = linesOf(longCsv(portableTables, rows, await messagesIn('pt')));
    expect(head).toEqual(['data', 'tipo', 'campo', 'valor', 'número do registro']);
    expect(lines.map(([date, , field, value, record]) => [record, date, field, value])).toEqual([
      ['1', '', 'Título', 'Solaris'],
      ['1', '', 'Situação', 'Lida'],
      ['1', '', 'Data', '2026-02-01'],
      ['2', '2026-03-10', 'Como foi o sono?', 'reparador'],
      ['3', '2026-03-11', 'Horário do registro', '08:05'],
      ['3', '2026-03-11', 'Horas de sono (h)', '7,5'],
      ['3', '2026-03-11', 'Como foi o sono?', 'reparador'],
      ['4', '2026-03-11', 'Horário do registro', '08:05'],
      ['4', '2026-03-11', 'Horas de sono (h)', '2'],
      ['4', '2026-03-11', 'Como foi o sono?', 'reparador'],
      ['4', '2026-03-11', 'Notas', "'=1+1"],
    ]);
  });
});
