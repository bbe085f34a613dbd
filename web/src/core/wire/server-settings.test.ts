import { expect, test } from 'vitest';
import { parseSettings } from './server-settings.ts';

test('the operator’s address and key hold', () => {
  expect(parseSettings('{"url":"https://api.example.org/","anonKey":"k","sms":true}', 'https://example.org')).toEqual({
    url: 'https://api.example.org',
    anonKey: 'k',
    sms: true,
    verseSets: false,
    keepOffline: true,
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

test.each([null, '', '%COGN_SETTINGS%', '[]', 'null', '7', '{"url":"","anonKey":7,"sms":"yes","operator":null}'])(
  '%s means the page’s own origin',
  (content) => {
    expect(parseSettings(content, 'https://example.org')).toEqual({
      url: 'https://example.org',
      anonKey: '',
      sms: false,
      verseSets: false,
      keepOffline: true,
      operator: { name: '', contact: '' },
    });
  },
);
