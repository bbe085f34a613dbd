import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { moveInCalendar } from '#ui/month-grid.tsx';

const wednesday = calendarDate('2026-03-11');

it.each([
  ['ArrowLeft', '2026-03-10'],
  ['ArrowRight', '2026-03-12'],
  ['ArrowUp', '2026-03-04'],
  ['ArrowDown', '2026-03-18'],
  ['Home', '2026-03-08'],
  ['End', '2026-03-14'],
  ['PageUp', '2026-02-11'],
  ['PageDown', '2026-04-11'],
])('%s moves from 11 March 2026 to %s in a week that begins on Sunday', (key, to) => {
  expect(moveInCalendar({ key, shiftKey: false }, wednesday, 0)).toBe(to);
});

it('moves by years with Shift, and ignores all other keys', () => {
  expect(moveInCalendar({ key: 'PageUp', shiftKey: true }, wednesday, 0)).toBe('2025-03-11');
  expect(moveInCalendar({ key: 'Tab', shiftKey: false }, wednesday, 0)).toBeNull();
});

it('finds the ends of a week that begins on Monday', () => {
  expect(moveInCalendar({ key: 'Home', shiftKey: false }, wednesday, 1)).toBe('2026-03-09');
  expect(moveInCalendar({ key: 'End', shiftKey: false }, wednesday, 1)).toBe('2026-03-15');
});
