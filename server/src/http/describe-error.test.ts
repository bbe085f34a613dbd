import { expect, it } from 'vitest';
import { DatabaseError } from '#database/port.ts';
import { describeError } from './describe-error.ts';

it('keeps what helps to find the fault', () => {
  const described = describeError(new TypeError("Cannot read properties of undefined (reading 'id')"));
  expect(described).toMatchObject({ name: 'TypeError', message: "Cannot read properties of undefined (reading 'id')" });
  expect(described.stack?.[0]).toMatch(/^at .*describe-error\.test\.ts/);
});

it('removes all personal data', () => {
  const error = new Error(
    '550 ana@example.org unknown; token eyJhbGciOi.eyJzdWIi.abc; call +55 11 91234-5678; body "{\\"password\\":1}"',
    { cause: new DatabaseError({ code: '22P02', message: 'invalid input syntax for type uuid: "ana"' }) },
  );
  const text = JSON.stringify(describeError(error));
  for (const secret of ['ana', 'eyJ', '91234', 'password']) expect(text).not.toContain(secret);
  expect(describeError(error).cause).toMatchObject({ name: 'DatabaseError', code: '22P02' });
});

it('describes each error of an aggregate, with the same care', () => {
  const both = new AggregateError([new Error('to ana@example.org'), new DatabaseError({ code: '53100', message: 'ana' })]);
  const { errors } = describeError(both);
  expect(errors).toMatchObject([{ message: 'to [address]' }, { name: 'DatabaseError', code: '53100' }]);
  expect(JSON.stringify(errors)).not.toContain('ana');
});
