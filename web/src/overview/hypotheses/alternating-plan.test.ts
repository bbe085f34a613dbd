import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { madeHistory } from '#lib/insights/testing/made-history.ts';
import { daysAsPlanned, foreseePlan, nextChange, plannedDays, planOf, sideOn } from './alternating-plan.ts';
import { compareKinds } from './compared-days.ts';
import { askedPlan, isOwnMedicine, type AskedPlan } from './hypothesis-form/asked-plan.ts';

const first = calendarDate('2026-01-01');
const seeds = Array.from({ length: 200 }, (_, at) => at);
/** The days of a plan as letters: A is a day with the practice, b is a day without it. */
const write = (sides: readonly boolean[]) => sides.map((side) => (side ? 'A' : 'b')).join('');

describe('the order of a plan', () => {
  it('is the same for the same seed, also in later versions of the app', () => {
    expect(write(plannedDays({ days: 24, stretch: 3, seed: 7 }))).toBe('AAAbbbAAAbbbbbbAAAbbbAAA');
    expect(write(plannedDays({ days: 14, stretch: 1, seed: 2_147_483_647 }))).toBe('AbAbAbAbAbbAbA');
  });

  it.each([1, 3, 7])('has one stretch of each kind in every pair of stretches of %d days', (stretch) => {
    for (const seed of seeds) {
      const sides = plannedDays({ days: 84, stretch, seed });
      for (let pair = 0; pair < 84; pair += 2 * stretch) {
        const [one, other] = [sides.slice(pair, pair + stretch), sides.slice(pair + stretch, pair + 2 * stretch)];
        expect(new Set(one).size).toBe(1);
        expect(other).toEqual(one.map((side) => !side));
      }
    }
  });

  it('begins about half of all pairs with the practice, whatever the pair before began with', () => {
    const begins = seeds.map((seed) => [0, 2, 4].map((day) => plannedDays({ days: 6, stretch: 1, seed })[day]!));
    const shareOf = (values: readonly boolean[]) => values.filter(Boolean).length / values.length;
    // Of 200 fair coins, 75 to 125 show heads in 99.96 % of all cases.
    for (const pair of [0, 1, 2]) expect(Math.abs(shareOf(begins.map((of) => of[pair]!)) - 0.5)).toBeLessThan(0.125);
    for (const pair of [0, 1])
      expect(Math.abs(shareOf(begins.map((of) => of[pair] === of[pair + 1])) - 0.5)).toBeLessThan(0.125);
  });

  it('ends within a pair if the days do not divide evenly', () => {
    expect(plannedDays({ days: 56, stretch: 3, seed: 1 })).toHaveLength(56);
  });

  it('says for each day its side and the next change, and nothing outside of the plan', () => {
    // With the practice (A) or without it (b): AAA bbb AAA bbb bbb AAA bbb AAA.
    const plan = { first, days: 24, stretch: 3, seed: 7 };
    expect([0, 3, 8, 14].map((at) => sideOn(plan, addDays(first, at)))).toEqual([true, false, true, false]);
    expect([-1, 24].map((at) => sideOn(plan, addDays(first, at)))).toEqual([null, null]);
    expect(nextChange(plan, first)).toBe('2026-01-04');
    expect(nextChange(plan, addDays(first, 10))).toBe('2026-01-16');
    expect(nextChange(plan, addDays(first, 22))).toBeNull();
  });
});

describe('the days of a plan', () => {
  const plan = { first, days: 24, stretch: 3, seed: 7 };
  const recorded = {
    series: new Map([['restful', Float64Array.from({ length: 40 }, (_, day) => (day === 5 ? Number.NaN : day))]]),
    from: first,
  };

  it('have the kind that was planned, on the next day for nights, and leave out days without a record', () => {
    const days = daysAsPlanned(recorded, { plan, outcome: 'restful', lag: 1 }, addDays(first, 24));
    // Day 5 has no record. The plan's day 3 decides the kind of the night that is recorded on day 4.
    expect(days).toHaveLength(23);
    expect(days.slice(0, 5)).toEqual([
      { day: 1, value: 1, isOfKind: true },
      { day: 2, value: 2, isOfKind: true },
      { day: 3, value: 3, isOfKind: true },
      { day: 4, value: 4, isOfKind: false },
      { day: 6, value: 6, isOfKind: false },
    ]);
  });

  it('count only up to the last day', () => {
    expect(daysAsPlanned(recorded, { plan, outcome: 'restful', lag: 0 }, addDays(first, 3))).toHaveLength(4);
  });
});

describe('what a plan could show', () => {
  const of = (persistence: number) => {
    const history = madeHistory({ seed: 5, days: 360, persistence, series: 1 });
    return { series: new Map([['social', history.get('0')!]]), from: first };
  };
  const today = addDays(first, 359);

  it('is a smaller difference for a longer plan, and needs some days', () => {
    const visibleIn = (days: number) => foreseePlan(of(0), { outcome: 'social', stretch: 1, days }, today);
    expect(visibleIn(42).days).toBe(42);
    expect(visibleIn(42).visible! / visibleIn(84).visible!).toBeGreaterThan(Math.SQRT2);
    expect(visibleIn(27).visible).toBeNull();
  });

  it('is a larger difference with long stretches if days resemble their neighbours', () => {
    const visibleOf = (stretch: number) => foreseePlan(of(0.8), { outcome: 'social', stretch, days: 56 }, today).visible!;
    expect(visibleOf(7)).toBeGreaterThan(1.5 * visibleOf(1));
  });
});

it('a planted effect of the practice is found with its size', () => {
  const plan = { first, days: 84, stretch: 3, seed: 11 };
  const sides = plannedDays(plan);
  const noise = madeHistory({ seed: 2, days: 84, persistence: 0.3, series: 1 }).get('0')!;
  const recorded = {
    series: new Map([['social', noise.map((value, day) => 10 * value + (sides[day] ? 20 : 0))]]),
    from: first,
  };
  const { difference } = compareKinds(daysAsPlanned(recorded, { plan, outcome: 'social', lag: 0 }, addDays(first, 83)));
  expect(difference!.low).toBeGreaterThan(10);
  expect(difference!.high).toBeLessThan(30);
});

describe('an asked plan', () => {
  const asked: AskedPlan = {
    outcome: 'social',
    practice: 'coffee',
    own_practice: 'chá',
    stretch: '3',
    plan_start: calendarDate('2026-06-02'),
    plan_weeks: '8',
  };

  it('counts whole weeks from its first day, and stores the person’s words only for a practice of their own', () => {
    const row = askedPlan(asked, 7);
    expect(row).toMatchObject({
      ...{ lag: 0, first_day: '2026-06-02', look_on: '2026-07-28', stretch_days: 3, order_seed: 7 },
      ...{ practice: 'coffee', own_practice: null, cause: null, medication_id: null, change_on: null },
    });
    expect(askedPlan({ ...asked, practice: 'own' }, 7).own_practice).toBe('chá');
    expect(planOf({ ...row, id: '', created_at: '' })).toEqual({ first: '2026-06-02', days: 56, stretch: 3, seed: 7 });
  });

  it('reads nights on the day after, and still begins on the chosen day', () => {
    const row = askedPlan({ ...asked, outcome: 'restful' }, 7);
    expect(row).toMatchObject({ lag: 1, first_day: '2026-06-03', look_on: '2026-07-29' });
    expect(planOf({ ...row, id: '', created_at: '' })?.first).toBe('2026-06-02');
  });

  it('is recognized as about a medicine by its whole name, however it is written', () => {
    const medicines = ['Ritalina LA', 'melatonina', 'イーケプラ'];
    const own = (words: string) => isOwnMedicine(words, medicines);
    expect(['Melatonina', 'tomar MELATONINA à noite', 'ritalina  la', 'イーケプラ'].map(own)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(['ritalina', 'melatoninas', 'chá', ''].map(own)).toEqual([false, false, false, false]);
  });
});
