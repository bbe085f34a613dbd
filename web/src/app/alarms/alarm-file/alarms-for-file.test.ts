import { describe, expect, it } from 'vitest';
import { addDays, addMonths, calendarDate } from '@cogn/shared/calendar-date.ts';
import { nextAfter } from '@cogn/shared/recurrence.ts';
import { medicineAlarms, reminderFileAlarms } from './alarms-for-file.ts';
import { writeAlarmFile } from './write-alarm-file.ts';

const today = calendarDate('2026-11-22');
const medicine = {
  id: 'm1',
  name: 'Melatonina',
  dosage: '3 mg',
  times: ['08:00', '21:30'],
  alarm: true,
  as_needed: false,
  status: 'active' as const,
  ...{ repeat: 'daily' as const, weekdays: null, every_days: null, starts_on: null, ends_on: null },
};
const reminder = {
  id: 'r1',
  text: 'Regar as plantas',
  day: calendarDate('2026-11-10'),
  time: '09:00',
  repeat: 'daily' as const,
  weekdays: null,
  alarm: true,
  done_on: null,
  created_at: '2026-11-01T12:00:00Z',
};
type Changed = Partial<Parameters<typeof reminderFileAlarms>[0][number]>;
const filed = (changed: Changed) => reminderFileAlarms([{ ...reminder, ...changed }], today, null)[0];

describe('medicines in the file', () => {
  it('alert at each of their times, every day from today', () => {
    expect(medicineAlarms([medicine], today, null)).toMatchObject([
      { title: 'Melatonina · 3 mg', day: today, time: '08:00', rule: 'FREQ=DAILY' },
      { title: 'Melatonina · 3 mg', day: today, time: '21:30', rule: 'FREQ=DAILY' },
    ]);
  });

  it.each([
    [{ repeat: 'weekdays' as const, weekdays: ['mon' as const, 'thu' as const] }, '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    [
      { repeat: 'interval' as const, every_days: 3, starts_on: calendarDate('2026-11-20') },
      '2026-11-23',
      'FREQ=DAILY;INTERVAL=3',
    ],
    [{ ends_on: calendarDate('2026-11-30') }, '2026-11-22', 'FREQ=DAILY;UNTIL=20261130T235959'],
  ])('of the schedule %j begin on %s by %s', (schedule, day, rule) => {
    expect(medicineAlarms([{ ...medicine, ...schedule }], today, null)[0]).toMatchObject({ day, rule });
  });

  it('are left out after the last day of the treatment', () => {
    expect(medicineAlarms([{ ...medicine, ends_on: calendarDate('2026-11-21') }], today, null)).toEqual([]);
  });

  it('are only those with an active alarm', () => {
    const silent = [
      { ...medicine, alarm: false },
      { ...medicine, as_needed: true },
      { ...medicine, status: 'ended' as const },
    ];
    expect(medicineAlarms(silent, today, null)).toEqual([]);
  });

  it('contain no name if the user chose discreet text', () => {
    const file = writeAlarmFile(medicineAlarms([medicine], today, 'Um aviso seu'), new Date(0));
    expect(file).toContain('SUMMARY:Um aviso seu\r\n');
    expect(file).not.toMatch(/Melatonina|3 mg/);
  });
});

describe('reminders in the file', () => {
  it.each<[Changed, string, string | null]>([
    [{}, '2026-11-22', 'FREQ=DAILY'],
    [{ done_on: today }, '2026-11-23', 'FREQ=DAILY'],
    [{ repeat: 'never', day: calendarDate('2026-12-01') }, '2026-12-01', null],
    [{ repeat: 'weekly', day: calendarDate('2026-11-17') }, '2026-11-24', 'FREQ=WEEKLY'],
    [{ repeat: 'weekdays', weekdays: ['mon', 'thu'] }, '2026-11-23', 'FREQ=WEEKLY;BYDAY=MO,TH'],
    [{ repeat: 'monthly' }, '2026-12-10', 'FREQ=MONTHLY;BYMONTHDAY=10'],
  ])('%j begins on %s by %s', (changed, day, rule) => expect(filed(changed)).toMatchObject({ day, rule }));

  it('on day 30 fall on the last day of a shorter month, as in the app', () => {
    const monthly = { repeat: 'monthly' as const, day: calendarDate('2026-10-30') };
    expect(filed(monthly)).toMatchObject({ day: '2026-11-30', rule: 'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1' });
  });

  it.each([10, 28, 29, 30, 31])('on day %i of the month fall on the same dates in the file and in the app', (dayOfMonth) => {
    const first = calendarDate(`2026-12-${String(dayOfMonth)}`);
    const { rule } = filed({ repeat: 'monthly', day: first })!;
    const days = /BYMONTHDAY=([\d,-]+)/.exec(rule!)![1]!.split(',').map(Number);
    for (let months = 1; months <= 12; months += 1) {
      const monthStart = addMonths(calendarDate('2026-12-01'), months);
      const lastOfMonth = Number(addDays(addMonths(monthStart, 1), -1).slice(8));
      // The calendar rule lists several days of the month. A calendar app uses the last listed day that exists in the month.
      // -1 is the last day.
      const last = days[0] === -1 ? lastOfMonth : Math.max(...days.filter((day) => day <= lastOfMonth));
      const inFile = addDays(monthStart, last - 1);
      expect(nextAfter({ first, repeat: 'monthly', weekdays: null }, addDays(monthStart, -1))).toBe(inFile);
    }
  });

  it.each<Changed>([
    { alarm: false },
    { time: null },
    { repeat: 'never' },
    { repeat: 'never', day: calendarDate('2026-12-01'), done_on: today },
  ])('is left out when no alarm is pending: %j', (changed) => expect(filed(changed)).toBeUndefined());
});

it('alerts at the planned time in local time', () => {
  const lines = writeAlarmFile(medicineAlarms([medicine], today, null), new Date('2026-11-22T10:00:00Z')).split('\r\n');
  expect(lines).toContain('DTSTART:20261122T080000');
  expect(lines).toContain('DTSTAMP:20261122T100000Z');
  expect(lines).toContain('TRIGGER:PT0S');
  expect(lines.filter((line) => line.startsWith('UID:'))).toEqual(['UID:m1-0800@cogn', 'UID:m1-2130@cogn']);
});
