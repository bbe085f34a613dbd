import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays, addMonths, calendarDate } from '@cogn/shared/calendar-date.ts';
import { datesBetween } from '@cogn/shared/recurrence-dates.ts';
import { writeCalendarFile } from '../../web/src/features/calendar/calendar-file/write-calendar-file.ts';
import { appointmentsOf } from '../../web/src/features/calendar/calendar-import/appointments-of-file.ts';
import { readIcs } from '../../web/src/features/calendar/calendar-import/read-ics.ts';
import { repetitions } from '../../web/src/features/calendar/appointments.ts';

const seed = 'b2f6c8ce-7f6a-4f0b-9a55-0c7b6f2d9e10';
const read = (text: string, known: readonly string[] = []) => {
  const events = readIcs(text);
  if (typeof events === 'string') throw new Error(events);
  return appointmentsOf(events, {
    ...{ seed, today: calendarDate('2026-01-01'), mayAddPast: true, unnamed: '?', known: new Set(known) },
    typeOf: (category) => (category === 'kind; therapy' ? 'therapy' : 'other'),
  });
};

test('a file that COGN wrote comes back unchanged, also after another program rewrote it, and again adds nothing', () => {
  const written = repetitions.flatMap((repeat, place) =>
    ['2026-03-12', '2026-01-31', '2026-04-30'].map((date, index) => ({
      id: `6b1f2c1e-0000-4000-8000-0000000${String(place)}000${String(index)}`.padEnd(36, '0').slice(0, 36),
      ...{ date: calendarDate(date), name: 'Ses;são, "x" \\ y', type: 'therapy' as const, start_time: '14:00' },
      ...{
        duration_minutes: 50,
        end_date: null,
        end_time: null,
        recovery_minutes: 30,
        alert_minutes: [0, 30, 1440][index] ?? null,
        professional: null,
      },
      ...{ location: 'Rua A, 1', notes: 'linha um\n\nlinha 你好', repeat, repeat_until: calendarDate('2027-06-20') },
      left_out: [
        addDays(
          datesBetween({ date: calendarDate(date), repeat }, calendarDate(date), addMonths(calendarDate(date), 3))[2]!,
          0,
        ),
      ],
    })),
  );
  const texts = { type: (type: string) => `kind; ${type}`, restOf: (name: string) => `Rest: ${name}`, restAfter: String };
  const text = writeCalendarFile(written, texts, new Date(0));
  const ids = written.map(({ id }) => id);
  expect(read(text, ids)).toEqual({ rows: written, remarks: new Map() });
  expect(read(new ICAL.Component(ICAL.parse(text) as unknown[]).toString(), ids).rows).toEqual(written);
  // In another account the rows get other ids, the same at each import.
  const [once, twice] = [read(text).rows, read(text).rows];
  expect(once).toEqual(twice);
  expect(once.map(({ id }) => id)).not.toEqual(ids);
});

test('an appointment of several days comes back unchanged, with and without times, also after another program rewrote it', () => {
  const span = { date: calendarDate('2026-12-30'), end_date: calendarDate('2027-01-02'), duration_minutes: null };
  const times = [
    { start_time: null, end_time: null, recovery_minutes: null },
    { start_time: '14:00', end_time: '09:30', recovery_minutes: 60 },
    { start_time: '14:00', end_time: null, recovery_minutes: null },
  ];
  const written = times.map((time, place) => ({
    ...{ id: `6b1f2c1e-0000-4000-8000-00000000000${String(place)}`, name: 'x', type: 'other' as const, ...span, ...time },
    ...{
      alert_minutes: null,
      professional: null,
      location: null,
      notes: null,
      repeat: null,
      repeat_until: null,
      left_out: [],
    },
  }));
  const texts = { type: (type: string) => type, restOf: (name: string) => `Rest: ${name}`, restAfter: String };
  const text = writeCalendarFile(written, texts, new Date(0));
  const ids = written.map(({ id }) => id);
  expect(read(text, ids)).toEqual({ rows: written, remarks: new Map() });
  expect(read(new ICAL.Component(ICAL.parse(text) as unknown[]).toString(), ids).rows).toEqual(written);
});

test.each([
  'FREQ=DAILY;COUNT=40',
  'FREQ=DAILY;INTERVAL=7;COUNT=9',
  'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;COUNT=40',
  'FREQ=WEEKLY;BYDAY=TH;UNTIL=20260701T140000',
  'FREQ=WEEKLY;UNTIL=20260702T135959',
  'FREQ=WEEKLY;INTERVAL=2;WKST=SU;COUNT=12',
  'FREQ=MONTHLY;COUNT=14',
  'FREQ=MONTHLY;BYMONTHDAY=12;UNTIL=20270101',
  'FREQ=MONTHLY;BYDAY=2TH;COUNT=14',
])('an imported repetition has the days that a third-party library finds: %s', (rule) => {
  const lines = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'UID:x', 'SUMMARY:x', 'DTSTART:20260312T140000', `RRULE:${rule}`];
  const text = [...lines, 'EXDATE:20260312T140000', 'END:VEVENT', 'END:VCALENDAR'].join('\r\n');
  const component = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstSubcomponent('vevent')!;
  const days = new ICAL.Event(component).iterator();
  const found = Array.from({ length: 60 }, () => days.next()?.toString().slice(0, 10)).filter((day) => day !== undefined);
  const [row] = read(text).rows;
  expect(row && datesBetween(row, row.date, calendarDate('2029-01-01'))).toEqual(found);
  expect(found.length).toBeGreaterThan(5);
});
