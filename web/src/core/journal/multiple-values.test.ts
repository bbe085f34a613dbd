import { describe, expect, it } from 'vitest';
import { changedFields } from './use-entry-writes.ts';
import { choices, date, optional, time, times } from './fields.ts';
import { parseFormValues, formatFormValues } from './parse-form-values.ts';
import { validate } from './validate.ts';

const fields = {
  symptoms: optional(choices(['cramps', 'headache', 'fatigue'])),
  times: times({ max: 3 }),
  asleep: optional(time()),
  since: optional(date()),
  also: optional(choices(['joy', 'fear', 'calm'], { max: 2 })),
};
const empty = { symptoms: null, asleep: null, since: null, also: null };

describe('fields of multiple values, dates and times', () => {
  it('keeps choices in the order of the definition and sorts times, without duplicates', () => {
    expect(parseFormValues(fields, { symptoms: 'fatigue\ncramps', times: '20:00\n08:00\n20:00' }, 'pt-BR')).toEqual({
      fits: true,
      values: { ...empty, symptoms: ['cramps', 'fatigue'], times: ['08:00', '20:00'] },
    });
  });

  it('treats no selection as no answer, never as an empty list', () => {
    expect(parseFormValues(fields, { symptoms: '', times: '08:00\n\n' }, 'pt-BR')).toEqual({
      fits: true,
      values: { ...empty, times: ['08:00'] },
    });
    expect(parseFormValues(fields, { times: '\n' }, 'pt-BR')).toMatchObject({
      fits: false,
      problems: { times: { code: 'required' } },
    });
  });

  it('reports which field is invalid', () => {
    const wrong = { symptoms: ['joy'], times: ['24:00'], asleep: '7:5', since: '2026-02-30' };
    expect(validate(fields, wrong)).toEqual({
      symptoms: { code: 'not-a-choice' },
      times: { code: 'not-a-time' },
      asleep: { code: 'not-a-time' },
      since: { code: 'not-a-date' },
    });
    expect(validate(fields, { times: ['01:00', '02:00', '03:00', '04:00'] })).toEqual({
      times: { code: 'too-many', max: 3 },
    });
    expect(validate(fields, { times: ['01:00'], also: ['joy', 'fear', 'calm'] })).toEqual({
      also: { code: 'too-many', max: 2 },
    });
    expect(validate(fields, { times: ['01:00'], also: ['joy', 'calm'] })).toEqual({});
  });

  it('round-trips a row', () => {
    const reading = parseFormValues(
      fields,
      { symptoms: 'headache', times: '08:00\n20:00', asleep: '23:30', since: '2026-02-28' },
      'pt-BR',
    );
    if (!reading.fits) throw new Error('it fits');
    expect(parseFormValues(fields, formatFormValues(fields, reading.values, 'pt-BR'), 'pt-BR')).toEqual(reading);
  });

  it('sends a list only if its content differs', () => {
    const before = { ...empty, times: ['08:00', '20:00'] };
    expect(changedFields(fields, before, { ...before, times: ['08:00', '20:00'] })).toEqual({});
    expect(changedFields(fields, before, { ...before, times: ['08:00'] })).toEqual({ times: ['08:00'] });
  });
});
