import { describe, expect, it } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { cyclesOf } from '../cycle-lengths.ts';
import { symptomsByPhase } from './symptoms-by-phase.ts';

const first = calendarDate('2026-01-01');
const day = (index: number) => addDays(first, index);
const periods = [0, 28, 56, 84].map((start) => ({ start: day(start), lastDay: day(start + 4) }));
const cycles = cyclesOf(periods.map(({ start }) => start));
const entry = (index: number, ...symptoms: ('cramps' | 'headache')[]) => ({
  date: day(index),
  symptoms: symptoms.length > 0 ? symptoms : null,
});

describe('symptoms by phase', () => {
  it('are days with the symptom beside the days with any entry', () => {
    const entries = [entry(0, 'cramps'), entry(1), entry(21, 'cramps', 'headache'), entry(20), entry(27, 'headache')];
    expect(symptomsByPhase(entries, periods, cycles)).toEqual({
      recorded: { period: 2, before: 2, rest: 1 },
      counts: [
        { symptom: 'cramps', days: { period: 1, before: 1, rest: 0 } },
        { symptom: 'headache', days: { period: 0, before: 2, rest: 0 } },
      ],
    });
  });

  it('count a day once, however many entries it has', () => {
    const { recorded, counts } = symptomsByPhase([entry(0, 'cramps'), entry(0, 'cramps')], periods, cycles);
    expect(recorded.period).toBe(1);
    expect(counts).toEqual([{ symptom: 'cramps', days: { period: 1, before: 0, rest: 0 } }]);
  });

  it('do not count days before the first period, in the current cycle, or in a cycle that is left out', () => {
    const out = { byHand: new Set([day(28)]), pauses: [] };
    const apart = cyclesOf(
      periods.map(({ start }) => start),
      out,
    );
    const entries = [entry(-3, 'cramps'), entry(86, 'cramps'), entry(30, 'cramps')];
    expect(symptomsByPhase(entries, periods, apart)).toEqual({ recorded: { period: 0, before: 0, rest: 0 }, counts: [] });
  });
});
