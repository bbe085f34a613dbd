import { describe, expect, it } from 'vitest';
import { languageCodes, type LanguageCode } from '#core/messages/languages.ts';
import { flatRows } from './flat-rows.ts';
import { describeFieldValue, formatFieldValue } from './format-field-value.ts';
import { nameField, nameTable } from './name-table.ts';
import { makePortableFile } from './portable-file.ts';
import { portableTables } from './portable-tables.ts';
import { loadReportMessages } from './report-messages.ts';
import { loadSourceMessages } from './testing/load-source-messages.ts';
import { writeCsv, writeTable } from './write-csv.ts';

const messagesIn = (language: LanguageCode) => loadReportMessages(loadSourceMessages, language, portableTables);
const tableOf = (name: string) => portableTables.find(({ table }) => table === name)!;
const sleptNight = {
  id: 'b0e4ab8c-0000-4000-8000-000000000001',
  user_id: 'b0e4ab8c-0000-4000-8000-000000000002',
  date: '2026-03-11',
  hours: 7.5,
  quality: 'wokeUpOften',
  notes: '=acordei cedo',
  created_at: new Date(2026, 2, 11, 8, 5).toISOString(),
};

it('is defined by data alone, because the report’s worker gets the definitions as a structured clone', () => {
  expect(structuredClone(portableTables)).toEqual(portableTables);
});

describe('a user’s rows as lines of a report', () => {
  it.each(languageCodes)('have a message for every table, field and choice: %s', async (language) => {
    const messages = await messagesIn(language);
    for (const of of portableTables) {
      expect([of.table, nameTable(of, messages)]).not.toEqual([of.table, 'title']);
      for (const [name, field] of Object.entries(of.fields)) {
        const label = nameField(of, name, messages).replace(/ \(.*\)$/u, '');
        expect([of.table, name, label]).not.toEqual([of.table, name, name === 'title' ? 'rowTitle' : name]);
        const choices = 'choices' in field ? field.choices : [];
        for (const choice of choices) {
          const [line] = flatRows(
            { ...of, isDated: false, fields: { [name]: field } },
            [{ id: '', [name]: [choice] }],
            messages,
          );
          expect([of.table, name, line?.value]).toEqual([of.table, name, expect.stringMatching(/\S/u)]);
          // Compare only in Japanese and Chinese. In other languages, such as English, a message may equal its key.
          if (language === 'ja' || language === 'zh') expect(line?.value).not.toBe(choice);
        }
      }
    }
  });

  it('contain the time and each filled field in the report’s language', async () => {
    const lines = flatRows(tableOf('sleep_entries'), [sleptNight], await messagesIn('pt'));
    expect(lines.map(({ date, type }) => `${date} ${type}`)).toEqual(Array(4).fill('2026-03-11 Sono'));
    expect(lines.map(({ value }) => value)).toEqual(['08:05', '7,5', 'acordei várias vezes', '=acordei cedo']);
    const english = flatRows(tableOf('sleep_entries'), [sleptNight], await messagesIn('en'));
    expect(english.map(({ value }) => value)).toContain('7.5');
  });

  it('leave the time out when the record was created on another day', async () => {
    const later = { ...sleptNight, created_at: new Date(2026, 2, 14, 9, 0).toISOString() };
    const lines = flatRows(tableOf('sleep_entries'), [later], await messagesIn('pt'));
    expect(lines.map(({ value }) => value)).not.toContain('09:00');
  });

  it('contain the time that the person chose in place of the time of creation, once', async () => {
    const mood = { id: 'm', date: '2026-03-11', mood: 'calm', intensity: 3, notes: null, time: '15:30' };
    const written = { ...mood, created_at: new Date(2026, 2, 14, 9, 0).toISOString() };
    const lines = flatRows(tableOf('mood_entries'), [written], await messagesIn('pt'));
    expect(lines.map(({ field, value }) => [field, value])).toEqual([
      ['Horário do registro', '15:30'],
      ['Como você está?', 'com calma'],
      ['Com que intensidade?', '3'],
    ]);
  });

  it('say that a thought is not pinned in a CSV, but not in a text for a reader', async () => {
    const messages = await messagesIn('pt');
    const thoughts = tableOf('thoughts_entries');
    const { pinned } = thoughts.fields;
    expect([pinned && formatFieldValue(thoughts, pinned, false, messages)]).toEqual(['não']);
    expect([false, true].map((value) => pinned && describeFieldValue(thoughts, pinned, value, messages))).toEqual([
      null,
      'sim',
    ]);
  });

  it('show a text in a field for numbers as a file has it, before the import', async () => {
    const messages = await messagesIn('pt');
    const lines = flatRows(tableOf('sleep_entries'), [{ ...sleptNight, hours: 'oito', notes: null }], messages);
    expect(lines.map(({ value }) => value)).toEqual(['08:05', 'oito', 'acordei várias vezes']);
  });

  it('contain the date of a reading, which is a field of a list', async () => {
    const reading = { id: '', date: '2026-02-01', title: 'Solaris', created_at: sleptNight.created_at };
    const lines = flatRows(tableOf('readings'), [reading], await messagesIn('pt'));
    expect(lines.map(({ date, value }) => [date, value])).toEqual([
      ['', 'Solaris'],
      ['', '2026-02-01'],
    ]);
  });

  it('name the recipients of a crisis alert', async () => {
    const row = {
      id: '',
      date: '2026-03-11',
      created_at: sleptNight.created_at,
      contacts: ['Ana', 'Rui'],
      description: null,
    };
    const lines = flatRows(tableOf('crisis_events'), [row], await messagesIn('pt'));
    expect(lines.map(({ value }) => value)).toEqual(['08:05', 'Ana; Rui']);
  });

  it('list every crisis event, even without text, and the delivery status of each message', async () => {
    const messages = await messagesIn('pt');
    const moment = { id: '', date: '2026-03-12', created_at: sleptNight.created_at, contacts: [], description: null };
    expect(flatRows(tableOf('crisis_events'), [moment], messages).map(({ value }) => value)).toEqual([
      'ninguém: sem pedido de ajuda',
    ]);
    const deliveries = (['not_configured', 'sent'] as const).map((state) => ({
      ...{ id: '', created_at: sleptNight.created_at, contact_name: 'Ana', channel: 'sms', state },
    }));
    expect(flatRows(tableOf('crisis_deliveries'), deliveries, messages)).toEqual([
      expect.objectContaining({
        date: '2026-03-11',
        field: 'Ana, SMS',
        value: 'este servidor não envia por aqui. Nada foi enviado.',
      }),
      expect.objectContaining({ value: 'enviado à operadora. Ainda não se sabe se chegou.' }),
    ]);
  });
});

describe('a CSV file', () => {
  it('opens in a spreadsheet program with accents, and runs no formula', () => {
    const text = writeCsv(
      ['date', 'value'],
      [
        ['2026-03-11', '=HYPERLINK("x")'],
        ['', '-5'],
        ['', '-5+cmd'],
        ['', 'a "b"\nc; d'],
        ['', '＝1+1'],
        ['', '\n=1+1'],
      ],
      'en',
    );
    expect(text).toBe(
      '\uFEFF"date","value"\r\n"2026-03-11","\'=HYPERLINK(""x"")"\r\n"","-5"\r\n"","\'-5+cmd"\r\n"","a ""b""\nc; d"\r\n"","\'＝1+1"\r\n"","\'\n=1+1"\r\n',
    );
  });
});

describe('a CSV file in each language', () => {
  // The list separator that Excel uses in each language. Numbers need the decimal sign of that language, because Excel would
  // read any other as text.
  it.each([
    ['pt', ';'],
    ['en', ','],
    ['es', ';'],
    ['fr', ';'],
    ['it', ';'],
    ['ja', ','],
    ['zh', ','],
  ] as const)('has the delimiter that spreadsheets of that language expect: %s %s', (language, between) => {
    expect(writeCsv(['a', 'b'], [['1;2', '3,4']], language)).toBe(`\uFEFF"a"${between}"b"\r\n"1;2"${between}"3,4"\r\n`);
    const decimals = between === ';' ? '-7,5' : '-7.5';
    expect(writeTable([{ id: 'a', weight_kg: -7.5, notes: '7.5' }], language)).toBe(
      `\uFEFF"id"${between}"weight_kg"${between}"notes"\r\n"a"${between}"${decimals}"${between}"7.5"\r\n`,
    );
  });
});

describe('a file of a person’s own data', () => {
  it('contains every column except user_id, and the tables without rows', () => {
    const rows = new Map([
      ['sleep_entries', [sleptNight]],
      ['mood_entries', []],
    ]);
    const file = makePortableFile(rows, { language: 'pt', period: { from: null, to: null }, now: new Date(0) });
    const { user_id: _, ...columns } = sleptNight;
    expect(file.tables).toEqual({ sleep_entries: [columns], mood_entries: [] });
    expect(file).toMatchObject({ format: 'cogn-export', version: 1, exported_at: '1970-01-01T00:00:00.000Z' });
  });
});
