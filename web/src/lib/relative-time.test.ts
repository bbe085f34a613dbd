import { expect, it } from 'vitest';
import { relativeTime } from './relative-time.ts';

const now = new Date(2026, 10, 22, 12, 0);
const before = (minutes: number) => relativeTime(new Date(now.getTime() - minutes * 60_000), now, 'pt-BR');

it('formats the time since a moment in the largest unit, rounded down', () => {
  expect(before(0.5)).toBe('agora');
  expect(before(20.9)).toBe('há 20 minutos');
  expect(before(119)).toBe('há 1 hora');
  expect(before(47 * 60)).toBe('ontem');
  expect(before(73 * 60)).toBe('há 3 dias');
});
