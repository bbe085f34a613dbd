import { expect, it } from 'vitest';
import type { Task } from '../steps-of-day.ts';
import { nowAndNext } from './now-and-next.ts';

const task = (id: string, position: number, facts: Partial<Task> = {}): Task => ({
  id,
  name: id,
  position,
  part_of_day: 'morning',
  minutes: null,
  smaller: null,
  rests_when_low: false,
  ...facts,
});
const tasks = [
  task('Banho', 1, { smaller: 'Lavar o rosto' }),
  task('Louça', 2, { rests_when_low: true }),
  task('Jantar', 3, { part_of_day: 'evening' }),
];
const view = (facts: { done?: string[]; later?: string[]; lowEnergy?: boolean; hour?: number }) => {
  const { done = [], later = [], lowEnergy = false, hour = 9 } = facts;
  const { now, next, rest } = nowAndNext({
    tasks,
    lowEnergy,
    at: new Date(2026, 10, 21, hour),
    isDone: ({ id }) => done.includes(id),
    later,
  });
  return now ? [now.shown, next?.shown ?? null] : rest;
};

it('shows the first open step and the one after it', () => {
  expect(view({})).toEqual(['Banho', 'Louça']);
  expect(view({ done: ['Banho'] })).toEqual(['Louça', 'Jantar']);
  expect(view({ done: ['Banho', 'Louça'] })).toEqual(['Jantar', null]);
});

it('skips a step that the person left for later', () => {
  expect(view({ later: ['Banho'] })).toEqual(['Louça', 'Jantar']);
});

it('shows the smaller routine on a day of low energy', () => {
  expect(view({ lowEnergy: true })).toEqual(['Lavar o rosto', 'Jantar']);
});

it('begins with this part of the day, and still offers the earlier steps afterwards', () => {
  expect(view({ hour: 20 })).toEqual(['Jantar', 'Banho']);
});

it('says whether nothing is left to do, or only steps that the person left for later', () => {
  expect(view({ done: ['Banho', 'Louça', 'Jantar'] })).toBe('nothing');
  expect(view({ done: ['Banho', 'Jantar'], later: ['Louça'] })).toBe('later');
});
