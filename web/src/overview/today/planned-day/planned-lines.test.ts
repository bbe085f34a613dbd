import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { plannedLines } from './planned-lines.ts';

const date = calendarDate('2026-11-25');
type Day = Parameters<typeof plannedLines>[0];

const dose = (name: string, time: string) => ({ name, time }) as Day['plan'][number];
const appointment = (id: string, start_time: string | null, day = '2026-11-25') =>
  ({ id, date: day, name: id, start_time, created_at: '' }) as Appointment;
const reminder = (id: string, facts: object) =>
  ({
    id,
    day: '2026-11-25',
    time: null,
    repeat: 'never',
    weekdays: null,
    created_at: '2026-11-01T12:00:00Z',
    done_on: null,
    ...facts,
  }) as Day['reminders'][number];
const keys = (facts: Partial<Day>) =>
  plannedLines({ date, plan: [], reminders: [], appointments: [], ...facts }).map(({ key }) => key);

describe('the lines of a day to come', () => {
  it('are in order of time, with appointments of all day first and reminders without a time last', () => {
    const appointments = [
      appointment('jantar', '20:00'),
      appointment('aniversário', null),
      { ...appointment('viagem', '22:00', '2026-11-23'), end_date: '2026-11-26' } as Appointment,
    ];
    const reminders = [reminder('regar', {}), reminder('ligar', { time: '09:00' })];
    expect(keys({ plan: [dose('A', '08:00'), dose('B', '22:00')], reminders, appointments })).toEqual([
      'viagem',
      'aniversário',
      '08:00',
      'ligar',
      'jantar',
      '22:00',
      'regar',
    ]);
  });

  it('have one line for the doses of one time', () => {
    const plan = [dose('A', '08:00'), dose('B', '08:00'), dose('A', '20:00')];
    const lines = plannedLines({ date, plan, reminders: [], appointments: [] });
    expect(lines.map((line) => line.kind === 'doses' && line.doses.map(({ name }) => name))).toEqual([['A', 'B'], ['A']]);
  });

  it('have only the reminders of this day, not those of earlier days or done ones', () => {
    const reminders = [
      reminder('daily', { day: '2026-11-20', repeat: 'daily', done_on: '2026-11-24' }),
      reminder('wednesdays', { day: null, repeat: 'weekdays', weekdays: ['wed'] }),
      reminder('thursdays', { day: null, repeat: 'weekdays', weekdays: ['thu'] }),
      reminder('earlier', { day: '2026-11-24' }),
      reminder('later', { day: '2026-11-26' }),
      reminder('any day', { day: null }),
      reminder('done', { done_on: '2026-11-24' }),
    ];
    expect(keys({ reminders })).toEqual(['daily', 'wednesdays']);
  });

  it('are none if nothing is planned', () => {
    expect(keys({})).toEqual([]);
  });
});
