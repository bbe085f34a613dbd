import { expect, it } from 'vitest';
import { laterBy, timeWords } from './time-words.ts';

it('says the end where it is known, on the next day too, and nothing where no time is', () => {
  expect(timeWords({ start_time: '09:00', duration_minutes: 50 }, 'pt-BR')).toBe('09:00–09:50');
  expect(timeWords({ start_time: '23:30', duration_minutes: 50 }, 'pt-BR')).toBe('23:30–00:20');
  expect(timeWords({ start_time: '09:00', duration_minutes: null }, 'pt-BR')).toBe('09:00');
  expect(timeWords({ start_time: null, duration_minutes: 50 }, 'pt-BR')).toBeNull();
});

it('comes back to the same time after a whole day', () => {
  for (const time of ['00:00', '08:30', '23:59']) expect(laterBy(time, 1440)).toBe(time);
});
