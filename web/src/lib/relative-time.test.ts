import { expect, it } from 'vitest';
import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { relativeDay, relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 22, 12, 0);
const before = (minutes: number) => relativeTime(new Date(now.getTime() - minutes * 60_000), now, 'pt-BR');

it('formats the time since a moment in the largest unit, rounded down', () => {
  expect(before(0.5)).toBe('agora');
  expect(before(20.9)).toBe('há 20 minutos');
  expect(before(119)).toBe('há 1 hora');
  expect(before(47 * 60)).toBe('ontem');
  expect(before(73 * 60)).toBe('há 3 dias');
});

it('formats the distance of a day in the reader’s language', () => {
  const today = calendarDate('2026-11-21');
  const words = (date: string, locale = 'pt-BR') => relativeDay(calendarDate(date), today, locale);
  expect(words('2026-11-21')).toBe('hoje');
  expect(words('2026-11-20')).toBe('ontem');
  expect(words('2026-11-20', 'ja')).toBe('昨日');
  expect(words('2026-11-22')).toBe('amanhã');
  expect(words('2026-11-16')).toBe('há 5 dias');
  expect(words('2026-08-20')).toBe('há 3 meses');
});
