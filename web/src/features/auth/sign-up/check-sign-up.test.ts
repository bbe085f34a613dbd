import { expect, it, vi } from 'vitest';
import { checkSignUp, lacksCredentials } from './check-sign-up.ts';
import { emptySignUp, type SignUpDraft } from '../sign-up-draft.ts';

// Node has no document with the server's settings.
vi.mock('#core/server/server-settings.ts', () => ({
  serverSettings: () => ({ passwords: { shortest: 8, refuseCommon: true } }),
}));

const passwords = { password: 'três palavras juntas', confirmation: 'três palavras juntas' };
const enough: SignUpDraft = { ...emptySignUp, email: 'ana@example.com', privacy: true };
const check = (changed: Partial<SignUpDraft>, given = passwords) => checkSignUp({ ...enough, ...changed }, given);

it('requires only e-mail, password and the policy', () => {
  expect(check({})).toEqual({});
});

it('asks for one thing at each empty field, and notices that the credentials are incomplete', () => {
  const empty = checkSignUp(emptySignUp, { password: '', confirmation: '' });
  expect(empty).toEqual({
    email: { word: 'emailMissing' },
    password: { word: 'passwordMissing' },
    privacy: { word: 'privacyMissing' },
  });
  expect(lacksCredentials(empty)).toBe(true);
  const noPassword = check({}, { password: '', confirmation: '' });
  expect(noPassword).toEqual({ password: { word: 'passwordMissing' } });
  expect(lacksCredentials(noPassword)).toBe(true);
  expect(lacksCredentials(check({ email: 'ana', privacy: false }))).toBe(false);
});

it('requires equal passwords, and counts characters rather than code units', () => {
  expect(check({}, { ...passwords, confirmation: 'outra coisa' }).confirmation).toEqual({ word: 'passwordsDiffer' });
  expect(check({}, { password: '1234567', confirmation: '1234567' }).password).toEqual({ word: 'passwordShort' });
  expect(check({}, { password: '🌱🌱🌱🌱', confirmation: '🌱🌱🌱🌱' }).password).toEqual({ word: 'passwordShort' });
});

it.each(['ana', 'ana@', 'ana@gmail', 'a na@example.com', '@example.com', 'ana@example.'])(
  'does not take %s for an e-mail',
  (email) => {
    expect(check({ email }).email).toEqual({ word: 'emailInvalid' });
  },
);

it('ignores spaces around a pasted e-mail', () => {
  expect(check({ email: ' ana@example.com ' })).toEqual({});
});

it.each(['+55 (11) 98765-4321', '11.98765.4321', '０９０-１２３４-５６７８', ''])('accepts %s as a phone', (phone) => {
  expect(check({ phone })).toEqual({});
});

it.each(['12345', 'ligue para mim', '11 98765 ramal 2'])('rejects %s as a phone', (phone) => {
  expect(check({ phone }).phone).toEqual({ word: 'phoneInvalid' });
});

it('requires a phone with its country code, and no e-mail, for an account that uses the phone', () => {
  const byPhone: SignUpDraft = { ...enough, by: 'phone', email: '' };
  const problemsOf = (phone: string) => checkSignUp({ ...byPhone, phone }, passwords, true);
  expect(problemsOf('+55 81 91234-5678')).toEqual({});
  expect(problemsOf('')).toEqual({ phone: { word: 'phoneMissing' } });
  expect(problemsOf('81 91234-5678')).toEqual({ phone: { word: 'phoneInvalid' } });
});

it('uses the e-mail if the server sends no text messages, whatever the draft says', () => {
  expect(checkSignUp({ ...enough, by: 'phone', email: '' }, passwords, false)).toEqual({
    email: { word: 'emailMissing' },
  });
});

it('reports the maximum length of a text instead of truncating the text', () => {
  expect(check({ fullName: 'a'.repeat(201) }).fullName).toEqual({ word: 'tooLong', max: 200 });
  expect(check({ address: 'a'.repeat(301) }).address).toEqual({ word: 'tooLong', max: 300 });
});
