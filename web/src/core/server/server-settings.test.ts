import { expect, test } from 'vitest';
import { parseSettings } from './server-settings.ts';

test('uses the operator’s address and key', () => {
  expect(parseSettings('{"url":"https://api.example.org/","anonKey":"k","sms":true}', 'https://example.org')).toEqual({
    url: 'https://api.example.org',
    anonKey: 'k',
    sms: true,
    alertsBy: undefined,
    verseSets: false,
    keepOffline: true,
    signUp: 'open',
    premiumForEverybody: false,
    passwords: { shortest: 8, refuseCommon: true },
    resendSeconds: 60,
    operator: { name: '', contact: '' },
  });
});

test('shows the operator’s name and contact unchanged', () => {
  const content = '{"url":"","anonKey":"k","operator":{"name":"Clínica Aurora"}}';
  expect(parseSettings(content, 'https://example.org').operator).toEqual({ name: 'Clínica Aurora', contact: '' });
});

test('an operator can switch off the offline app', () => {
  expect(parseSettings('{"url":"","keepOffline":false}', 'https://example.org').keepOffline).toBe(false);
});

test('an operator can restrict sign-up to invitations, and give premium to everybody', () => {
  const settings = parseSettings(
    '{"signUp":"invitation","premiumForEverybody":true,"resendSeconds":120}',
    'https://example.org',
  );
  expect(settings).toMatchObject({ signUp: 'invitation', premiumForEverybody: true, resendSeconds: 120 });
});

test('an operator can require longer passwords and allow common ones', () => {
  const { passwords } = parseSettings('{"passwords":{"shortest":12,"refuseCommon":false}}', 'https://example.org');
  expect(passwords).toEqual({ shortest: 12, refuseCommon: false });
});

test.each([null, '', '%COGN_SETTINGS%', '[]', 'null', '7', '{"url":"","operator":null}'])(
  '%s means the page’s own origin',
  (content) => {
    expect(parseSettings(content, 'https://example.org')).toEqual({
      url: 'https://example.org',
      anonKey: '',
      sms: false,
      alertsBy: undefined,
      verseSets: false,
      keepOffline: true,
      signUp: 'open',
      premiumForEverybody: false,
      passwords: { shortest: 8, refuseCommon: true },
      resendSeconds: 60,
      operator: { name: '', contact: '' },
    });
  },
);

test('a server lists the channels of its alerts, if any', () => {
  const settings = (content: string) => parseSettings(content, 'https://example.org').alertsBy;
  expect(settings('{"alertsBy":["email"]}')).toEqual(['email']);
  expect(settings('{"alertsBy":[]}')).toEqual([]);
});
