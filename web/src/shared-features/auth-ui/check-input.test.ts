import { expect, it } from 'vitest';
import { checkNewPassword } from './new-password.ts';

it('accepts eight characters typed twice, counted as a person counts', () => {
  expect(checkNewPassword({ password: 'três sóis', confirmation: 'três sóis' })).toEqual({});
  expect(checkNewPassword({ password: '😀😀😀😀', confirmation: '😀😀😀😀' })).toEqual({ password: 'passwordShort' });
});

it('says what is missing, short or different', () => {
  expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'passwordMissing' });
  expect(checkNewPassword({ password: 'short', confirmation: 'shorter' })).toEqual({
    password: 'passwordShort',
    confirmation: 'passwordsDiffer',
  });
});
