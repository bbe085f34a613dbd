import { expect, it } from 'vitest';
import { readConfig } from '#config/config.ts';
import { isPushEndpoint } from './push-hosts.ts';

const { pushHosts: known } = readConfig({});

it.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://db5p.notify.windows.com/w/?token=abc%2f',
  'https://FCM.googleapis.com/fcm/send/abc',
])('knows the push services of the browsers: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, known)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:444/fcm/send/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://notify.windows.com/abc',
  'https://evilpush.apple.com/abc',
  'https://user@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com/abc#part',
  'https://evil.example/?https://fcm.googleapis.com/abc',
  'https://evil.example\\@fcm.googleapis.com/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://2130706433/abc',
  'https://localhost/abc',
  'https://169.254.169.254/latest/meta-data',
  'ftp://fcm.googleapis.com/abc',
  'fcm.googleapis.com',
  `https://fcm.googleapis.com/${'a'.repeat(2000)}`,
])('and nothing beside them: %s', (endpoint) => {
  expect(isPushEndpoint(endpoint, known)).toBe(false);
});

it('accepts the operator’s own list instead, and a local origin for development', () => {
  const { pushHosts } = readConfig({ PUSH_HOSTS: ' Push.Example.org, *.example.net ,http://127.0.0.1:4010' });
  expect(pushHosts).toEqual(['push.example.org', '*.example.net', 'http://127.0.0.1:4010']);
  expect(isPushEndpoint('https://push.example.org/a', pushHosts)).toBe(true);
  expect(isPushEndpoint('https://a.b.example.net/a', pushHosts)).toBe(true);
  expect(isPushEndpoint('http://127.0.0.1:4010/a', pushHosts)).toBe(true);
  for (const endpoint of ['http://127.0.0.1:4011/a', 'http://localhost:4010/a', 'https://fcm.googleapis.com/a']) {
    expect(isPushEndpoint(endpoint, pushHosts)).toBe(false);
  }
});

it.each([
  '*',
  '*.',
  'localhost',
  '10.0.0.1',
  '*.0.0.1',
  'https://push.example.org',
  'http://10.0.0.1:80',
  'http://localhost',
  'a b.org',
  '[::1]',
])('stops the start at a list that could lead into the own network: %s', (entry) => {
  expect(() => readConfig({ PUSH_HOSTS: entry })).toThrow(/^PUSH_HOSTS: /);
});
