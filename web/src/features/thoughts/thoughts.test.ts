import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { dictationProblem, readHeard, joinSpoken } from './dictation/speech-recogniser.ts';
import { partsOf } from './autosave/open-thought.ts';
import { monthsWithThoughts } from './months-with-thoughts.ts';
import { findThoughts, markFound } from './thought-search/find-thoughts.ts';
import { thoughtsEntries } from './thoughts-entries.ts';

describe('a thought', () => {
  it('requires text; stickers are of the closed list', () => {
    expect(validate(thoughtsEntries.fields, { pinned: false })).toEqual({ text: { code: 'required' } });
    expect(validate(thoughtsEntries.fields, { text: 'a', stickers: ['sun', 'cup'], pinned: true })).toEqual({});
    expect(validate(thoughtsEntries.fields, { text: 'a', stickers: ['crown'], pinned: false })).toEqual({
      stickers: { code: 'not-a-choice' },
    });
  });

  it('is split between words if it is too long, and no word is lost', () => {
    const text = Array.from({ length: 30 }, (_, place) => `word${String(place)}`).join(' ');
    const parts = partsOf(text, 50);
    expect(parts.length).toBeGreaterThan(3);
    expect(parts.every((part) => part.length <= 50)).toBe(true);
    expect(parts.join(' ')).toBe(text);
    expect(partsOf('🌙'.repeat(120), 50).join('')).toBe('🌙'.repeat(120));
    expect(partsOf('  short ', 50)).toEqual(['short']);
    expect(partsOf(' ', 50)).toEqual([]);
  });
});

describe('searching thoughts', () => {
  const thought = (text: string, date: string) => ({ text, date, created_at: `${date}T10:00:00Z` });
  const thoughts = [thought('O açúcar e a manhã', '2026-01-01'), thought('De MANHA, sem pressa', '2026-03-01')];

  it('ignores accents and capitals, requires every word, and sorts the newest first', () => {
    expect(findThoughts(thoughts, 'manhã').map(({ date }) => date)).toEqual(['2026-03-01', '2026-01-01']);
    expect(findThoughts(thoughts, 'ACUCAR manha').map(({ date }) => date)).toEqual(['2026-01-01']);
    expect(findThoughts(thoughts, '  ')).toEqual([]);
    expect(findThoughts(thoughts, 'manhã praia', () => ['Praia'])).toHaveLength(2);
  });

  it('marks the matches in their original spelling', () => {
    const found = (text: string, query: string) =>
      markFound(text, query).flatMap((piece) => (piece.found ? [piece.text] : []));
    expect(found('O açúcar e o Acucar', 'acucar')).toEqual(['açúcar', 'Acucar']);
    expect(found('Cœur', 'oeu')).toEqual(['œu']);
    expect(found('cafe\u0301 bom', 'cafe')).toEqual(['cafe\u0301']);
    expect(found('カニ', 'かに')).toEqual(['カニ']);
  });

  it('shows the text around the first match of a long thought', () => {
    const pieces = markFound(`${'antes '.repeat(100)}aqui ${'depois '.repeat(100)}`, 'aqui');
    const text = pieces.map((piece) => piece.text).join('');
    expect(text.length).toBeLessThan(320);
    expect(text).toMatch(/^… antes .*aqui depois .* …$/u);
  });
});

describe('months with thoughts', () => {
  it('are counted in days and thoughts', () => {
    const from = calendarDate('2026-01-30');
    const days = Array.from({ length: 4 }, (_, place) => addDays(from, place));
    const entries = ['2026-01-31', '2026-01-31', '2026-02-02'].map((date) => ({ date: calendarDate(date) }));
    const months = monthsWithThoughts(days, entries);
    expect(months.map(({ month, daysWithThoughts, thoughts }) => [month, daysWithThoughts, thoughts])).toEqual([
      ['2026-01', 1, 2],
      ['2026-02', 1, 1],
    ]);
  });
});

describe('dictation', () => {
  it('appends recognised text, after a space if the language uses spaces', () => {
    expect(joinSpoken('', ' bom dia', 'pt-BR')).toBe('bom dia');
    expect(joinSpoken('bom dia', 'tudo calmo', 'pt-BR')).toBe('bom dia tudo calmo');
    expect(joinSpoken('bom dia\n', 'tudo', 'pt-BR')).toBe('bom dia\ntudo');
    expect(joinSpoken('今日は', '静か', 'ja')).toBe('今日は静か');
  });

  const result = (transcript: string, isFinal: boolean) => Object.assign([{ transcript }], { isFinal });

  it('separates final text from interim text', () => {
    const results = [result('bom dia', true), result(' tudo', true), result(' cal', false), result('mo', false)];
    expect(readHeard({ resultIndex: 1, results }, false)).toEqual({ settled: [' tudo'], open: ' calmo' });
  });

  it('treats only the newest guess as interim if every guess is marked final', () => {
    const results = [result('tudo', true), result('tudo calmo', true), result('', true)];
    expect(readHeard({ resultIndex: 0, results }, true)).toEqual({ settled: [], open: 'tudo calmo' });
  });

  it('maps each error to advice, and ignores a requested end', () => {
    expect(dictationProblem('not-allowed')).toBe('permission');
    expect(dictationProblem('something-new')).toBe('other');
    expect(dictationProblem('aborted')).toBeNull();
  });
});
