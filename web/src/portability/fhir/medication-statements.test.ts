import { expect, it } from 'vitest';
import { calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import type { MedicationPlan } from '#features/medications/medication-plans.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import { aMedicine } from '#features/medications/testing/samples.ts';
import { statedPlans } from './medication-statements.ts';

const today = calendarDate('2026-06-15');
const day = (text: string) => text as CalendarDate;

const earlier = (from: string, to: string, given: Partial<Medicine> = {}): MedicationPlan => ({
  ...aMedicine(given),
  ...{ id: from, medication_id: 'medicine', from_date: day(from), to_date: day(to) },
});

const stated = (given: Partial<Medicine>, ...plans: readonly MedicationPlan[]) =>
  statedPlans([aMedicine({ plan_from: day('2026-03-01'), ...given })], plans, today).map(({ status, from, to }) => [
    status,
    from,
    to,
  ]);

it('the present plan is active, on hold or intended', () => {
  expect(stated({})).toEqual([['active', null, null]]);
  expect(stated({ status: 'paused' })).toEqual([['on-hold', null, null]]);
  expect(stated({ starts_on: day('2026-07-01') })).toEqual([['intended', '2026-07-01', null]]);
});

it('a treatment whose last day is over is completed, and today is its last day', () => {
  const course = { starts_on: day('2026-06-01'), ends_on: day('2026-06-10') };
  expect(stated(course)).toEqual([['completed', '2026-06-01', '2026-06-10']]);
  expect(stated({ ...course, ends_on: today })).toEqual([['active', '2026-06-01', '2026-06-15']]);
});

it('a medicine that ended is stopped with the last day of its last plan', () => {
  expect(stated({ status: 'ended' }, earlier('2026-01-01', '2026-02-28'))).toEqual([['stopped', null, '2026-02-28']]);
});

it('a treatment that ended on its own day before the medicine was ended is completed', () => {
  const course = earlier('2026-01-01', '2026-02-28', { ends_on: day('2026-01-10') });
  expect(stated({ status: 'ended' }, course)).toEqual([['completed', null, '2026-01-10']]);
});

it('a past pause was not taken, and the plans around it keep their days', () => {
  const pause = earlier('2026-02-01', '2026-02-28', { status: 'paused' });
  expect(stated({}, pause, earlier('2026-01-01', '2026-01-31'))).toEqual([
    ['completed', null, '2026-01-31'],
    ['not-taken', '2026-02-01', '2026-02-28'],
    ['active', '2026-03-01', null],
  ]);
});

it('a medicine that was on the list as ended only is stopped, on unknown days', () => {
  expect(stated({ status: 'ended' })).toEqual([['stopped', null, null]]);
});

it('a plan that never had a day is left out', () => {
  const never = earlier('2026-01-01', '2026-01-31', { starts_on: day('2026-02-10') });
  expect(stated({}, never)).toEqual([['active', null, null]]);
});
