import { describe, expect, it } from 'vitest';
import { minutesInAll, stepsFromNow, stepsOfDay, type Task } from './steps-of-day.ts';

const task = (id: string, facts: Partial<Task> = {}): Task => ({
  id,
  name: id,
  position: 1,
  part_of_day: 'anyTime',
  minutes: null,
  smaller: null,
  rests_when_low: false,
  ...facts,
});
const tasks = [
  task('Jantar', { part_of_day: 'evening', minutes: 30, position: 4, smaller: 'Uma fruta' }),
  task('Banho', { part_of_day: 'morning', minutes: 15, position: 3 }),
  task('Louça', { part_of_day: 'evening', position: 2, minutes: 10, rests_when_low: true }),
];
const shown = (lowEnergy: boolean) =>
  stepsOfDay(tasks, lowEnergy).map(({ part, steps }) => [part, steps.map((step) => step.shown)]);

describe('the steps of a day', () => {
  it('are grouped by part of the day, in the person’s order, without empty parts', () => {
    expect(shown(false)).toEqual([
      ['morning', ['Banho']],
      ['evening', ['Louça', 'Jantar']],
    ]);
  });

  it('are smaller or skipped on a low-energy day; a step without a setting does not change', () => {
    expect(shown(true)).toEqual([
      ['morning', ['Banho']],
      ['evening', ['Uma fruta']],
    ]);
  });

  it('still list a done step that rests on a low-energy day, because its tick counts', () => {
    const groups = stepsOfDay(tasks, true, ({ name }) => name === 'Louça');
    expect(groups.flatMap(({ steps }) => steps.map((step) => step.shown))).toEqual(['Banho', 'Louça', 'Uma fruta']);
  });

  it('add up the stated minutes, and are null without any', () => {
    expect(minutesInAll(stepsOfDay(tasks, false))).toEqual({ minutes: 55, steps: 3 });
    expect(minutesInAll(stepsOfDay(tasks, true))).toEqual({ minutes: 15, steps: 1 });
    expect(minutesInAll(stepsOfDay([task('Banho')], false))).toBeNull();
  });

  it('come in the order of the day from now on; the steps of earlier parts are a separate list', () => {
    const all = [...tasks, task('Água'), task('Correio', { part_of_day: 'afternoon' })];
    const at = (hour: number) => {
      const { coming, earlier } = stepsFromNow(all, true, new Date(2026, 10, 21, hour));
      return [coming.map((step) => step.shown), earlier.map((step) => step.shown)];
    };
    expect(at(9)).toEqual([['Banho', 'Água', 'Correio', 'Uma fruta'], []]);
    expect(at(13)).toEqual([['Correio', 'Água', 'Uma fruta'], ['Banho']]);
    expect(at(18)).toEqual([
      ['Uma fruta', 'Água'],
      ['Banho', 'Correio'],
    ]);
  });
});
