import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, calendarDate } from '@cogn/shared/calendar-date.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import { repetitions } from '../../web/src/features/calendar/appointments.ts';
import {
  writeCalendarFile,
  type FiledAppointment,
} from '../../web/src/features/calendar/calendar-file/write-calendar-file.ts';

const words = {
  type: (type: string) => `kind, ${type}`,
  restOf: (name: string) => `Rest: ${name}`,
  restAfter: (minutes: number) => `rest ${minutes} min`,
};
const now = new Date('2026-11-22T12:34:56.789Z');
const appointment = (values: Partial<FiledAppointment> = {}): FiledAppointment => ({
  id: '6b1f2c1e-0000-4000-8000-000000000001',
  date: '2026-10-18',
  name: 'Therapy',
  type: 'therapy',
  start_time: '14:00',
  duration_minutes: 50,
  recovery_minutes: null,
  alert_minutes: null,
  professional: null,
  location: null,
  notes: null,
  ...values,
});

/** The file’s events, parsed by a maintained third-party library. */
function read(...appointments: FiledAppointment[]) {
  const text = writeCalendarFile(appointments, words, now);
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
  const events = calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const { uid, summary, description, location } = event;
    const start = event.startDate;
    return {
      uid,
      summary,
      description,
      location,
      start: start.toString(),
      zone: start.zone.tzid,
      end: event.endDate.toString(),
    };
  });
  return { text, events };
}

test('an appointment keeps its wall-clock time without a zone, even in the hour that daylight saving skips', () => {
  const { events } = read(appointment({ date: '2026-03-29', start_time: '02:30' }));
  expect(events).toEqual([
    expect.objectContaining({
      summary: 'Therapy',
      start: '2026-03-29T02:30:00',
      end: '2026-03-29T03:20:00',
      zone: 'floating',
    }),
  ]);
});

test('the recovery time is a separate event, also past midnight, and a note when the start is unknown', () => {
  const { events } = read(appointment({ start_time: '23:30', recovery_minutes: 45 }));
  expect(events[1]).toMatchObject({ summary: 'Rest: Therapy', start: '2026-10-19T00:20:00', end: '2026-10-19T01:05:00' });
  const unknown = read(appointment({ duration_minutes: null, recovery_minutes: 45 }));
  expect(unknown.events).toHaveLength(1);
  expect(unknown.events[0]?.description).toContain('rest 45 min');
});

test('an appointment without a time is an all-day event', () => {
  expect(read(appointment({ start_time: null })).events[0]).toMatchObject({ start: '2026-10-18', end: '2026-10-19' });
});

test.each([
  [{ start_time: null, end_time: null }, '2026-10-18', '2026-10-22'],
  [{ start_time: '14:00', end_time: '09:30' }, '2026-10-18T14:00:00', '2026-10-21T09:30:00'],
  [{ start_time: '14:00', end_time: null }, '2026-10-18T14:00:00', '2026-10-22T00:00:00'],
])('an appointment of several days covers all of them: %j', (times, start, end) => {
  const { events } = read(appointment({ ...times, end_date: '2026-10-21', duration_minutes: null, recovery_minutes: 60 }));
  expect(events[0]).toMatchObject({ start, end });
  expect(events[1]?.start).toBe(times.end_time ? end : undefined);
});

test('an alert is one before the start, and says no more than the title', () => {
  const { text } = read(appointment({ alert_minutes: 30, recovery_minutes: 20, notes: 'a secret' }), appointment());
  const alarms = new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .flatMap((event) => event.getAllSubcomponents('valarm'));
  expect(alarms).toHaveLength(1);
  const [alarm] = alarms;
  expect(alarm?.getFirstPropertyValue('action')).toBe('DISPLAY');
  expect(alarm?.getFirstPropertyValue('description')).toBe('Therapy');
  expect(alarm?.getFirstPropertyValue('trigger')?.toString()).toBe('-PT30M');
});

test('user text comes back unchanged and cannot inject a line', () => {
  const notes = 'a;b,c\\d\nBEGIN:VALARM\n\ttab "quotes" 你好'.repeat(8);
  const name = `${'é🙂'.repeat(50)};END:VEVENT`;
  const { text, events } = read(appointment({ name, notes, professional: 'Dr. A, B', location: 'x; y' }));
  expect(events[0]).toMatchObject({ summary: name, location: 'x; y' });
  expect(events[0]?.description).toBe(`kind, therapy\nDr. A, B\n${notes.replaceAll('\t', ' ')}`);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('several appointments keep stable ids, so that a second import updates them', () => {
  const ids = ['1', '2', '3'].map((end) => `6b1f2c1e-0000-4000-8000-00000000000${end}`);
  const { events, text } = read(...ids.map((id) => appointment({ id })));
  expect(events.map(({ uid }) => uid)).toEqual(ids.map((id) => `${id}@cogn`));
  expect(text).toContain('DTSTAMP:20261122T123456Z\r\n');
});

/** The days on which a third-party library finds the first event of the file, at most `most`. */
function daysIn(values: Partial<FiledAppointment>, most: number): string[] {
  const calendar = new ICAL.Component(ICAL.parse(read(appointment(values)).text) as unknown[]);
  const days = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!).iterator();
  return Array.from({ length: most }, () => days.next()?.toString().slice(0, 10)).filter((day) => day !== undefined);
}

// Monthly appointments are not tested on the 29th and 30th, because the library does not support their rule (BYMONTHDAY with
// BYSETPOS).
test.each(
  repetitions.flatMap((repeat) =>
    ['2026-01-12', repeat === 'monthly' ? '2026-03-31' : '2026-01-29', '2026-01-31'].map((date) => [repeat, date] as const),
  ),
)('another calendar finds the same days as the app: %s from %s', (repeat, date) => {
  const first = calendarDate(date);
  for (const start_time of ['14:00', null]) {
    const left_out = [addDays(first, 14), addDays(first, 28)];
    const repeat_until = addDays(first, 400);
    const days = daysIn({ date, start_time, repeat, repeat_until, left_out }, 500);
    const own = datesBetween({ date: first, repeat, repeat_until, left_out }, first, addDays(first, 800));
    expect(days).toEqual(own);
    expect(days.length).toBeGreaterThan(12);
  }
});

test('a repeating appointment has one rest for each day, and a remark if the rest begins after midnight', () => {
  const weekly = { repeat: 'weekly', recovery_minutes: 30, left_out: ['2026-10-25'] };
  const { text, events } = read(appointment(weekly));
  expect(events).toHaveLength(2);
  expect(text).toContain('EXDATE:20261025T140000\r\n');
  expect(text).toContain('EXDATE:20261025T145000\r\n');
  const late = read(appointment({ ...weekly, start_time: '23:30' }));
  expect(late.events).toHaveLength(1);
  expect(late.events[0]?.description).toContain('rest 30 min');
});
