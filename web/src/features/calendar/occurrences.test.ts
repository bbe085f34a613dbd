import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { occurrencesOf } from '@cogn/shared/occurrences.ts';
import { mayOccurBetween } from './may-occur.ts';
import { rowOf } from './stored-row.ts';

const row = (id: string, date: string, more: object = {}) => ({ id, date: calendarDate(date), ...more });
const [from, to] = [calendarDate('2099-03-01'), calendarDate('2099-03-31')];
const weekly = row('b2f6c8ce-7f6a-4f0b-9a55-0c7b6f2d9e10', '2099-02-19', {
  ...{ repeat: 'weekly', repeat_until: '2099-03-20', left_out: ['2099-03-12'] },
});

describe('the occurrences of appointments', () => {
  it('are a repeating appointment on each of its days, and every other appointment on its own', () => {
    const once = row('a', '2099-03-10');
    expect(occurrencesOf([once, weekly], from, to)).toEqual([
      once,
      ...['2099-03-05', '2099-03-19'].map((day) => {
        const date = calendarDate(day);
        return { ...weekly, id: derivedUuid(weekly.id, date), date, series: weekly };
      }),
    ]);
  });

  it('have ids that differ by day, and each leads back to the row', () => {
    const all = occurrencesOf([weekly], weekly.date, to);
    expect(new Set([weekly, ...all].map(({ id }) => id)).size).toBe(5);
    for (const each of all) expect(rowOf(each)).toBe(weekly);
  });

  it('leave out an occurrence that has a row of its own', () => {
    const own = row(derivedUuid(weekly.id, calendarDate('2099-03-05')), '2099-03-05');
    expect(occurrencesOf([own, weekly], from, to).map(({ date }) => date)).toEqual(['2099-03-05', '2099-03-19']);
  });

  it.each([
    [{}, '2099-02-01', '2099-02-18', false],
    [{}, '2099-03-01', '', true],
    [{}, '2099-03-21', '2099-03-31', false],
    [{ repeat_until: null }, '2150-01-01', '2150-01-31', true],
    [{ repeat: null }, '2099-03-01', '2099-03-31', false],
    [{ repeat: null, end_date: calendarDate('2099-03-01') }, '2099-03-01', '2099-03-31', true],
    [{ repeat: null, end_date: calendarDate('2099-02-28') }, '2099-03-01', '2099-03-31', false],
  ])(
    'may be in a period if the appointment begins before its end and ends after its beginning: %j, %s to %s',
    (more, a, b, is) => {
      expect(mayOccurBetween({ ...weekly, ...more }, a, b)).toBe(is);
    },
  );
});
