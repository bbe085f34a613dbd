import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '../appointments.ts';
import { findAppointments } from './find-appointments.ts';

const today = calendarDate('2026-11-27');
const made = (date: string, values: Partial<Appointment> = {}): Appointment => ({
  ...{ id: date, date: calendarDate(date), created_at: '2026-01-01T00:00:00Z', name: 'Sessão', type: 'therapy' },
  ...{ start_time: null, duration_minutes: null, recovery_minutes: null, professional: null, location: null, notes: null },
  ...{ end_date: null, end_time: null, alert_minutes: null, repeat: null, repeat_until: null, ...values },
});
const daysOf = (query: string, ...all: Appointment[]) => findAppointments(all, query, today).map(({ date }) => date);

it('finds words in name, professional, place and notes, without accents and case, and nothing without a word', () => {
  const all = [
    made('2026-11-28'),
    made('2026-11-29', { name: 'Consulta', professional: 'Dra. Lima' }),
    made('2026-11-30', { name: 'Exame', location: 'Clínica Lima', notes: 'Levar o fone.' }),
  ];
  expect(daysOf('sessao', ...all)).toEqual(['2026-11-28']);
  expect(daysOf('LIMA', ...all)).toEqual(['2026-11-29', '2026-11-30']);
  expect(daysOf('lima fone', ...all)).toEqual(['2026-11-30']);
  expect(daysOf('  ', ...all)).toEqual([]);
});

it('lists coming appointments by day, today’s first, then past ones, latest first', () => {
  const all = ['2026-01-05', '2027-02-01', '2026-11-27', '2026-10-01', '2026-12-01'].map((date) => made(date));
  expect(daysOf('sessão', ...all)).toEqual(['2026-11-27', '2026-12-01', '2027-02-01', '2026-10-01', '2026-01-05']);
});

it('lists an appointment of several days among the coming ones until its last day', () => {
  const stay = (end: string) => made('2026-11-20', { end_date: calendarDate(end) });
  expect(daysOf('sessão', made('2026-11-26'), stay('2026-11-27'))).toEqual(['2026-11-20', '2026-11-26']);
  expect(daysOf('sessão', made('2026-11-25'), stay('2026-11-26'))).toEqual(['2026-11-25', '2026-11-20']);
});

it('shows a repeating appointment once: on its next day that is not left out, or on its last', () => {
  const weekly = { repeat: 'weekly' } as const;
  expect(daysOf('sessão', made('2026-11-06', weekly))).toEqual(['2026-11-27']);
  const leftOut = { ...weekly, left_out: [today, calendarDate('2026-12-04')] };
  expect(daysOf('sessão', made('2026-11-06', leftOut))).toEqual(['2026-12-11']);
  expect(daysOf('sessão', made('2026-11-06', { ...weekly, repeat_until: calendarDate('2026-11-26') }))).toEqual([
    '2026-11-20',
  ]);
});
