import { expect, it } from 'vitest';
import { checkSignUp } from './check-sign-up.ts';
import { emptySignUp, type SignUpDraft } from '../sign-up-draft.ts';

const passwords = { password: 'três palavras juntas', confirmation: 'três palavras juntas' };
const enough: SignUpDraft = { ...emptySignUp, email: 'ana@example.com', privacy: true };
const check = (changed: Partial<SignUpDraft>, given = passwords) => checkSignUp({ ...enough, ...changed }, given);

it('asks for nothing but e-mail, password and the policy', () => {
  expect(check({})).toEqual({});
});

it('asks for e-mail and password in the words of the specification', () => {
  expect(checkSignUp(emptySignUp, { password: '', confirmation: '' })).toEqual({
    email: { word: 'credentialsMissing' },
    password: { word: 'passwordMissing' },
    privacy: { word: 'privacyMissing' },
  });
  expect(check({}, { password: '', confirmation: '' }).password).toEqual({ word: 'credentialsMissing' });
});

it('wants both passwords alike, and counts characters rather than code units', () => {
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

it('overlooks spaces around the e-mail, as pasting brings them', () => {
  expect(check({ email: ' ana@example.com ' })).toEqual({});
});

it.each(['+55 (11) 98765-4321', '11.98765.4321', '０９０-１２３４-５６７８', ''])('takes %s for a phone', (phone) => {
  expect(check({ phone })).toEqual({});
});

it.each(['12345', 'ligue para mim', '11 98765 ramal 2'])('does not take %s for a phone', (phone) => {
  expect(check({ phone }).phone).toEqual({ word: 'phoneInvalid' });
});

it('wants a phone with its country code from an account that goes by it, and then no e-mail', () => {
  const byPhone: SignUpDraft = { ...enough, by: 'phone', email: '' };
  const problemsOf = (phone: string) => checkSignUp({ ...byPhone, phone }, passwords, true);
  expect(problemsOf('+55 81 91234-5678')).toEqual({});
  expect(problemsOf('')).toEqual({ phone: { word: 'credentialsMissing' } });
  expect(problemsOf('81 91234-5678')).toEqual({ phone: { word: 'phoneInvalid' } });
});

it('goes by the e-mail where the server sends no text messages, whatever was chosen before', () => {
  expect(checkSignUp({ ...enough, by: 'phone', email: '' }, passwords, false)).toEqual({
    email: { word: 'credentialsMissing' },
  });
});

it('says how long a text may be, rather than cutting it', () => {
  expect(check({ fullName: 'a'.repeat(201) }).fullName).toEqual({ word: 'tooLong', max: 200 });
  expect(check({ address: 'a'.repeat(301) }).address).toEqual({ word: 'tooLong', max: 300 });
});
