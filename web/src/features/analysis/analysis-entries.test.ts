import { afterEach, expect, it, vi } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { notedTime } from './analysis-entries.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('stores the local hour for an entry of today only', () => {
  vi.stubEnv('TZ', 'America/Sao_Paulo');
  const now = new Date('2026-03-03T00:30:00Z');
  expect(notedTime(calendarDate('2026-03-02'), now)).toEqual({ noted_time: '21:30' });
  expect(notedTime(calendarDate('2026-03-03'), now)).toEqual({ noted_time: null });
});
