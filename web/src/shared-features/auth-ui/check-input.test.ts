import { expect, it, vi } from 'vitest';
import { checkNewPassword, readCode } from './check-input.ts';

// Stub the server settings. The app reads them from the HTML document, which Node does not have.
vi.mock('#core/server/server-settings.ts', () => ({
  serverSettings: () => ({ passwords: { shortest: 8, refuseCommon: true } }),
}));

it('accepts eight characters typed twice, counted as graphemes', () => {
  expect(checkNewPassword({ password: 'três sóis', confirmation: 'três sóis' })).toEqual({});
  expect(checkNewPassword({ password: '😀😀😀😀', confirmation: '😀😀😀😀' })).toEqual({ password: 'passwordShort' });
});

it('reports a missing, short or different password', () => {
  expect(checkNewPassword({ password: '', confirmation: '' })).toEqual({ password: 'passwordMissing' });
  expect(checkNewPassword({ password: 'short', confirmation: 'shorter' })).toEqual({
    password: 'passwordShort',
    confirmation: 'passwordsDiffer',
  });
});

it.each(['123456', ' 123 456 ', '123-456', '1 2 3 4 5 6', '１２３４５６', '123\u00a0456'])(
  'finds the code in %j',
  (text) => {
    expect(readCode(text)).toBe('123456');
  },
);

it.each(['', '12345', '1234567', '12345a', 'código 123456'])('finds no code in %j', (text) => {
  expect(readCode(text)).toBeNull();
});
