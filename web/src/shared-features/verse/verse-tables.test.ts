import { expect, it } from 'vitest';
import { newestAnswers } from './verse-tables.ts';

const answer = (verse_set: string, verse_key: string, liked: boolean) => ({ verse_set, verse_key, liked });

it('takes the last answer to a verse, within one set', () => {
  const answers = [answer('secular', 'a', true), answer('scripture', 'a', true), answer('secular', 'a', false)];
  expect([...newestAnswers(answers, 'secular')]).toEqual([['a', answers[2]]]);
  expect(newestAnswers(answers, 'scripture').get('a')?.liked).toBe(true);
});
