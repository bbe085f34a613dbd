import { describe, expect, it } from 'vitest';
import { addDays, calendarDate, type CalendarDate } from '@cogn/shared/calendar-date.ts';
import { aDose, aMedicine } from '#features/medications/testing/samples.ts';
import type { Medicine } from '#features/medications/medicines.ts';
import type { MedicationPlan } from '#features/medications/medication-plans.ts';
import { adherenceOf } from './adherence.ts';
import { entriesOf } from './entries-of.ts';

const today = calendarDate('2026-03-20');
const day = (back: number) => addDays(today, -back);
const from = day(89);
const span = { from, to: day(1) };
/** Noon, so that all doses of the span were due. */
const now = new Date(2026, 2, 20, 12);

interface Case {
  medicine?: Partial<Medicine>;
  /** The plans before the present one: their first day and what differed. */
  earlier?: readonly ({ from_date: CalendarDate; to_date: CalendarDate } & Partial<MedicationPlan>)[];
  doses?: readonly ReturnType<typeof aDose>[];
}

/** A medicine since the first day of the span, with its earlier plans and doses. */
function adherence({ medicine = {}, earlier = [], doses = [] }: Case) {
  const present = aMedicine({ id: 'm', dosage: '10 mg', created_at: new Date(2025, 11, 21, 9).toISOString(), ...medicine });
  const { id: _, ...plan } = aMedicine({ dosage: '10 mg' });
  const plans = earlier.map((each, index) => ({ ...plan, id: String(index), medication_id: 'm', ...each }));
  const rows = { medications: [present], medication_plans: plans, medication_doses: doses };
  return adherenceOf(entriesOf(new Map(Object.entries(rows)) as never), span, now);
}

/** Doses of every day from one day to another, both included. */
function taken(first: CalendarDate, last: CalendarDate, dose: Partial<ReturnType<typeof aDose>> = {}) {
  const doses = [];
  for (let date = first; date <= last; date = addDays(date, 1)) doses.push(aDose({ medication_id: 'm', date, ...dose }));
  return doses;
}

describe('a perfect taker has no missing dose', () => {
  it('after the time was moved', () => {
    const all = [...taken(from, day(6)), ...taken(day(5), day(1), { planned: '09:00' })];
    const moved = { times: ['09:00'], plan_from: day(5) };
    const counted = adherence({ medicine: moved, earlier: [{ from_date: from, to_date: day(6) }], doses: all });
    expect(counted).toMatchObject([{ planned: 89, taken: 89, noRecord: 0 }]);
  });

  it('after a second dose a day was added', () => {
    const all = [...taken(from, day(1)), ...taken(day(10), day(1), { planned: '20:00' })];
    const twice = { times: ['08:00', '20:00'], plan_from: day(10) };
    const counted = adherence({ medicine: twice, earlier: [{ from_date: from, to_date: day(11) }], doses: all });
    expect(counted).toMatchObject([{ planned: 99, taken: 99, noRecord: 0 }]);
  });

  it('after a pause of sixty days', () => {
    const pause = { from_date: day(70), to_date: day(11), status: 'paused' as const };
    const counted = adherence({
      medicine: { plan_from: day(10) },
      earlier: [{ from_date: from, to_date: day(71) }, pause],
      doses: [...taken(from, day(71)), ...taken(day(10), day(1))],
    });
    expect(counted).toMatchObject([{ planned: 29, taken: 29, noRecord: 0 }]);
  });

  it('of a medicine that was ended or removed', () => {
    const ended = {
      medicine: { status: 'ended' as const, plan_from: day(20) },
      earlier: [{ from_date: from, to_date: day(21) }],
    };
    expect(adherence({ ...ended, doses: taken(from, day(21)) })).toMatchObject([{ planned: 69, taken: 69, noRecord: 0 }]);
  });

  it('on the days of a schedule that leaves days out', () => {
    const weekly = { repeat: 'weekdays' as const, weekdays: ['mon'] as const };
    const mondays = taken(from, day(1)).filter(({ date }) => new Date(`${date}T12:00`).getDay() === 1);
    expect(adherence({ medicine: weekly, doses: mondays })).toMatchObject([{ planned: 13, taken: 13, noRecord: 0 }]);
  });
});

it('each dosage of a medicine is counted by itself, earliest first', () => {
  const doses = [
    ...taken(from, day(61), { dosage: '25 mg' }),
    ...taken(day(60), day(31), { dosage: '50 mg' }),
    ...taken(day(30), day(2), { dosage: '100 mg' }),
  ];
  const earlier = [
    { from_date: from, to_date: day(61), dosage: '25 mg' },
    { from_date: day(60), to_date: day(31), dosage: '50 mg' },
  ];
  expect(adherence({ medicine: { dosage: '100 mg', plan_from: day(30) }, earlier, doses })).toMatchObject([
    { dosage: '25 mg', planned: 29, taken: 29, noRecord: 0 },
    { dosage: '50 mg', planned: 30, taken: 30, noRecord: 0 },
    { dosage: '100 mg', planned: 30, taken: 29, noRecord: 1 },
  ]);
});

it('taken, skipped and missing doses are counted separately, across the end of a month', () => {
  const doses = [
    ...taken(from, day(30)),
    ...taken(day(29), day(25), { state: 'skipped' }),
    ...taken(day(24), day(20), { state: 'later' }),
  ];
  expect(adherence({ doses })).toMatchObject([{ planned: 89, taken: 60, skipped: 5, later: 5, noRecord: 19, asNeeded: 0 }]);
});

it('a removed medicine without a known plan has only its recorded doses', () => {
  const rows = { medication_doses: [aDose({ medication_id: 'gone', date: day(2) })] };
  const counted = adherenceOf(entriesOf(new Map(Object.entries(rows)) as never), span, now);
  expect(counted).toMatchObject([{ planned: 1, taken: 1, noRecord: 0 }]);
});

it('no dose was planned before a medicine was entered', () => {
  expect(adherence({ medicine: { created_at: new Date(2026, 2, 18, 9).toISOString() } })).toMatchObject([
    { planned: 2, noRecord: 2 },
  ]);
});

it('a dose taken as needed is counted apart, with its own dosage', () => {
  const doses = taken(day(3), day(2), { planned: null, dosage: '2 mg' });
  expect(adherence({ medicine: { as_needed: true, times: null }, doses })).toMatchObject([
    { dosage: '2 mg', planned: 0, asNeeded: 2 },
  ]);
});
