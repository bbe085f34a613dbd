import { expect, test } from 'vitest';
import { parseSettings } from './server-settings.ts';

test('the operator’s address and key hold', () => {
  expect(parseSettings('{"url":"https://api.example.org/","anonKey":"k"}', 'https://example.org')).toEqual({
    url: 'https://api.example.org',
    anonKey: 'k',
  });
});

test.each([null, '', '%COGN_SETTINGS%', '[]', 'null', '{"url":"","anonKey":7}'])(
  '%s means the page’s own origin',
  (content) => {
    expect(parseSettings(content, 'https://example.org')).toEqual({ url: 'https://example.org', anonKey: '' });
  },
);
