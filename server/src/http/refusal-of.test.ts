import { expect, it } from 'vitest';
import { DatabaseError } from '#database/port.ts';
import { Refusal, renderError } from '#errors.ts';
import { refusalOf } from './refusal-of.ts';

const request = new Request('http://cogn.test/');

it('passes a refusal on unchanged', () => {
  const refusal = new Refusal('invalid_credentials');
  expect(refusalOf(refusal, 'auth', 'r1')).toEqual({ refusal, fault: false });
});

it('reveals nothing of an internal fault except where to look', async () => {
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

it('maps a busy or lost database to a response that makes the client retry', () => {
  const of = (code: string, family: 'auth' | 'rest') =>
    refusalOf(new DatabaseError({ code, message: 'm' }), family, 'r1').refusal.status;
  expect(of('57014', 'auth')).toBe(504);
  expect(of('40P01', 'auth')).toBe(409);
  expect(of('08006', 'rest')).toBe(503);
  expect(of('53300', 'rest')).toBe(503);
  expect(of('XX000', 'auth')).toBe(500);
});

it('reports a text that the database cannot store as the client’s error, not as an internal fault', () => {
  const nul = new DatabaseError({ code: '22021', message: 'invalid byte sequence for encoding "UTF8": 0x00' });
  for (const family of ['auth', 'storage', 'other'] as const) {
    const { refusal, fault } = refusalOf(nul, family, 'r1');
    expect([refusal.status, fault, refusal.message.includes('0x00')]).toEqual([400, false, false]);
  }
});

it('reports a full disk, and that nothing was changed', () => {
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
