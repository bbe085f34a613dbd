import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { planOfDay } from './plan-of-day.ts';
import { aDose, aMedicine } from '../testing/samples.ts';

const day = calendarDate('2026-11-22');

describe('the plan of a day', () => {
  it('has each time of each active medicine, sorted, with no answer until there is a record', () => {
    const plan = planOfDay(
      [aMedicine({ id: 'b', name: 'B', times: ['20:00', '08:00'] }), aMedicine({ id: 'a', name: 'A', times: ['08:00'] })],
      [],
      day,
    );
    expect(plan.map(({ time, name, dose }) => [time, name, dose])).toEqual([
      ['08:00', 'A', undefined],
      ['08:00', 'B', undefined],
      ['20:00', 'B', undefined],
    ]);
  });

  it('omits medicines that are paused, ended or taken as needed', () => {
    const others = [
      aMedicine({ id: 'p', status: 'paused' }),
      aMedicine({ id: 'e', status: 'ended' }),
      aMedicine({ id: 'n', as_needed: true, times: null }),
    ];
    expect(planOfDay(others, [], day)).toEqual([]);
  });

  it('finds the record of a dose by medicine, day and time', () => {
    const taken = aDose({ medication_id: 'a', date: day, planned: '08:00' });
    const yesterday = aDose({ medication_id: 'a', date: calendarDate('2026-11-21'), planned: '20:00' });
    const plan = planOfDay([aMedicine({ id: 'a', times: ['08:00', '20:00'] })], [taken, yesterday], day);
    expect(plan.map(({ dose }) => dose)).toEqual([taken, undefined]);
  });

  it('includes recorded doses of a paused or removed medicine, under its name at that time', () => {
    const taken = aDose({ medication_id: 'gone', name: 'Old name', date: day, planned: '09:30' });
    expect(planOfDay([], [taken], day)).toMatchObject([{ name: 'Old name', time: '09:30', dose: taken }]);
  });

  it('lets a record of a removed medicine answer the same dose of the medicine that was entered again', () => {
    const taken = aDose({ medication_id: 'gone', name: 'Ritalina', dosage: '10 mg', date: day, planned: '08:00' });
    const again = aMedicine({ id: 'new', name: 'ritalina ', dosage: '10 mg', times: ['08:00', '12:00'] });
    expect(planOfDay([again], [taken], day).map(({ time, dose }) => [time, dose])).toEqual([
      ['08:00', taken],
      ['12:00', undefined],
    ]);
  });

  it('keeps the doses of two active medicines apart, and those of different dosages', () => {
    const [one, two] = ['1', '2'].map((id) => aMedicine({ id, name: 'Ritalina', dosage: '10 mg', times: ['08:00'] }));
    const taken = aDose({ medication_id: '1', name: 'Ritalina', dosage: '10 mg', date: day, planned: '08:00' });
    expect(planOfDay([one!, two!], [taken], day).map(({ dose }) => dose)).toEqual([taken, undefined]);
    const active = aMedicine({ id: 'a', name: 'Ritalina', dosage: '10 mg', times: ['08:00'] });
    const other = aDose({ medication_id: 'gone', name: 'Ritalina', dosage: '20 mg', date: day, planned: '08:00' });
    expect(planOfDay([active], [other], day).map(({ dose }) => dose)).toEqual([undefined, other]);
  });

  it('counts a duplicate time once', () => {
    expect(planOfDay([aMedicine({ times: ['08:00', '08:00'] })], [], day)).toHaveLength(1);
  });
});
