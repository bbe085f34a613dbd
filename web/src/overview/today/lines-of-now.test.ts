import { describe, expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import type { Appointment } from '#features/calendar/appointments.ts';
import { furtherAppointments, keysAfterAWhile, keysToShow, linesOfNow } from './lines-of-now.ts';

const today = calendarDate('2026-11-24');
type Day = Parameters<typeof linesOfNow>[0];

const dose = (time: string, state?: 'taken' | 'later') =>
  ({
    key: time,
    day: today,
    medicationId: 'm',
    name: 'Remédio',
    dosage: '10 mg',
    time,
    pills: null,
    dose: state && { state },
  }) as Day['plan'][number];
const task = (id: string, part_of_day: string) =>
  ({ id, name: id, position: 1, part_of_day, minutes: null, smaller: null, rests_when_low: false }) as Day['tasks'][number];
const appointment = (id: string, start_time: string | null, duration_minutes: number | null = null) =>
  ({ id, date: today, name: id, start_time, duration_minutes, created_at: '' }) as Appointment;
const reminder = (id: string, time: string | null, done_on: string | null = null) =>
  ({
    id,
    text: id,
    day: today,
    time,
    repeat: 'never',
    weekdays: null,
    created_at: '2026-11-01T12:00:00Z',
    done_on,
  }) as Day['reminders'][number];

const at = (hour: number, facts: Partial<Day> = {}): Day => ({
  today,
  now: new Date(2026, 10, 24, hour),
  plan: [],
  tasks: [],
  lowEnergy: false,
  isTicked: () => false,
  appointments: [],
  reminders: [],
  ...facts,
});
const open = (day: Day) => linesOfNow(day).flatMap(({ key, isOpen }) => (isOpen ? [key] : []));

describe('the lines of the card "now"', () => {
  it('begin with due doses, then due reminders and the next step, then later lines by time, then reminders without a time', () => {
    const day = at(9, {
      plan: [dose('08:00'), dose('22:00')],
      reminders: [reminder('regar', null), reminder('pagar', '08:30'), reminder('ligar', '20:00')],
      tasks: [task('jantar', 'evening'), task('banho', 'morning')],
      appointments: [appointment('terapia', '15:00')],
    });
    expect(open(day)).toEqual(['08:00', 'pagar', 'banho', 'terapia', 'ligar', '22:00', 'regar']);
  });

  it('put a reminder without a time last, even if it is of an earlier day, and show it alone if nothing else is left', () => {
    const old = { ...reminder('regar', null), day: '2026-11-23' } as Day['reminders'][number];
    expect(open(at(9, { reminders: [old], plan: [dose('22:00')] }))).toEqual(['22:00', 'regar']);
    expect(open(at(9, { reminders: [old] }))).toEqual(['regar']);
  });

  it('leave out answered lines, past appointments, and steps of an earlier part of the day', () => {
    const day = at(20, {
      plan: [dose('08:00', 'taken'), dose('13:00', 'later')],
      reminders: [reminder('regar', null, today)],
      tasks: [task('banho', 'morning')],
      appointments: [appointment('terapia', '15:00', 50), appointment('aula', '19:30', 60)],
    });
    expect(open(day)).toEqual(['13:00', 'aula']);
  });

  it('call a reminder of an earlier day due, whatever its time, and show an appointment for an hour', () => {
    const late = { ...reminder('ligar', '18:00'), day: '2026-11-23' } as Day['reminders'][number];
    const day = at(9, { reminders: [late], appointments: [appointment('terapia', '08:30')], plan: [dose('10:00')] });
    expect(open(day)).toEqual(['ligar', 'terapia', '10:00']);
    expect(open({ ...day, now: new Date(2026, 10, 24, 9, 31) })).toEqual(['ligar', '10:00']);
  });

  it('name the day of a reminder that was for an earlier day, also after its answer, and no other day', () => {
    const old = { day: '2026-11-20', time: '09:00' };
    const reminders = [
      { ...reminder('pagar', null), ...old },
      { ...reminder('ligar', null, today), ...old },
      { ...reminder('regar', null), ...old, repeat: 'daily' },
      { ...reminder('comprar', null), day: null },
      reminder('buscar', '09:00'),
    ] as Day['reminders'];
    const days = linesOfNow(at(10, { reminders })).map((line) => [line.key, line.kind === 'reminder' && line.earlierDay]);
    expect(Object.fromEntries(days)).toEqual({
      pagar: '2026-11-20',
      ligar: '2026-11-20',
      regar: null,
      comprar: null,
      buscar: null,
    });
  });

  it('show an appointment that runs since an earlier day after all times, until its end', () => {
    const stay = (id: string, end_date: string, end_time: string | null, date = '2026-11-22') =>
      ({ ...appointment(id, '08:00'), date, end_date, end_time }) as Appointment;
    const appointments = [
      stay('over', today, '08:30'),
      stay('trip', today, null),
      stay('stay', '2026-11-25', '07:00', '2026-11-23'),
    ];
    const day = at(9, { appointments, plan: [dose('22:00')], reminders: [reminder('regar', null)] });
    expect(open(day)).toEqual(['22:00', 'trip', 'stay', 'regar']);
    const begun = stay('trip', '2026-11-25', null, today);
    expect(open(at(10, { appointments: [begun], plan: [dose('22:00')] }))).toEqual(['trip', '22:00']);
  });

  it('offer the steps one after the other', () => {
    const tasks = [task('banho', 'morning'), task('jantar', 'evening')];
    expect(open(at(9, { tasks }))).toEqual(['banho']);
    expect(open(at(9, { tasks, isTicked: ({ id }) => id === 'banho' }))).toEqual(['jantar']);
  });

  it('show three at most, and keep an answered one in its place', () => {
    const plan = ['06:00', '07:00', '08:00', '09:00'];
    const before = keysToShow(linesOfNow(at(10, { plan: plan.map((time) => dose(time)) })), []);
    expect(before).toEqual(['06:00', '07:00', '08:00']);
    const answered = linesOfNow(at(10, { plan: plan.map((time) => dose(time, time === '06:00' ? 'taken' : undefined)) }));
    expect(keysToShow(answered, before)).toEqual(before);
    expect(keysToShow(answered, [])).toEqual(['07:00', '08:00', '09:00']);
    // Later the open dose takes the place of the answered one. The other lines do not move.
    expect(keysAfterAWhile(answered, before)).toEqual(['09:00', '07:00', '08:00']);
    expect(keysAfterAWhile(answered.slice(0, 3), before)).toEqual(before);
  });

  describe('on a day with more than three of them', () => {
    const old = { ...reminder('ligar', '09:00'), day: '2026-11-23' } as Day['reminders'][number];
    const tasks = [task('almoço', 'afternoon')];
    const evening = [appointment('jantar', '20:00'), appointment('terapia', '18:00')];
    const afternoon = (facts: Partial<Day>, minute = 16) =>
      linesOfNow({ ...at(14, facts), now: new Date(2026, 10, 24, 14, minute) });
    const further = (lines: ReturnType<typeof linesOfNow>, keys = keysToShow(lines, [])) =>
      furtherAppointments(lines, keys).map(({ name }) => name);

    it('name each appointment without a place below the lines, in order of time', () => {
      const lines = afternoon({ plan: [dose('08:00')], reminders: [old], tasks, appointments: evening });
      expect(keysToShow(lines, [])).toEqual(['08:00', 'ligar', 'almoço']);
      expect(further(lines)).toEqual(['terapia', 'jantar']);
      const quiet = afternoon({ appointments: evening });
      expect(keysToShow(quiet, [])).toEqual(['terapia', 'jantar']);
      expect(further(quiet)).toEqual([]);
    });

    it('give the last place to the next appointment from an hour before it begins, even if three doses are due', () => {
      const plan = ['06:00', '07:00', '08:00'].map((time) => dose(time));
      const appointments = [appointment('dentista', '14:26'), appointment('mercado', '14:50'), ...evening];
      const lines = afternoon({ plan, reminders: [old], tasks, appointments });
      expect(keysToShow(lines, [])).toEqual(['06:00', '07:00', 'dentista']);
      expect(further(lines)).toEqual(['mercado', 'terapia', 'jantar']);
      // It also takes the last place of lines that are on the screen already, and then keeps it while it runs.
      expect(keysToShow(lines, ['06:00', '07:00', '08:00'])).toEqual(['06:00', '07:00', 'dentista']);
      const begun = afternoon({ plan, appointments: [appointment('dentista', '14:26'), ...evening] }, 30);
      expect(keysToShow(begun, ['06:00', '07:00', 'dentista'])).toEqual(['06:00', '07:00', 'dentista']);
      const ended = afternoon({ plan, appointments: evening });
      expect(keysToShow(ended, ['06:00', '07:00', 'dentista'])).toEqual(['06:00', '07:00', '08:00']);
    });

    it('give no such place more than an hour ahead, without a time, or to a stay that began on an earlier day', () => {
      const plan = ['06:00', '07:00', '08:00'].map((time) => dose(time));
      const stay = { ...appointment('viagem', '15:00'), date: '2026-11-23', end_date: '2026-11-25' } as Appointment;
      const appointments = [stay, appointment('aniversário', null), appointment('terapia', '15:17')];
      const lines = afternoon({ plan, appointments });
      expect(keysToShow(lines, [])).toEqual(['06:00', '07:00', '08:00']);
      expect(further(lines)).toEqual(['aniversário', 'terapia', 'viagem']);
      const atNight = linesOfNow({ ...at(23, { plan, appointments: [stay] }), now: new Date(2026, 10, 24, 23, 30) });
      expect(keysToShow(atNight, [])).toEqual(['06:00', '07:00', '08:00']);
    });

    it('leave out only steps on a day of low energy, and no appointment', () => {
      const resting = { ...task('almoço', 'afternoon'), rests_when_low: true };
      const facts = { plan: [dose('08:00')], reminders: [old], tasks: [resting], appointments: evening };
      const low = afternoon({ ...facts, lowEnergy: true });
      expect(keysToShow(low, [])).toEqual(['08:00', 'ligar', 'terapia']);
      expect(further(low)).toEqual(['jantar']);
      expect(further(afternoon(facts))).toEqual(['terapia', 'jantar']);
    });
  });
});
