import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { htmlLang, languageCodes } from '#core/messages/languages.ts';
import type { CalendarDate } from '@cogn/shared/calendar-date.ts';
import { moods } from '#features/mood/mood-entries.ts';
import { loadSourceMessages } from '#portability/portable/testing/load-source-messages.ts';
import { makeReport } from './make-report.ts';
import type { ReportInput } from './report-input.ts';
import { loadFont, sampleReport } from './testing/sample-report.ts';

const made = (date: string) => ({ id: date, date, created_at: `${date}T12:00:00.000Z` });
const night = (day: number, hours: number) => ({ ...made(`2026-03-${String(day).padStart(2, '0')}`), hours });
const note = { ...made('2026-03-11'), mood: 'calm', intensity: 3, notes: 'Caminhei até a praça; voltei às 7.' };

async function read(input: ReportInput) {
  const document = await getDocumentProxy(await makeReport(input, { loadFont }));
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, place) => document.getPage(place + 1)));
  const texts = await Promise.all(
    pages.map(async (page) =>
      (await page.getTextContent()).items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
        .join(''),
    ),
  );
  const trees = await Promise.all(pages.map((page) => page.getStructTree()));
  return { document, texts, text: texts.join('\n'), roles: JSON.stringify(trees).match(/(?<="role":")\w+/gu) ?? [] };
}
const together = (text: string) => text.replace(/\s+/gu, '');

// A busy machine takes seconds to open the fonts, hence the long timeout.
describe('a report as PDF', { timeout: 60_000 }, () => {
  it.each(languageCodes)('uses its language and leaves the user’s own text unchanged: %s', async (language) => {
    const rows = { mood_entries: [note], sleep_entries: [night(11, 7.5)] };
    const input = await sampleReport(rows, { language });
    const { document, text } = await read(input);
    const { info } = (await document.getMetadata()) as unknown as { info: { Language: string; Title: string } };
    const messages = input.messages['report'] as Record<string, string>;
    expect(info).toMatchObject({ Language: htmlLang(language), Title: `${messages['heading']}, Ana Souza` });
    for (const part of [
      messages['heading'],
      messages['sleepHours'],
      messages['medicine'] && messages['moods'],
      'Ana Souza',
      note.notes,
    ])
      expect(together(text)).toContain(together(part ?? ''));
    expect(text).not.toMatch(/\{\w|U\+/u);
  });

  it('has tags for headings, tables, pictures and their names, and an outline', async () => {
    const { document, roles } = await read(await sampleReport({ mood_entries: [note], sleep_entries: [night(11, 7.5)] }));
    expect(new Set(roles)).toEqual(
      new Set(['Root', 'Document', 'Sect', 'H1', 'H2', 'H3', 'P', 'Table', 'TR', 'TH', 'TD', 'Figure']),
    );
    const outline = await document.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(['Resumo para a consulta', 'Registros']);
    expect(outline[1]?.items.map(({ title }: { title: string }) => title)).toEqual(['Humor', 'Sono']);
  });

  it('sets a note of 5,000 characters over pages, and a word wider than its column', async () => {
    const long = 'a casa cheia '.repeat(384).trim();
    const word = 'x'.repeat(300);
    const { texts, text } = await read(await sampleReport({ mood_entries: [{ ...note, notes: `${long} ${word}` }] }));
    // Page headers interrupt the text of the note, so count one of its words instead of comparing the whole text.
    expect(text.match(/casa/gu)).toHaveLength(384);
    expect(together(text)).toContain(word);
    expect(texts.length).toBeGreaterThan(2);
    // Every page of the table repeats the column headings.
    for (const page of texts.slice(1)) expect(page).toMatch(/data\s*tipo\s*campo\s*valor/u);
  });

  it('writes the whole type of a record, also if it has more lines than the record', async () => {
    const input = await sampleReport({ sleep_entries: [{ ...night(11, 7.5), notes: 'Dormi bem.' }] });
    const type = 'Sono de uma noite inteira, com os horários e com as anotações da pessoa';
    const rename = (text: unknown): unknown =>
      text === 'Sono'
        ? type
        : typeof text !== 'object'
          ? text
          : Object.fromEntries(Object.entries(text ?? {}).map(([key, each]) => [key, rename(each)]));
    const { text } = await read({ ...input, messages: rename(input.messages) as ReportInput['messages'] });
    // The type appears three times: in the summary, in the section's heading and in the record.
    expect(together(text).split(together(type)).length - 1).toBe(3);
  });

  it('draws emoji and other scripts, and shows the code of a character that no font has', async () => {
    const { text } = await read(
      await sampleReport({ mood_entries: [{ ...note, notes: 'Bom 😀 com 田中さん, שלום e Ω; 가' }] }),
    );
    for (const part of ['Bom', '😀', '田中さん', 'Ω', '[U+AC00]']) expect(together(text)).toContain(part);
    expect(together(text)).toMatch(/שלום|םולש/u);
    expect(text).toContain('Sinais que nenhuma fonte deste arquivo tem');
  });

  it('shows a name with special characters unchanged, also in the metadata', async () => {
    const person = 'Ana & </rdf:li><x:more/> (Bia) \\';
    const bytes = await makeReport({ ...(await sampleReport({ mood_entries: [note] })), person }, { loadFont });
    const xml = new TextDecoder('latin1').decode(bytes).match(/<x:xmpmeta[\s\S]*<\/x:xmpmeta>/u)?.[0];
    expect(xml).toContain('<rdf:li>Ana &#38; &#60;/rdf:li&#62;&#60;x:more/&#62; (Bia) \\</rdf:li>');
    expect(xml).not.toContain('<x:more/>');
    const { info } = (await (await getDocumentProxy(bytes)).getMetadata()) as unknown as { info: { Author: string } };
    expect(info.Author).toBe(person);
  });

  it('shows overloads as days with one, among the days with an answer', async () => {
    const said = (date: string, occurred: string) => ({ ...made(date), occurred });
    const rows = { analysis_entries: [said('2026-03-11', 'yes'), said('2026-03-12', 'no'), said('2026-03-13', 'yes')] };
    const { texts } = await read(await sampleReport(rows, { language: 'en' }));
    expect(together(texts[0] ?? '')).toContain(together('with an answer No entry 2 of 3 days few days with an entry'));
    expect(together(texts[0] ?? '')).toContain(together('Overload: 2 recorded; the question was answered on 3 days.'));
  });

  it('draws every mood, also the rare and hard ones', async () => {
    const rows = moods.flatMap((mood, place) => Array.from({ length: 12 - place }, () => ({ ...note, mood })));
    const { texts } = await read(await sampleReport({ mood_entries: rows }, { language: 'ja' }));
    const messages = (await loadSourceMessages('ja', 'mood')) as Record<string, string>;
    for (const mood of moods) expect(together(texts[0] ?? '')).toContain(messages[mood]);
  });

  it('shows on its first page how old its records are, if it was made offline', async () => {
    const input = await sampleReport({ mood_entries: [note] });
    const { texts } = await read({ ...input, asOf: new Date(2026, 2, 19, 14, 20).getTime() });
    expect(together(texts[0] ?? '')).toContain(together('com os registros como estavam em 19 de mar. de 2026, às 14:20.'));
    expect((await read(input)).text).not.toContain('Feito sem internet');
  });

  it('counts no dose as missing that was due after its records were read', async () => {
    const named = { name: 'Lítio', dosage: '300 mg' };
    const plan = { status: 'active', as_needed: false, times: ['08:00'], pills_per_dose: 1 };
    const medicine = { ...named, ...plan, id: 'm', created_at: '2026-03-01T12:00:00.000Z' };
    const taken = { ...made('2026-03-10'), ...named, medication_id: 'm', planned: '08:00', state: 'taken' };
    const rows = { medications: [medicine], medication_doses: [taken] };
    const asOf = new Date(2026, 2, 11, 14).getTime();
    for (const to of [null, '2026-03-20' as CalendarDate]) {
      const input = await sampleReport(rows, { period: { from: '2026-03-10' as CalendarDate, to } });
      const { texts } = await read({ ...input, asOf });
      // Two mornings were over when the rows were read: one dose was taken, one has no record.
      expect(together(texts[0] ?? '')).toContain(together('Lítio, 300 mg 2 1 0 0 1 0'));
      expect(together(texts[0] ?? '')).toContain(together('a 11 de mar. de 2026'));
    }
  });

  it('reports progress when there is much to set', async () => {
    const moods = Array.from({ length: 450 }, (_, place) => ({ ...note, id: String(place) }));
    const shares: number[] = [];
    await makeReport(await sampleReport({ mood_entries: moods }), { loadFont, progress: (share) => shares.push(share) });
    expect(shares).toEqual([200 / 450, 400 / 450]);
  });
});
