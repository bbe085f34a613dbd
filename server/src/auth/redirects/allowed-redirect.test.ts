import { describe, expect, it } from 'vitest';
import { allowedRedirect } from './allowed-redirect.ts';

const config = {
  siteUrl: 'https://cogn.example',
  redirectAllowList: [
    'https://app.example',
    'https://other.example/done/*',
    'https://deep.example/a/**',
    'cognapp://callback',
  ],
};
const allowed = (wanted: string | undefined) => allowedRedirect(config, wanted)?.href;

describe('a redirect', () => {
  it.each([
    'https://cogn.example/welcome?premium=true',
    'https://app.example/anything?x=1',
    'https://other.example/done/now',
    'https://deep.example/a/b/c',
    'cognapp://callback',
  ])('may lead to %s', (wanted) => expect(allowed(wanted)).toBe(new URL(wanted).href));

  it.each([
    undefined,
    '',
    '/welcome',
    'https://evil.example/',
    'https://cogn.example.evil.example/',
    'https://cogn.example@evil.example/',
    'https://user@cogn.example/',
    'http://cogn.example/welcome',
    'https://cogn.example:8443/welcome',
    '//evil.example',
    'https:\\\\evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    'blob:https://cogn.example/0b5f3a1e',
    'https://other.example/',
    'https://other.example/done/now/and/then',
    'https://app.example.evil.example/',
    'cognapp://elsewhere',
  ])('may not lead to %s', (wanted) => expect(allowed(wanted)).toBeUndefined());
});
