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
    const messages = { ...input.messages['report'], ...input.messages['summary'] } as Record<string, string>;
    expect(info).toMatchObject({ Language: htmlLang(language), Title: `${messages['heading']}, Ana Souza` });
    for (const part of [messages['heading'], messages['sleepHours'], messages['moodsByTime'], 'Ana Souza', note.notes])
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

  it('sets notes of 5,000 characters over pages, and a word wider than its column', async () => {
    const long = 'a casa cheia '.repeat(384).trim();
    const word = 'x'.repeat(300);
    const notes = Array.from({ length: 8 }, () => ({ ...note, notes: `${long} ${word}` }));
    const { texts, text } = await read(await sampleReport({ mood_entries: notes }));
    // Page headers interrupt the text of a note, so count one of its words instead of comparing the whole text.
    expect(text.match(/casa/gu)).toHaveLength(8 * 384);
    expect(together(text)).toContain(word);
    const [, , ...appendix] = texts;
    expect(appendix.length).toBeGreaterThan(2);
    // Every page of the table repeats the column headings.
    for (const page of appendix) expect(page).toMatch(/data\s*registro/u);
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

  it('shows overloads by calendar days, with the share of days that have an answer', async () => {
    const said = (date: string, occurred: string) => ({ ...made(date), occurred });
    const rows = { analysis_entries: [said('2026-03-11', 'yes'), said('2026-03-12', 'no'), said('2026-03-13', 'yes')] };
    const { texts } = await read(await sampleReport(rows, { language: 'en' }));
    expect(together(texts[1] ?? '')).toContain(together('with an answer No entry 2 of 3 days few days with an entry'));
    const covered = '2 days with an overload recorded in 10 days. There is an answer for 3 days (30%).';
    expect(together(texts[0] ?? '')).toContain(together(covered));
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

  it('has two pages of summary and nothing else if no records are asked for', async () => {
    const input = await sampleReport({
      mood_entries: [note],
      crisis_events: [{ ...made('2026-03-11'), description: null }],
    });
    const { document, text } = await read({ ...input, appendix: [] });
    expect(document.numPages).toBe(2);
    expect(text).not.toContain(note.notes);
    expect((await document.getOutline()).map(({ title }) => title)).toEqual(['Resumo para a consulta']);
  });

  it('keeps the summary on two pages with many medicines, crises and long texts, and counts what it leaves out', async () => {
    const plan = { status: 'active', as_needed: false, times: ['08:00'], pills_per_dose: 1, dosage: '10 mg' };
    const side_effects = 'Boca seca pela manhã, náusea e tremor fino nas mãos. '.repeat(6);
    const medicines = Array.from({ length: 30 }, (_, place) => ({
      ...{ ...plan, side_effects, id: `m${place}`, name: `Remédio ${place} de liberação prolongada` },
      created_at: '2026-03-01T12:00:00.000Z',
    }));
    const crises = Array.from({ length: 20 }, (_, place) => ({
      ...night(place + 1, 0),
      description: 'Muito barulho. '.repeat(20),
    }));
    const diagnoses = 'Autismo, TDAH e ansiedade. '.repeat(60);
    const rows = { medications: medicines, crisis_events: crises, profiles: [{ ...made('2026-01-01'), diagnoses }] };
    for (const language of ['pt', 'ja', 'fr'] as const) {
      const { texts } = await read({ ...(await sampleReport(rows, { language })), appendix: [] });
      expect(texts).toHaveLength(2);
    }
    const { texts } = await read({ ...(await sampleReport(rows)), appendix: [] });
    const shown = (texts[0] ?? '').match(/Remédio \d+ de liberação\s+prolongada,/gu)?.length ?? 0;
    for (const counted of [`E mais ${30 - shown} remédios`, 'e mais 8 antes', 'Mais 17 têm descrição', 'linhas'])
      expect(together(texts[0] ?? '')).toContain(together(counted));
  });

  it('says of each box that nothing was recorded, or that the export does not include it', async () => {
    const input = await sampleReport({ mood_entries: [note] });
    const tables = input.tables.filter(({ table }) => table !== 'sleep_entries');
    const { texts } = await read({ ...input, tables, appendix: [] });
    expect((texts[0] ?? '').match(/Nada anotado nestes dias/gu)).toHaveLength(3);
    expect(texts[0]).toMatch(/Sono\s*Não incluído neste arquivo/u);
  });

  it('marks the person’s own words with the language of the app if the report has another', async () => {
    const passport = { ...made('2026-03-01'), helps: 'Um lugar quieto.' };
    const input = await sampleReport({ mood_entries: [note], health_passports: [passport] }, { language: 'en' });
    const spans = async (of: ReportInput) => {
      const { document } = await read(of);
      const pages = Array.from({ length: document.numPages }, (_, place) => document.getPage(place + 1));
      const trees = await Promise.all(pages.map(async (page) => (await page).getStructTree()));
      return JSON.stringify(trees).match(/"lang":"pt-BR"/gu)?.length ?? 0;
    };
    expect(await spans(input)).toBe(3);
    expect(await spans({ ...input, writtenIn: 'en' })).toBe(0);
  });

  it('has row headings that are never empty, and bookmarks with different names', async () => {
    const dose = {
      ...made('2026-03-11'),
      name: 'Lítio',
      dosage: '300 mg',
      medication_id: 'm',
      planned: '08:00',
      state: 'taken',
    };
    const rows = {
      ...{ mood_entries: [note, note, { ...note, notes: 'x '.repeat(900) }], medication_doses: [dose, dose] },
      verse_likes: [{ ...made('2026-03-11'), verse_set: 'a', verse_key: 'b', liked: true }],
      spirituality_entries: [{ ...made('2026-03-11'), practice: 'Silêncio', minutes: 5 }],
      routine_tasks: [{ ...made('2026-03-11'), name: 'Café', position: 1 }],
    };
    const { document } = await read(await sampleReport(rows));
    const names = (await document.getOutline()).flatMap(({ title, items }) => [
      title,
      ...items.map((item: { title: string }) => item.title),
    ]);
    expect(new Set(names).size).toBe(names.length);
    const pages = Array.from({ length: document.numPages }, (_, place) => document.getPage(place + 1));
    const trees = JSON.stringify(await Promise.all(pages.map(async (page) => (await page).getStructTree())));
    expect(trees).toContain('"role":"TH"');
    expect(trees).not.toMatch(/"children":\[\],"role":"TH"|"role":"TH","children":\[\]/u);
  });

  it('sets the entries of a day in one row, and short ones side by side', async () => {
    const tick = (hour: number) => ({
      ...made('2026-03-11'),
      created_at: new Date(2026, 2, 11, hour).toISOString(),
      task: `Passo ${hour}`,
    });
    const { texts } = await read(await sampleReport({ routine_ticks: [tick(8), tick(9)] }));
    expect(texts[2]).toMatch(/11\/03\/2026\s*08:00 Passo 8\s+\|\s+09:00 Passo 9/u);
  });

  it('runs short rows down lanes side by side, and a screen reader reads them in the order of their days', async () => {
    const days = Array.from({ length: 30 }, (_, place) => `2026-01-${String(place + 1).padStart(2, '0')}`);
    const rows = days.map((day, place) => ({ ...made(day), weight_kg: 60 + place }));
    const { document, texts } = await read(await sampleReport({ weight_entries: rows }));
    // The heads of the table stand above each of the three lanes, but only the first are headings for a screen reader.
    expect(texts[2]?.match(/registro: Peso \(kg\)/gu)).toHaveLength(3);
    const page = await document.getPage(3);
    const trees = JSON.stringify(await page.getStructTree());
    expect(trees.match(/"role":"TH"/gu)).toHaveLength(2 + 30);
    const { items } = await page.getTextContent();
    const weights = items.flatMap((item) => ('str' in item ? (item.str.match(/(?<=\d\d:\d\d )\d+/u) ?? []) : []));
    expect(weights).toEqual(rows.map(({ weight_kg }) => String(weight_kg)));
    const left = items.flatMap((item) =>
      'str' in item && /^\d\d:\d\d /u.test(item.str) ? [Math.round(item.transform[4])] : [],
    );
    expect(new Set(left).size).toBe(3);
    expect(left.filter((each) => each === left[0])).toHaveLength(10);
  });

  it('says at the foot of a page which journal continues there', async () => {
    const notes = Array.from({ length: 90 }, () => ({ ...note, notes: 'Muito barulho. '.repeat(30) }));
    const { texts } = await read(await sampleReport({ mood_entries: notes }));
    expect(texts.length).toBeGreaterThan(4);
    for (const page of texts.slice(3)) expect(page).toMatch(/Ana Souza\s*Humor\s*Página/u);
  });

  it('names the pages whose records it leaves out', async () => {
    const input = await sampleReport({ mood_entries: [note], water_entries: [{ ...made('2026-03-11'), amount_ml: 250 }] });
    const { texts } = await read({ ...input, appendix: input.tables.filter(({ page }) => page !== 'water') });
    expect(together(texts[2] ?? '')).toContain(together('Sem os registros de: Água.'));
  });

  it('reports progress when there is much to set', async () => {
    const moods = Array.from({ length: 450 }, (_, place) => ({ ...note, id: String(place) }));
    const shares: number[] = [];
    await makeReport(await sampleReport({ mood_entries: moods }), { loadFont, progress: (share) => shares.push(share) });
    expect(shares).toEqual([200 / 450, 400 / 450]);
  });
});
