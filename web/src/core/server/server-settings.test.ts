import { expect, test } from 'vitest';
import { parseSettings } from './server-settings.ts';

test('the operator’s address and key hold', () => {
  expect(parseSettings('{"url":"https://api.example.org/","anonKey":"k","sms":true}', 'https://example.org')).toEqual({
    url: 'https://api.example.org',
    anonKey: 'k',
    sms: true,
    alertsBy: undefined,
    verseSets: false,
    keepOffline: true,
    signUp: 'open',
    premiumForEverybody: false,
    resendSeconds: 60,
    operator: { name: '', contact: '' },
  });
});

test('the operator’s name and contact are told as they are', () => {
  const content = '{"url":"","anonKey":"k","operator":{"name":"Clínica Aurora","contact":7}}';
  expect(parseSettings(content, 'https://example.org').operator).toEqual({ name: 'Clínica Aurora', contact: '' });
});

test('an operator who keeps no program on devices says so', () => {
  expect(parseSettings('{"url":"","keepOffline":false}', 'https://example.org').keepOffline).toBe(false);
});

test('an operator who invites people, and gives premium to everybody, says so', () => {
  const told = parseSettings(
    '{"signUp":"invitation","premiumForEverybody":true,"resendSeconds":120}',
    'https://example.org',
  );
  expect(told).toMatchObject({ signUp: 'invitation', premiumForEverybody: true, resendSeconds: 120 });
  expect(parseSettings('{"signUp":"maybe"}', 'https://example.org').signUp).toBe('open');
});

test.each([null, '', '%COGN_SETTINGS%', '[]', 'null', '7', '{"url":"","anonKey":7,"sms":"yes","operator":null}'])(
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
      resendSeconds: 60,
      operator: { name: '', contact: '' },
    });
  },
);

test('a server says by which ways its alerts reach people, if by any', () => {
  const told = (content: string) => parseSettings(content, 'https://example.org').alertsBy;
  expect(told('{"alertsBy":["email","pigeon"]}')).toEqual(['email']);
  expect(told('{"alertsBy":[]}')).toEqual([]);
});
