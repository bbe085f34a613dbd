import { expect, it } from 'vitest';
import type { CalendarDate } from './calendar-date.ts';
import { afterQuiet, type WallClock } from './alarm-times.ts';

/** A wall clock that shows UTC. */
const clock: WallClock = {
  at: (moment) => ({ day: moment.toISOString().slice(0, 10) as CalendarDate, time: moment.toISOString().slice(11, 16) }),
  momentOf: (day, time) => new Date(`${day}T${time}:00Z`),
};
const at = (time: string, day = '2026-11-22') => new Date(`${day}T${time}:00Z`);
const after = (moment: Date, from: string | null, to: string | null) => afterQuiet(moment, { from, to }, clock);

it('delays a moment within quiet hours to their end, also across midnight', () => {
  expect(after(at('21:59'), '22:00', '07:00')).toEqual(at('21:59'));
  expect(after(at('22:00'), '22:00', '07:00')).toEqual(at('07:00', '2026-11-23'));
  expect(after(at('03:00'), '22:00', '07:00')).toEqual(at('07:00'));
  expect(after(at('07:00'), '22:00', '07:00')).toEqual(at('07:00'));
  expect(after(at('13:00'), '12:00', '14:00')).toEqual(at('14:00'));
});

it('needs both times, and they must differ', () => {
  for (const [from, to] of [
    ['22:00', null],
    [null, '07:00'],
    ['07:00', '07:00'],
  ] as const)
    expect(after(at('23:00'), from, to)).toEqual(at('23:00'));
});
