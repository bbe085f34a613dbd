import { expect, it } from 'vitest';
import { Refusal, renderError } from './errors.ts';

const old = new Request('http://cogn.test/');
const dated = new Request('http://cogn.test/', { headers: { 'x-supabase-api-version': '2024-01-01' } });

it('formats auth errors as the client requests', async () => {
  const refusal = new Refusal('weak_password', { extra: { weak_password: { reasons: ['length'] } } });
  const answer = renderError(refusal, 'auth', dated);
  expect(answer.status).toBe(422);
  expect(answer.headers.get('x-sb-error-code')).toBe('weak_password');
  expect(await answer.json()).toEqual({
    code: 'weak_password',
    message: 'Password should be at least 8 characters.',
    weak_password: { reasons: ['length'] },
  });
  expect(await renderError(refusal, 'auth', old).json()).toMatchObject({
    code: 422,
    error_code: 'weak_password',
    msg: 'Password should be at least 8 characters.',
  });
});

it('formats token errors of OAuth as OAuth does', async () => {
  const refusal = new Refusal('invalid_grant', { message: 'Bad ID token' });
  expect(await renderError(refusal, 'auth', dated).json()).toEqual({
    error: 'invalid_grant',
    error_description: 'Bad ID token',
  });
});

it('formats rest errors with details and hint, null if there are none', async () => {
  const refusal = new Refusal('PGRST116', { details: 'The result contains 0 rows' });
  const answer = renderError(refusal, 'rest', old);
  expect(answer.status).toBe(406);
  expect(await answer.json()).toEqual({
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: 'The result contains 0 rows',
    hint: null,
  });
});

it('passes a database error through under its own code', () => {
  const refusal = new Refusal('23505', { status: 409, message: 'duplicate key value' });
  expect(refusal).toMatchObject({ code: '23505', status: 409, message: 'duplicate key value' });
});
