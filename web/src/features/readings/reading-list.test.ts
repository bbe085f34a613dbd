import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { byMonth, findReadings, finishedByMonth } from './reading-list.ts';

const read = (date: string, status: 'finished' | 'reading' = 'finished') => ({ date: calendarDate(date), status });

describe('readings by month', () => {
  it('starts with the newest month and in it with the newest reading, and omits months without any', () => {
    const all = [read('2025-12-31'), read('2026-09-02'), read('2026-11-03'), read('2026-11-20')];
    expect(byMonth(all).map(({ first, readings }) => [first, readings.map(({ date }) => date)])).toEqual([
      ['2026-11-01', ['2026-11-20', '2026-11-03']],
      ['2026-09-01', ['2026-09-02']],
      ['2025-12-01', ['2025-12-31']],
    ]);
  });

  it('lists every reading once', () => {
    const all = Array.from({ length: 40 }, (_, index) => read(`2026-${String(1 + (index % 12)).padStart(2, '0')}-15`));
    expect(byMonth(all).flatMap(({ readings }) => readings)).toHaveLength(40);
  });
});

it('finds a reading by words of its title, author and insights, without accents, within one status', () => {
  const book = { title: 'Vidas secas', author: 'Graciliano Ramos', insights: 'A cachorra sonhava com preás.' };
  const readings = [
    { ...book, status: 'finished' as const },
    { title: 'O cortiço', author: null, insights: null, status: 'wantToRead' as const },
  ];
  const found = (query: string, status: 'all' | 'finished' = 'all') =>
    findReadings(readings, { query, status }).map(({ title }) => title);
  expect(found('ramos PREAS')).toEqual(['Vidas secas']);
  expect(found('cortico')).toEqual(['O cortiço']);
  expect(found('cortico', 'finished')).toEqual([]);
  expect(found(' ')).toEqual(['Vidas secas', 'O cortiço']);
});

describe('a year of finished readings', () => {
  it('counts only readings finished in that year, and is null for months without data', () => {
    const all = [
      read('2025-03-01'),
      read('2026-03-01'),
      read('2026-03-31'),
      read('2026-04-01', 'reading'),
      read('2026-12-31'),
    ];
    expect(finishedByMonth(all, 2026)).toEqual([null, null, 2, null, null, null, null, null, null, null, null, 1]);
  });
});
