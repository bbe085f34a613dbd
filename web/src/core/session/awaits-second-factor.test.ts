import { expect, it } from 'vitest';
import { awaitsSecondFactor } from './awaits-second-factor.ts';
import type { Session } from './stored-session.ts';

function sessionAt(aal: string, ...states: ('verified' | 'unverified')[]): Session {
  const token = `head.${btoa(JSON.stringify({ aal, name: 'ÿ' }))
    .replaceAll('+', '-')
    .replaceAll('/', '_')}.sign`;
  return { access_token: token, user: { factors: states.map((status) => ({ status })) } } as unknown as Session;
}

it('waits for the code of who has a second factor and gave only the password', () => {
  expect(awaitsSecondFactor(sessionAt('aal1', 'unverified', 'verified'))).toBe(true);
  expect(awaitsSecondFactor(sessionAt('aal2', 'verified'))).toBe(false);
});

it('asks nobody who has none, or who never finished setting one up', () => {
  expect(awaitsSecondFactor(sessionAt('aal1'))).toBe(false);
  expect(awaitsSecondFactor(sessionAt('aal1', 'unverified'))).toBe(false);
  expect(awaitsSecondFactor({ access_token: 'opaque', user: {} } as Session)).toBe(false);
});
