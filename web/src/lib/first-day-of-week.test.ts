import { expect, it } from 'vitest';
import { firstDayOfWeek } from './first-day-of-week.ts';

it('begins the week as each language does', () => {
  expect(['pt-BR', 'en', 'ja'].map(firstDayOfWeek)).toEqual([0, 0, 0]);
  expect(['es', 'fr', 'it', 'zh-Hans'].map(firstDayOfWeek)).toEqual([1, 1, 1, 1]);
});
