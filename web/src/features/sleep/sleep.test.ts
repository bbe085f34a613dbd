import { describe, expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { hoursSlept } from './hours-slept.ts';
import { laterBy, meanTime, midSleep } from './mid-sleep.ts';
import { minutesOf } from './minutes-of.ts';
import { sleepDrift } from './sleep-drift.ts';
import { sleepEntries } from './sleep-entries.ts';

const night = { hours: null, bed_time: null, tried_time: null, minutes_to_fall_asleep: null, wake_time: null };

describe('a night', () => {
  it('refuses more hours than a day has, and a time that no clock shows', () => {
    expect(validate(sleepEntries.fields, { hours: 25, bed_time: '24:10' })).toEqual({
      hours: { code: 'too-large', max: 24 },
      bed_time: { code: 'not-a-time' },
    });
  });
});

describe('hours slept', () => {
  it('are those that the person said, whatever the times say', () => {
    expect(hoursSlept({ ...night, hours: 6.5, bed_time: '22:00', wake_time: '08:00' })).toBe(6.5);
  });

  it('go from trying to sleep to waking, across midnight, less the time to fall asleep', () => {
    expect(hoursSlept({ ...night, bed_time: '23:00', wake_time: '06:30' })).toBe(7.5);
    expect(
      hoursSlept({ ...night, bed_time: '22:00', tried_time: '23:00', minutes_to_fall_asleep: 30, wake_time: '06:30' }),
    ).toBe(7);
  });

  it('are not known from one time alone', () => {
    expect(hoursSlept({ ...night, wake_time: '06:30' })).toBeNull();
  });
});

describe('the middle of sleep', () => {
  it('lies between falling asleep and waking, on the round of the clock', () => {
    expect(midSleep({ ...night, bed_time: '23:00', wake_time: '07:00' })).toBe(minutesOf('03:00'));
    expect(midSleep({ ...night, bed_time: '20:00', wake_time: '23:00' })).toBe(minutesOf('21:30'));
  });

  it('has a mean that midnight does not break', () => {
    expect(meanTime([minutesOf('23:30'), minutesOf('00:30')])).toBeCloseTo(0);
    expect(meanTime([])).toBeNull();
    expect(laterBy(minutesOf('00:15'), minutesOf('23:45'))).toBe(30);
    expect(laterBy(minutesOf('23:45'), minutesOf('00:15'))).toBe(-30);
  });

  it('drifts by what its second half is later than its first, and says nothing of too few nights', () => {
    const [three, four] = [minutesOf('03:00'), minutesOf('04:00')];
    expect(sleepDrift([three, three, null, three, four, four, four, null])).toBe(60);
    expect(sleepDrift([three, null, null, three, four, four, four, null])).toBeNull();
  });
});
