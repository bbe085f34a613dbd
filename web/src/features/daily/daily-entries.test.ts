import { expect, it } from 'vitest';
import { validate } from '#core/journal/validate.ts';
import { dailyEntries } from './daily-entries.ts';

it('a check-in accepts a single sense, and rejects a step outside the scale', () => {
  expect(validate(dailyEntries.fields, { auditory: 'veryHyper' })).toEqual({});
  expect(validate(dailyEntries.fields, { auditory: 'loud' })).toEqual({ auditory: { code: 'not-a-choice' } });
});
