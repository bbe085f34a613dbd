import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PersonFacts } from '../../server/src/functions/push/alarm-facts.ts';
import { alarmsOf, findDueAlarms } from '../../server/src/functions/push/find-due-alarms.ts';
import { wallClock } from '../../server/src/functions/push/wall-clock.ts';
import { dueAlarms } from '../../web/src/shared-features/alarms/alarm.ts';
import { reminderAlarms } from '../../web/src/features/reminders/reminder-alarms.ts';
import { alertDays } from '@cogn/shared/alarm-times.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { occurrencesOf } from '@cogn/shared/occurrences.ts';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { dateOf } from '../../web/src/lib/local-date.ts';
import { clockTimeOf, momentOf } from '../../web/src/lib/clock-time.ts';

/**
 * The function by which the medications page computes its alarms. The import is dynamic, so that the page's components are not
 * compiled here.
 */
const { doseAlarms } = (await import(
  join(import.meta.dirname, '../../web/src/features/medications/doses/dose-alarms.ts')
)) as {
  doseAlarms: (
    medicines: readonly object[],
    doses: readonly object[],
    today: string,
  ) => readonly { key: string; at: Date }[];
};

const { appointmentAlarms } = (await import(
  join(import.meta.dirname, '../../web/src/features/calendar/appointment-alarms.ts')
)) as {
  appointmentAlarms: (appointments: readonly object[]) => readonly { key: string; at: Date }[];
};

type Reminder = Parameters<typeof reminderAlarms>[0][number];

const minutes = ['00:00', '00:30', '01:30', '02:00', '02:30', '03:00', '08:00', '21:59', '22:00', '23:30'];
const weekdays = ['mon', 'wed', 'sun'] as const;

/** The page uses the device's clock, and the server uses a time zone. In-app alarms and push notifications must agree. */
describe.each([
  // Zones with daylight saving in the north, in the south, at midnight (Chile), and by half an hour (Lord Howe). Then a zone
  // without daylight saving, and one far ahead of UTC.
  ...[
    'Europe/Lisbon',
    'America/New_York',
    'America/Santiago',
    'Australia/Lord_Howe',
    'America/Sao_Paulo',
    'Pacific/Kiritimati',
  ],
])('page and server, in %s', (timeZone) => {
  const before = process.env['TZ'];
  beforeAll(() => {
    process.env['TZ'] = timeZone;
  });
  afterAll(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });
  const clock = wallClock(timeZone);
  const daysOfYear = Array.from({ length: 366 }, (_, index) => addDays(calendarDate('2028-01-01'), index));

  test('agree on calendar and clock all year, also when the clock changes', () => {
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(timeZone);
    for (const day of daysOfYear) {
      for (const time of minutes) {
        const moment = momentOf(day, time);
        expect([day, time, clock.momentOf(day, time).toISOString()]).toEqual([day, time, moment.toISOString()]);
        expect(clock.at(moment)).toEqual({ day: dateOf(moment), time: clockTimeOf(moment) });
      }
    }
  });

  test('notify of the same alarms at the same times', () => {
    const id = (last: number) => `5eeb0000-0000-4000-8000-${String(last).padStart(12, '0')}`;
    const day = calendarDate('2028-03-26');
    const created_at = momentOf(calendarDate('2028-03-20'), '12:00').toISOString();
    const medicine = {
      ...{ dosage: '1', alarm: true, status: 'active', as_needed: false, created_at, plan_from: null },
      ...{ repeat: 'daily' as const, weekdays: null, every_days: null, starts_on: null, ends_on: null },
    };
    const medicines = [
      { ...medicine, id: id(1), name: 'A', times: ['08:00', '02:30', '08:00'] },
      { ...medicine, id: id(2), name: 'B', times: ['23:30'] },
      { ...medicine, id: id(7), name: 'C', times: ['10:00'], repeat: 'weekdays' as const, weekdays: ['sun'] },
      {
        ...medicine,
        id: id(8),
        name: 'D',
        times: ['11:00'],
        repeat: 'interval' as const,
        every_days: 2,
        starts_on: addDays(day, -3),
      },
      { ...medicine, id: id(10), name: 'E', times: ['12:00'], ends_on: addDays(day, -1) },
    ];
    const laterAt = momentOf(day, '08:10').toISOString();
    const doses = [
      { medication_id: id(1), date: day, planned: '08:00', state: 'later', created_at: laterAt },
      { medication_id: id(2), date: addDays(day, -1), planned: '23:30', state: 'taken', created_at },
    ] as const;
    const reminder = { text: 'R', time: '09:00', weekdays, alarm: true, created_at, done_on: null, day: null };
    const reminders = [
      { ...reminder, id: id(3), repeat: 'daily', done_on: addDays(day, -1) },
      { ...reminder, id: id(4), repeat: 'weekly' },
      { ...reminder, id: id(5), repeat: 'never', day, time: '02:30' },
      { ...reminder, id: id(6), repeat: 'weekdays', time: '21:30' },
    ] as const;
    const once = { name: 'T', start_time: '14:00', alert_minutes: 30, date: day };
    const weekly = { ...once, id: id(11), date: addDays(day, -7), repeat: 'weekly' as const };
    const appointments = [
      weekly,
      // The occurrence of `weekly` on this day, moved to the evening. The row `weekly` does not leave out the day yet.
      { ...once, id: derivedUuid(weekly.id, day), start_time: '19:00' },
      { ...once, id: id(12), start_time: '00:20', date: addDays(day, 1), alert_minutes: 60 },
      { ...once, id: id(13), start_time: '03:10', alert_minutes: 120 },
      { ...once, id: id(14), start_time: '09:40', date: addDays(day, 1), alert_minutes: 1440 },
      { ...once, id: id(15), start_time: '09:00', repeat: 'daily' as const, date: addDays(day, -9), left_out: [day] },
      { ...once, id: id(16), alert_minutes: 0 },
      { ...once, id: id(17), alert_minutes: null },
      { ...once, id: id(18), start_time: null, alert_minutes: null },
    ];
    const person: PersonFacts = {
      ...{ user_id: id(9), time_zone: timeZone, quiet_from: '22:00', quiet_to: '07:00', discreet: false, daily_limit: null },
      ...{ medicines, reminders, doses, appointments, deliveries: [], devices: [] },
    };
    const today = day;
    const { from, to } = alertDays(today);
    const onPage = [
      ...doseAlarms(medicines, doses, today),
      ...reminderAlarms(reminders as unknown as Reminder[], today),
      ...appointmentAlarms(occurrencesOf(appointments, from, to)),
    ];
    const now = momentOf(today, '12:00');
    const facts = (alarms: readonly { key: string; at: Date }[]) =>
      alarms.map(({ key, at }) => `${key} ${at.toISOString()}`).sort();
    const here = alarmsOf(person, now).map(({ key, moment }) => ({ key, at: moment }));
    expect(facts(here)).toEqual(facts(onPage));
    expect(here.length).toBeGreaterThan(5);
    // All day, page and server must select the same due alarms, with the same quiet hours and the same age limit.
    for (let minute = 0; minute < 48 * 60; minute += 10) {
      const moment = new Date(momentOf(today, '00:00').getTime() + minute * 60_000);
      if (dateOf(moment) !== today) break;
      const ringing = dueAlarms(onPage, {}, { from: '22:00', to: '07:00' }, moment).map(({ key }) => key);
      expect(
        findDueAlarms(person, moment)
          .due.map(({ key }) => key)
          .sort(),
      ).toEqual([...ringing].sort());
    }
  });
});
