import { expect, it } from 'vitest';
import { DatabaseError } from '#database/port.ts';
import { Refusal, renderError } from '#errors.ts';
import { refusalOf } from './refusal-of.ts';

const request = new Request('http://cogn.test/');

it('passes a refusal on as it is', () => {
  const refusal = new Refusal('invalid_credentials');
  expect(refusalOf(refusal, 'auth', 'r1')).toEqual({ refusal, fault: false });
});

it('reveals nothing of a fault of ours but where to look', async () => {
  const secret = new Error('password of ana@example.org');
  for (const family of ['auth', 'rest', 'other'] as const) {
    const { refusal, fault } = refusalOf(secret, family, 'r1');
    const answer = renderError(refusal, family, request);
    expect(fault).toBe(true);
    expect(answer.status).toBe(500);
    const body = await answer.text();
    expect(body).toContain('r1');
    expect(body).not.toContain('ana@');
  }
});

it('words a database that is busy or gone so that the caller tries again', () => {
  const of = (code: string, family: 'auth' | 'rest') =>
    refusalOf(new DatabaseError({ code, message: 'm' }), family, 'r1').refusal.status;
  expect(of('57014', 'auth')).toBe(504);
  expect(of('40P01', 'auth')).toBe(409);
  expect(of('08006', 'rest')).toBe(503);
  expect(of('53300', 'rest')).toBe(503);
  expect(of('XX000', 'auth')).toBe(500);
});

it('refuses a text that the database cannot keep as the caller’s to mend, not as a fault of ours', () => {
  const nul = new DatabaseError({ code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' });
  for (const family of ['auth', 'storage', 'other'] as const) {
    const { refusal, fault } = refusalOf(nul, family, 'r1');
    expect([refusal.status, fault, refusal.message.includes('0x00')]).toEqual([400, false, false]);
  }
});

it('says of a full disk what it is, and that nothing was changed', () => {
  for (const family of ['auth', 'rest'] as const) {
    const { refusal, fault } = refusalOf(
      new DatabaseError({ code: '53100', message: 'could not extend file' }),
      family,
      'r1',
    );
    expect([refusal.status, refusal.headers['retry-after'], fault]).toEqual([503, '30', true]);
    expect(refusal.message).toContain('no room left');
  }
});
