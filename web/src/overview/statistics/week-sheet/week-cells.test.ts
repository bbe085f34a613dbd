import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { cellsOfDays, factOfWeek, shareOfBar, type WeekEntries } from './week-cells.ts';

const today = calendarDate('2026-11-22');
const days = Array.from({ length: 7 }, (_, index) => addDays(today, index - 6));
const none: WeekEntries = { mood: [], sleep: [], social: [], water: [], medications: [] };
const night = (date: typeof today, hours: number) => ({
  ...{ date, hours, bed_time: null, tried_time: null, minutes_to_fall_asleep: null, wake_time: null },
});
const todayOf = (entries: Partial<WeekEntries>) => cellsOfDays(days, { ...none, ...entries }).at(-1);

describe('the cells of the week', () => {
  it('have the most frequent mood of a day, and nothing on a day without one', () => {
    const mood = (['calm', 'sad', 'calm'] as const).map((each) => ({ date: today, mood: each }));
    expect(cellsOfDays(days, { ...none, mood }).map((day) => day.mood)).toEqual([...Array(6).fill(null), 'calm']);
  });

  it('add the water of a day and take the mean of its battery', () => {
    const water = [250, 500].map((amount_ml) => ({ date: today, amount_ml }));
    const social = [40, 60].map((level) => ({ date: today, level }));
    expect(todayOf({ water, social })).toMatchObject({ water: 750, social: 50 });
  });

  it('have the hours of a night, or null rather than zero without a record', () => {
    expect(todayOf({ sleep: [night(today, 7.5)] })?.sleep).toBe(7.5);
    expect(todayOf({ sleep: [night(addDays(today, -1), 7.5)] })?.sleep).toBeNull();
  });

  it('count only the doses that were taken', () => {
    const doses = (['taken', 'taken', 'skipped'] as const).map((state) => ({ date: today, state }));
    expect(todayOf({ medications: doses })?.medications).toBe(2);
    expect(todayOf({ medications: [{ date: today, state: 'skipped' }] })?.medications).toBeNull();
  });
});

describe('the bars of the week', () => {
  const cells = cellsOfDays(days, { ...none, sleep: [night(today, 6), night(addDays(today, -1), 12)] });

  it('start at zero and share one scale, so that half the hours are half the height', () => {
    expect(shareOfBar('sleep', 12, cells)).toBe(1);
    expect(shareOfBar('sleep', 6, cells)).toBe(0.5);
  });

  it('are not full for a single small value', () => {
    expect(shareOfBar('water', 250, cellsOfDays(days, none))).toBe(0.25);
  });
});

describe('the sentence of the week', () => {
  const factOf = (entries: Partial<WeekEntries>) =>
    factOfWeek(cellsOfDays(days, { ...none, ...entries }), entries.sleep ?? []);
  const mood = [-2, -1, 0].map((back) => ({ date: addDays(today, back), mood: back === 0 ? 'sad' : 'calm' }) as const);

  it('names the mood of most days, and none if two lead', () => {
    expect(factOf({ mood })).toEqual({ says: 'mood', mood: 'calm' });
    expect(factOf({ mood: mood.slice(1) })).toEqual({ says: 'moods' });
  });

  it('reports the mean sleep of this week alone', () => {
    const sleep = [night(today, 7), night(addDays(today, -7), 3)];
    expect(factOf({ sleep })).toEqual({ says: 'sleep', hours: 7 });
  });

  it('otherwise says whether there are any entries', () => {
    expect(factOf({ water: [{ date: today, amount_ml: 250 }] })).toEqual({ says: 'noted' });
    expect(factOf({})).toEqual({ says: 'nothing' });
  });
});
