import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { changesOf } from './changes.ts';
import { entriesOf, type SummaryEntries } from './entries-of.ts';
import { seriesOf, stepOf } from './series-of.ts';
import { comparedSpans, periodBefore, spanOfReport } from './spans.ts';

const today = calendarDate('2026-03-20');
const day = (back: number) => addDays(today, -back);
const entries = (rows: Readonly<Record<string, readonly object[]>>): SummaryEntries =>
  entriesOf(new Map(Object.entries(rows)) as never);

describe('the days of a report', () => {
  it('begin with the first record and end today if no period was chosen', () => {
    const dates = [calendarDate('2026-01-05'), calendarDate('2026-02-01')];
    expect(spanOfReport({ from: null, to: null }, dates, today)).toEqual({ from: '2026-01-05', to: today });
    expect(spanOfReport({ from: null, to: null }, [], today)).toEqual({ from: today, to: today });
  });

  it('are compared with as many days before, and without a period the last thirty days', () => {
    const period = { from: calendarDate('2026-03-01'), to: calendarDate('2026-03-10') };
    expect(comparedSpans(period, period).before).toEqual({ from: '2026-02-19', to: '2026-02-28' });
    expect(periodBefore({ from: period.from, to: null }, today)).toEqual({ from: '2026-02-09', to: '2026-02-28' });
    expect(periodBefore({ from: null, to: today }, today)).toBeNull();
    const all = { from: calendarDate('2020-01-01'), to: today };
    expect(comparedSpans({ from: null, to: null }, all)).toEqual({
      now: { from: day(29), to: today },
      before: { from: day(59), to: day(30) },
    });
  });
});

describe('what changed', () => {
  const spans = { now: { from: day(9), to: today }, before: { from: day(19), to: day(10) } };
  const nights = (count: number, from: number, hours: number) =>
    Array.from({ length: count }, (_, place) => ({ date: day(from + place), hours }));

  it('is reported with the number of days behind it and with its interval', () => {
    const rows = { sleep_entries: [...nights(8, 0, 8), ...nights(7, 10, 6.5)] };
    const difference = { value: 90, low: 90, high: 90, isClear: true };
    expect(changesOf(entries(rows), spans)).toEqual([
      { measure: 'sleepHours', before: { value: 6.5, n: 7 }, now: { value: 8, n: 8 }, difference },
    ]);
  });

  it('is not clear if the interval includes zero', () => {
    const varied = [6, 9, 5, 8, 7, 4, 9, 6, 8, 5];
    const said = (from: number, more: number) => varied.map((hours, at) => ({ date: day(from + at), hours: hours + more }));
    const [change] = changesOf(entries({ sleep_entries: [...said(0, 0.5), ...said(10, 0)] }), spans);
    expect(change).toMatchObject({ before: { value: 6.7 }, now: { value: 7.2 }, difference: { value: 30, isClear: false } });
  });

  it('is not reported from few records, and not at all without records', () => {
    const rows = { sleep_entries: [...nights(8, 0, 8), ...nights(6, 10, 6.5)] };
    expect(changesOf(entries(rows), spans)).toMatchObject([{ measure: 'sleepHours', difference: 'fewDays' }]);
    expect(changesOf(entries({ sleep_entries: nights(7, 10, 6) }), spans)).toEqual([]);
  });

  it('counts a day with an overload once, and only doses with an answer', () => {
    const said = (back: number, occurred: string) => ({ date: day(back), occurred });
    const dose = (back: number, state: string) => ({ date: day(back), planned: '08:00', state });
    const rows = {
      analysis_entries: [said(0, 'yes'), said(0, 'no'), said(1, 'no')],
      medication_doses: [
        ...['taken', 'taken', 'skipped'].map((state) => dose(0, state)),
        ...[dose(1, 'skipped'), dose(2, 'later'), { ...dose(3, 'taken'), planned: null }],
      ],
    };
    expect(changesOf(entries(rows), spans)).toMatchObject([
      { measure: 'overloadDays', now: { value: 0.5, n: 2 } },
      { measure: 'dosesTaken', now: { value: 0.5, n: 2 } },
    ]);
  });

  it('of overloads is not reported if fewer than half the days have an answer', () => {
    const answers = (from: number, count: number) =>
      Array.from({ length: count }, (_, place) => ({ date: day(from + place), occurred: place < 3 ? 'yes' : 'no' }));
    const long = { now: { from: day(14), to: today }, before: { from: day(29), to: day(15) } };
    const differences = (count: number) =>
      changesOf(entries({ analysis_entries: [...answers(0, 15), ...answers(15, count)] }), long).map(
        ({ difference }) => difference,
      );
    expect(differences(7)).toEqual(['halfOpen']);
    expect(differences(8)).toMatchObject([{ isClear: false }]);
  });
});

describe('the places of a picture', () => {
  it('are days, weeks or months, and empty without records', () => {
    const span = { from: calendarDate('2026-01-01'), to: calendarDate('2026-03-20') };
    expect(stepOf(span)).toBe('week');
    const places = seriesOf(
      new Map([
        [calendarDate('2026-01-08'), 4],
        [calendarDate('2026-01-14'), 6],
        [today, 1],
      ]),
      span,
    );
    expect(places.map(({ values }) => values)).toEqual([[4], [6], [], [], [], [], [], [], [], [], [1]]);
    expect(places.at(-1)).toMatchObject({ from: day(6), to: today });
    expect(stepOf({ from: calendarDate('2020-01-01'), to: today })).toBe('month');
    const months = seriesOf(new Map([[calendarDate('2025-12-31'), 2]]), { from: calendarDate('2024-12-15'), to: today });
    expect(months.map(({ from }) => from).slice(0, 2)).toEqual(['2024-12-15', '2025-01-01']);
    expect(months[12]?.values).toEqual([2]);
  });
});
