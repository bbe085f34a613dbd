import { expect, it } from 'vitest';
import { isLowEnergy, routineDays } from './routine-tables.ts';

const row = (date: string, hour: string, low_energy: boolean) => ({
  date,
  created_at: `${date}T${hour}:00:00Z`,
  low_energy,
});
const both = [row('2026-03-02', '15', false), row('2026-03-02', '08', true)];

it('the newest row of a day decides whether energy is low, whatever the order of the rows', () => {
  expect(isLowEnergy(both)).toBe(false);
  expect(isLowEnergy(both.toReversed())).toBe(false);
  expect(isLowEnergy([])).toBe(false);
});

it('counts each low-energy day once, and not at all if the person took it back', () => {
  const count = routineDays.statistics['daysOfLowEnergy'];
  expect(count?.([...both, row('2026-03-03', '08', true), row('2026-03-03', '09', true)] as never)).toBe(1);
  expect(count?.([])).toBeNull();
});
