import { expect, it } from 'vitest';
import { checkLogin } from './login-view.tsx';

it('reports a missing address and password once, at the first empty field', () => {
  expect(checkLogin('', '')).toEqual({ email: 'credentialsMissing', password: 'passwordMissing' });
  expect(checkLogin('', 'segredo')).toEqual({ email: 'credentialsMissing' });
  expect(checkLogin('ana@example.com', '')).toEqual({ password: 'credentialsMissing' });
});

it('rejects a malformed e-mail, and does not judge the form of a password', () => {
  expect(checkLogin('ana@example', 'x')).toEqual({ email: 'emailInvalid' });
  expect(checkLogin('ana@example.com', 'x')).toEqual({});
});
