import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { daysWithTicks, mostTicked, stepsPerDay, ticksByTask, tickId } from './ticks-by-task.ts';

const days = ['2026-11-18', '2026-11-19', '2026-11-20'].map(calendarDate);
const [first, second] = days as [(typeof days)[0], (typeof days)[0]];
const bath = { id: '0b4f1a52-7c1e-4f0a-9a63-5d2f8c7e1b90', name: 'Banho', part_of_day: 'morning' } as const;
const tick = (taskId: string, date: (typeof days)[0], task: string) => ({ id: tickId(taskId, date), date, task });
const gone = crypto.randomUUID();

describe('the routine’s history', () => {
  const ticks = [tick(bath.id, first, 'Chuveiro'), tick(bath.id, second, 'Banho'), tick(gone, second, 'Passear')];

  it('identifies a step by its id, even after renaming, and a removed one by its name', () => {
    expect(ticksByTask([bath], ticks, days)).toEqual([
      { name: 'Banho', part: null, days: new Set([first, second]) },
      { name: 'Passear', part: null, days: new Set([second]) },
    ]);
  });

  it('keeps two steps of one name apart by their part of the day', () => {
    const teeth = (part_of_day: 'morning' | 'evening') => ({
      id: crypto.randomUUID(),
      name: 'Escovar os dentes',
      part_of_day,
    });
    const [early, late] = [teeth('morning'), teeth('evening')];
    const brushed = [tick(early.id, first, early.name), tick(late.id, first, late.name), tick(late.id, second, late.name)];
    expect(ticksByTask([early, late], brushed, days)).toEqual([
      { name: 'Escovar os dentes', part: 'evening', days: new Set([first, second]) },
      { name: 'Escovar os dentes', part: 'morning', days: new Set([first]) },
    ]);
  });

  it('names every step that was ticked as often as the most frequent one', () => {
    expect(mostTicked(ticksByTask([bath], ticks, days)).map(({ name }) => name)).toEqual(['Banho']);
    const alike = [...ticks, tick(gone, first, 'Passear')];
    expect(mostTicked(ticksByTask([bath], alike, days)).map(({ name }) => name)).toEqual(['Banho', 'Passear']);
    expect(mostTicked([])).toEqual([]);
  });

  it('omits steps without ticks, because nothing is known of them', () => {
    expect(ticksByTask([bath], [], days)).toEqual([]);
  });

  it('counts the days with ticks and their steps, without the days between', () => {
    expect(daysWithTicks(ticks)).toBe(2);
    expect(stepsPerDay(ticks)).toBe(1.5);
    expect(stepsPerDay([])).toBeNull();
  });
});
