import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { derivedUuid } from '@cogn/shared/derived-uuid.ts';
import { appointmentsOf, type FiledAppointments, type Reader } from './appointments-of-file.ts';
import { mostEvents, readIcs } from './read-ics.ts';

const seed = 'b2f6c8ce-7f6a-4f0b-9a55-0c7b6f2d9e10';
const reader: Reader = {
  ...{ seed, today: calendarDate('2026-11-28'), mayAddPast: true, unnamed: 'Unnamed', known: new Set() },
  typeOf: () => 'other',
};
const take = (lines: readonly string[], given: Partial<Reader> = {}): FiledAppointments => {
  const events = readIcs(['BEGIN:VCALENDAR', ...lines, 'END:VCALENDAR'].join('\r\n'));
  if (typeof events === 'string') throw new Error(events);
  return appointmentsOf(events, { ...reader, ...given });
};
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:one', 'SUMMARY:Sessão', ...lines, 'END:VEVENT'];
const start = 'DTSTART:20261203T140000';
const rowOf = (...lines: string[]) => take(event(...lines)).rows[0];
const remarksOf = (...lines: string[]) => [...take(event(...lines)).remarks.keys()];

describe('files of other calendars', () => {
  it('of Google: times with a zone, a weekly rule with UNTIL, a left-out day, a moved occurrence and an alarm', () => {
    const zone = 'TZID=America/Sao_Paulo';
    const shared = ['UID:7kukuqrfedlm2f9t1u7n3f6b2c@google.com', 'SUMMARY:Terapia', 'STATUS:CONFIRMED'];
    const { rows, remarks } = take([
      ...['PRODID:-//Google Inc//Google Calendar 70.9054//EN', 'VERSION:2.0', 'X-WR-TIMEZONE:America/Sao_Paulo'],
      ...['BEGIN:VTIMEZONE', 'TZID:America/Sao_Paulo', 'BEGIN:STANDARD', 'DTSTART:19700101T000000', 'END:STANDARD'],
      ...['END:VTIMEZONE', 'BEGIN:VEVENT', `DTSTART;${zone}:20261203T140000`, `DTEND;${zone}:20261203T145000`],
      ...['RRULE:FREQ=WEEKLY;WKST=SU;UNTIL=20270401T025959Z;BYDAY=TH', `EXDATE;${zone}:20261224T140000`, ...shared],
      ...['LOCATION:Rua A\\, 1', 'DESCRIPTION:Trazer o caderno\\nSala 2', 'BEGIN:VALARM', 'ACTION:DISPLAY'],
      ...['DESCRIPTION:This is an event reminder', 'TRIGGER:-P0DT0H30M0S', 'END:VALARM', 'END:VEVENT'],
      ...['BEGIN:VEVENT', `DTSTART;${zone}:20261211T160000`, `DTEND;${zone}:20261211T165000`, ...shared],
      ...[`RECURRENCE-ID;${zone}:20261210T140000`, 'END:VEVENT'],
    ]);
    const id = derivedUuid(seed, 'ics 7kukuqrfedlm2f9t1u7n3f6b2c@google.com');
    expect(rows).toEqual([
      {
        ...{ id, date: '2026-12-03', name: 'Terapia', type: 'other', start_time: '14:00', duration_minutes: 50 },
        ...{ end_date: null, end_time: null },
        ...{ recovery_minutes: null, alert_minutes: 30, professional: null, location: 'Rua A, 1' },
        ...{ notes: 'Trazer o caderno\nSala 2', repeat: 'weekly', left_out: ['2026-12-10', '2026-12-24'] },
        repeat_until: expect.stringMatching(/^2027-0(3-31|4-01)$/) as string,
      },
      expect.objectContaining({ id: derivedUuid(id, '2026-12-10'), date: '2026-12-11', start_time: '16:00', repeat: null }),
    ]);
    expect([...remarks.keys()].filter((each) => each !== 'zone')).toEqual([]);
  });

  it('of Apple: a whole day, COUNT, an alarm that the person removed, and a folded name', () => {
    const { rows, remarks } = take([
      ...[
        'PRODID:-//Apple Inc.//macOS 15.0//EN',
        'BEGIN:VEVENT',
        'UID:A1B2',
        'TRANSP:OPAQUE',
        'SUMMARY:Consulta',
        '  longa',
      ],
      ...['DTSTART;VALUE=DATE:20261201', 'DTEND;VALUE=DATE:20261202', 'RRULE:FREQ=MONTHLY;COUNT=3', 'SEQUENCE:0'],
      ...['BEGIN:VALARM', 'X-WR-ALARMUID:C3', 'ACTION:NONE', 'TRIGGER;VALUE=DATE-TIME:19760401T005545Z', 'END:VALARM'],
      'END:VEVENT',
    ]);
    expect(rows).toMatchObject([
      { name: 'Consulta longa', start_time: null, duration_minutes: null, repeat: 'monthly', repeat_until: '2027-02-01' },
    ]);
    expect([...remarks]).toEqual([]);
  });

  it('of Outlook: a zone with a Windows name, DURATION, the second Tuesday, and an alarm at the start', () => {
    const { rows, remarks } = take([
      ...['PRODID:-//Microsoft Corporation//Outlook 16.0 MIMEDIR//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT', 'CLASS:PUBLIC'],
      ...['DTSTART;TZID="E. South America Standard Time":20261208T090000', 'DURATION:PT1H30M', 'UID:040000008200E0'],
      ...['RRULE:FREQ=MONTHLY;BYDAY=TU;BYSETPOS=2', 'SUMMARY;LANGUAGE=pt-br:Psiquiatria', 'BEGIN:VALARM', 'TRIGGER:PT0M'],
      ...['ACTION:DISPLAY', 'DESCRIPTION:Reminder', 'END:VALARM', 'END:VEVENT'],
    ]);
    expect(rows).toMatchObject([
      { name: 'Psiquiatria', start_time: '09:00', duration_minutes: 90, alert_minutes: 0, repeat: 'monthlyWeekday' },
    ]);
    expect([...remarks]).toEqual([]);
  });

  it('have times in UTC converted to the device’s time', () => {
    const moment = new Date('2026-12-03T17:00:00Z');
    const time = `${String(moment.getHours()).padStart(2, '0')}:00`;
    expect(rowOf('DTSTART:20261203T170000Z', 'DTEND:20261203T180000Z')).toMatchObject({
      start_time: time,
      duration_minutes: 60,
    });
  });
});

describe('an event of several days', () => {
  const timed = 'DTSTART:20261203T223000';
  const allDay = 'DTSTART;VALUE=DATE:20261203';
  const one = { end_date: null, end_time: null };
  it.each([
    ['of whole days', [allDay, 'DTEND;VALUE=DATE:20261206'], { start_time: null, end_date: '2026-12-05', end_time: null }],
    ['of the most days', [allDay, 'DURATION:P367D'], { end_date: '2027-12-04' }],
    ['with times', [timed, 'DTEND:20261205T080000'], { start_time: '22:30', end_date: '2026-12-05', end_time: '08:00' }],
    ['with a duration', [timed, 'DURATION:P1DT2H'], { duration_minutes: null, end_date: '2026-12-05', end_time: '00:30' }],
    ['that is a night', [timed, 'DTEND:20261204T020000'], { end_date: '2026-12-04', end_time: '02:00' }],
    ['that ends at midnight', [timed, 'DTEND:20261206T000000'], { end_date: '2026-12-05', end_time: null }],
    ['that is one evening', [timed, 'DTEND:20261204T000000'], { duration_minutes: 90, ...one }],
    ['that is one day', [allDay, 'DTEND;VALUE=DATE:20261204'], { duration_minutes: null, ...one }],
    ['that is one day without an end', [allDay], { duration_minutes: null, ...one }],
    ['that is a night and repeats', [timed, 'DURATION:PT2H', 'RRULE:FREQ=DAILY'], { duration_minutes: 120, ...one }],
  ])('%s has its first and last day', (_, lines, row) => {
    expect(rowOf(...lines)).toMatchObject({ date: '2026-12-03', ...row });
  });

  it('that COGN wrote for a night keeps its duration', () => {
    const lines = ['BEGIN:VEVENT', `UID:${seed}@cogn`, 'SUMMARY:x', timed, 'DURATION:PT2H', 'END:VEVENT'];
    expect(take(lines).rows).toMatchObject([{ duration_minutes: 120, ...one }]);
  });
});

describe('what COGN cannot hold', () => {
  it.each([
    ['FREQ=YEARLY'],
    ['FREQ=WEEKLY;BYDAY=MO,TH'],
    ['FREQ=WEEKLY;INTERVAL=3'],
    ['FREQ=MONTHLY;BYDAY=2TH'],
    ['FREQ=MONTHLY;BYMONTHDAY=4'],
    ['FREQ=DAILY;BYMONTH=1'],
    ['FREQ=DAILY;COUNT=999999999'],
    ['FREQ=HOURLY'],
    [''],
  ])('is a repetition such as %s', (rule) => {
    expect(take(event(start, `RRULE:${rule}`))).toMatchObject({ rows: [], remarks: new Map([['rule', ['Sessão']]]) });
  });

  it('is a monthly repetition after the 28th, except as COGN writes it, because other calendars skip short months', () => {
    expect(remarksOf('DTSTART:20270130T140000', 'RRULE:FREQ=MONTHLY')).toEqual(['rule']);
    expect(rowOf('DTSTART:20270130T140000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1')?.repeat).toBe('monthly');
    expect(rowOf('DTSTART:20270131T140000', 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1')?.repeat).toBe('monthly');
  });

  it('is named before anything is stored', () => {
    expect(remarksOf(start, 'RRULE:FREQ=DAILY', 'RDATE:20270101T140000')).toEqual(['rule']);
    expect(remarksOf('DTSTART;VALUE=DATE:20261203', 'DTEND;VALUE=DATE:20261206', 'RRULE:FREQ=WEEKLY')).toEqual(['days']);
    expect(remarksOf(start, 'DTEND:20261205T140000', 'RRULE:FREQ=WEEKLY')).toEqual(['days']);
    expect(remarksOf('DTSTART;VALUE=DATE:20261203', 'DURATION:P368D')).toEqual(['days']);
    expect(remarksOf('DTSTART;VALUE=DATE:99981201', 'DURATION:P60D')).toEqual(['days']);
    expect(remarksOf(start, 'STATUS:CANCELLED')).toEqual(['cancelled']);
    expect(remarksOf('DTSTART:tomorrow')).toEqual(['unreadable']);
    expect(remarksOf('DTSTART:20260230T140000')).toEqual(['unreadable']);
    expect(remarksOf(start, `LOCATION:${'x'.repeat(201)}`)).toEqual(['shortened']);
    for (const trigger of [
      'TRIGGER:-P2D',
      'TRIGGER:PT10M',
      'TRIGGER;RELATED=END:-PT5M',
      'TRIGGER;VALUE=DATE-TIME:20261203T100000Z',
    ])
      expect(remarksOf(start, 'BEGIN:VALARM', 'ACTION:DISPLAY', trigger, 'END:VALARM')).toEqual(['alert']);
    expect(remarksOf('DTSTART;TZID=Pacific/Kiritimati:20261203T140000')).toEqual(['zone']);
  });

  it('is, without premium, a past day; a repeating appointment continues on its next day', () => {
    const free = { mayAddPast: false };
    expect([...take(event('DTSTART:20261127T140000'), free).remarks.keys()]).toEqual(['past']);
    const { rows, remarks } = take(event('DTSTART:20261112T140000', 'RRULE:FREQ=WEEKLY;INTERVAL=2'), free);
    expect([rows[0]?.date, ...remarks.keys()]).toEqual(['2026-12-10', 'begins']);
    const monthly = 'RRULE:FREQ=MONTHLY;BYMONTHDAY=-1';
    expect(take(event('DTSTART:20260131T140000', monthly), free).rows[0]?.date).toBe('2026-12-31');
    const over = take(event('DTSTART:20260105T140000', 'RRULE:FREQ=WEEKLY;UNTIL=20260301'), free);
    expect([...over.remarks.keys()]).toEqual(['past']);
  });

  it('is a change of many occurrences at once; the changes of an event that is left out are counted with it', () => {
    const change = event('RECURRENCE-ID;RANGE=THISANDFUTURE:20261210T140000', 'DTSTART:20261210T160000');
    const weekly = take([...event(start, 'RRULE:FREQ=WEEKLY'), ...change]);
    expect([weekly.rows.length, ...weekly.remarks.keys()]).toEqual([1, 'rule']);
    const one = event('RECURRENCE-ID:20261203T140000', 'DTSTART:20261204T140000');
    expect(take([...event(start, 'RRULE:FREQ=YEARLY'), ...one]).remarks.get('rule')).toHaveLength(1);
  });

  it('leaves an occurrence that was cancelled out of its row', () => {
    const cancelled = event('RECURRENCE-ID:20261210T140000', 'DTSTART:20261210T140000', 'STATUS:CANCELLED');
    const { rows, remarks } = take([...cancelled, ...event(start, 'RRULE:FREQ=WEEKLY')]);
    expect([rows[0]?.left_out, rows.length, remarks.size]).toEqual([['2026-12-10'], 1, 0]);
  });
});

describe('hostile files', () => {
  it.each([
    ['without a calendar', 'hello', 'notCalendar'],
    ['of another kind', '{"BEGIN":"VEVENT"}', 'notCalendar'],
    ['that are deep', 'BEGIN:VCALENDAR\n'.repeat(100_000), 'tooLarge'],
    ['with too many events', `BEGIN:VCALENDAR\n${'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(mostEvents + 1)}`, 'tooLarge'],
    ['with a flood of RDATE', `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${'RDATE:20261203\n'.repeat(90_000)}`, 'tooLarge'],
    ['with a flood of alarms', `BEGIN:VCALENDAR\nBEGIN:VEVENT\n${'BEGIN:VALARM\nEND:VALARM\n'.repeat(5000)}`, 'tooLarge'],
  ])('%s end with a fault', (_, text, fault) => expect(readIcs(text)).toBe(fault));

  it('with special names, endless lines, nameless events and control characters are read as text', () => {
    const special = take([...event(start, '__proto__:x', 'CONSTRUCTOR;__PROTO__=y:z', `X-LONG:${'x'.repeat(4_000_000)}`)]);
    expect(special.rows).toHaveLength(1);
    expect(Object.getPrototypeOf(special.rows[0])).toBe(Object.prototype);
    const folded = take(event(start, `DESCRIPTION:${'\r\n y'.repeat(400_000)}`));
    expect(folded.rows[0]?.notes).toHaveLength(5000);
    expect(take(['BEGIN:VEVENT', start, 'LOCATION:a\u0000b', 'END:VEVENT']).rows).toMatchObject([
      { name: 'Unnamed', location: 'a b' },
    ]);
    const many = Array.from(
      { length: 401 },
      (_, day) => `EXDATE:${new Date(Date.UTC(2027, 0, day)).toISOString().slice(0, 10).replaceAll('-', '')}`,
    );
    expect(remarksOf(start, 'RRULE:FREQ=DAILY', ...many)).toEqual(['rule']);
  });
});

describe('a hostile file', () => {
  it('replaces no occurrence of an appointment that the person has', () => {
    const own = '0b8c3a52-4f0e-4d51-9a3e-6f2a9d1c7b40';
    const lines = ['BEGIN:VEVENT', `UID:${own}@cogn`, 'SUMMARY:Outro', start, 'RECURRENCE-ID:20261203T140000', 'END:VEVENT'];
    const ids = take(lines, { known: new Set([own]) }).rows.map(({ id }) => id);
    expect(ids).toHaveLength(1);
    expect(ids).not.toContain(derivedUuid(own, '2026-12-03'));
  });

  it('leaves no day out that the database would refuse', () => {
    const { rows, remarks } = take([
      ...event(start, 'RRULE:FREQ=WEEKLY'),
      ...event(start, 'RECURRENCE-ID:00010101T000000'),
      ...[
        'BEGIN:VEVENT',
        'UID:two',
        'SUMMARY:Longe',
        'DTSTART:99980601T100000',
        'RRULE:FREQ=MONTHLY;COUNT=4000',
        'END:VEVENT',
      ],
    ]);
    expect(rows.map(({ left_out }) => left_out)).toEqual([[]]);
    expect(remarks.get('rule')).toEqual(['Longe', 'Sessão']);
  });

  it('skips a line with thousands of parameters', () => {
    expect(rowOf(start, `LOCATION${';A=1'.repeat(5000)}:Rua A`)?.location).toBeNull();
  });
});
