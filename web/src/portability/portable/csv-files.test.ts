import { parse } from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { Field } from '#core/journal/fields.ts';
import { languageCodes, type LanguageCode } from '#core/messages/languages.ts';
import type { Row } from '#core/rows/operation.ts';
import { longCsv, wideCsvFiles } from './csv-files.ts';
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

/** A value that the field accepts, and that no other field of the table has if the field is free text. */
function anyValue(name: string, field: Field): unknown {
  switch (field.kind) {
    case 'number':
    case 'integer':
      return field.max;
    case 'choice':
      return field.choices[0];
    case 'choices':
      return field.choices.slice(0, 2);
    case 'flag':
      return true;
    case 'date':
      return '2020-05-06';
    case 'time':
      return '06:07';
    case 'times':
      return ['06:07'];
    case 'tags':
      return ['praia'];
    case 'text':
      return `text of ${name}`;
  }
}

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

describe('CSV files with a row for each record', () => {
  it('are one for each table with records, and have a column for each field, also for blank ones', async () => {
    const files = wideCsvFiles(portableTables, rows, await messagesIn('pt'));
    expect(files.map(({ path }) => path)).toEqual(['Leituras (readings).csv', 'Sono (sleep_entries).csv']);
    const [head, ...lines] = linesOf(files[1]!.content);
    expect(head?.slice(0, 4)).toEqual([
      'número do registro [record]',
      'data [date]',
      'Horário do registro [time]',
      'Horas de sono (h) [hours]',
    ]);
    const cells = (name: string) => lines.map((line) => line[head!.findIndex((each) => each.endsWith(`[${name}]`))]);
    expect(cells('record')).toEqual(['1', '2', '3']);
    expect(cells('date')).toEqual(['2026-03-10', '2026-03-11', '2026-03-11']);
    expect(cells('time')).toEqual(['', '08:05', '08:05']);
    expect(cells('hours')).toEqual(['', '7,5', '2']);
    expect(cells('notes')).toEqual(['', '', "'=1+1"]);
    expect(cells('bed_time')).toEqual(['', '', '']);
  });

  it.each(languageCodes)('contain every value of the other layout, under unique headers: %s', async (language) => {
    const messages = await messagesIn(language);
    for (const of of portableTables) {
      const values = Object.entries(of.fields).map(([name, field]) => [name, anyValue(name, field)] as const);
      const ofAlert = { contacts: ['Ana', 'Rui'], contact_name: 'Ana', channel: 'sms', state: 'sent' };
      const row = { ...nights[0]!, ...ofAlert, ...Object.fromEntries(values) };
      const one = new Map([[of.table, [row]]]);
      const long = linesOf(longCsv([of], one, messages)).slice(1);
      const [file] = wideCsvFiles([of], one, messages);
      const [head = [], cells = []] = linesOf(file?.content ?? '');
      expect([of.table, head.length]).toEqual([of.table, new Set(head).size]);
      expect([of.table, long.map(([, , , value]) => value).filter((value) => !cells.join('\n').includes(value!))]).toEqual([
        of.table,
        [],
      ]);
      expect([of.table, file?.path ?? '']).toEqual([of.table, expect.not.stringMatching(/[\\/:*?"<>|]/u)]);
    }
  });
});
