import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { aMedicine } from '../testing/samples.ts';
import { planChanges } from './plan-changes.ts';
import { planOn, plansByMedicine, type DatedPlan } from './plans-by-medicine.ts';

const on = (day: number) => calendarDate(`2026-03-${String(day).padStart(2, '0')}`);
const plan = (from: number, to: number | null, given: Partial<DatedPlan> = {}): DatedPlan => ({
  ...aMedicine({ dosage: '10 mg' }),
  from_date: on(from),
  to_date: to === null ? null : on(to),
  ...given,
});
const changes = (...plans: DatedPlan[]) =>
  planChanges(plans).map(({ kind, day, before, after }) => [kind, day, before?.dosage ?? null, after.dosage]);

describe('the changes of a medicine', () => {
  it('are its entry, each change, pause, resumption and stop', () => {
    expect(
      changes(
        plan(1, 4),
        plan(5, 9, { dosage: '20 mg' }),
        plan(10, 14, { dosage: '20 mg', status: 'paused' }),
        plan(15, 19, { dosage: '20 mg' }),
        plan(20, null, { dosage: '20 mg', status: 'ended' }),
      ),
    ).toEqual([
      ['listed', on(1), null, '10 mg'],
      ['changed', on(5), '10 mg', '20 mg'],
      ['paused', on(10), null, '20 mg'],
      ['resumed', on(15), null, '20 mg'],
      ['stopped', on(20), null, '20 mg'],
    ]);
  });

  it('end with the removal of the medicine, and begin again if it comes back later', () => {
    expect(changes(plan(1, 4), plan(8, null))).toEqual([
      ['listed', on(1), null, '10 mg'],
      ['stopped', on(5), null, '10 mg'],
      ['resumed', on(8), null, '10 mg'],
    ]);
    expect(changes(plan(1, 4))).toHaveLength(2);
  });

  it('follow the own days of a treatment', () => {
    expect(changes(plan(1, null, { starts_on: on(3), ends_on: on(9) }))).toEqual([
      ['started', on(3), null, '10 mg'],
      ['stopped', on(10), null, '10 mg'],
    ]);
  });

  it('do not repeat a stop, and a medicine that was never taken has none', () => {
    expect(changes(plan(1, 4), plan(5, 8, { status: 'ended' }), plan(9, null, { status: 'ended', dosage: '5 mg' }))).toEqual(
      [
        ['listed', on(1), null, '10 mg'],
        ['stopped', on(5), null, '10 mg'],
      ],
    );
    expect(changes(plan(1, null, { status: 'paused' }))).toEqual([]);
  });
});

describe('the plans of a medicine', () => {
  const stored = [
    { ...plan(5, null, { dosage: '20 mg' }), id: 'b', created_at: '', medication_id: 'm' },
    { ...plan(1, 4), id: 'a', created_at: '', medication_id: 'm' },
    { ...plan(1, null), id: 'c', created_at: '', medication_id: 'other' },
  ];
  const plansOf = (medicationId: string, ...records: Parameters<typeof plansByMedicine>) =>
    plansByMedicine(...records).find(({ id }) => id === medicationId)?.plans ?? [];

  it('are those of the medicine, and its present plan counts from its own first day, even before it was sent', () => {
    const changed = aMedicine({ id: 'm', dosage: '30 mg', plan_from: on(3) });
    const plans = plansOf('m', [changed], stored);
    expect(plans.map(({ dosage, from_date, to_date }) => [dosage, from_date, to_date])).toEqual([
      ['10 mg', on(1), on(2)],
      ['30 mg', on(3), null],
    ]);
  });

  it('of a removed medicine are the stored ones', () => {
    expect(plansOf('m', [], stored).map(({ dosage }) => dosage)).toEqual(['10 mg', '20 mg']);
  });

  it('answer what held on a day', () => {
    const plans = plansOf(
      'm',
      [],
      stored.map((each) => ({ ...each, to_date: each.to_date ?? on(9) })),
    );
    expect([on(4), on(5), on(9), on(10)].map((day) => planOn(plans, day)?.dosage)).toEqual([
      '10 mg',
      '20 mg',
      '20 mg',
      undefined,
    ]);
    expect(planOn(plans, calendarDate('2026-02-28'))).toBeUndefined();
  });
});
