import { expect, it } from 'vitest';
import { checkLogin } from './login-request.ts';

it('says once, by the first empty field, that an address and a password are needed', () => {
  expect(checkLogin('', '')).toEqual({ email: 'credentialsMissing', password: 'passwordMissing' });
  expect(checkLogin('', 'segredo')).toEqual({ email: 'credentialsMissing' });
  expect(checkLogin('ana@example.com', '')).toEqual({ password: 'credentialsMissing' });
});

it('notices a slip in the e-mail, and says nothing about how a password looks', () => {
  expect(checkLogin('ana@example', 'x')).toEqual({ email: 'emailInvalid' });
  expect(checkLogin('ana@example.com', 'x')).toEqual({});
});
