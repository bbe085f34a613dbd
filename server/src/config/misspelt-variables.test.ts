import { expect, it } from 'vitest';
import { allVariables } from './families.ts';
import { findMisspeltVariables, sentenceOf } from './misspelt-variables.ts';

it.each([
  ['LIMIT_REQUEST_PER_MINUTE', 'LIMIT_REQUESTS_PER_MINUTE'],
  ['SMTP_URI', 'SMTP_URL'],
  ['smtp_url', 'SMTP_URL'],
  ['LOGLEVEL', 'LOG_LEVEL'],
  ['COGN_STRIPE_PRICE', 'COGN_STRIPE_PRICES'],
  ['LIMIT_SIGN_INS', undefined],
  ['STORAGE_S3_PATH_STYLE', undefined],
])('%s resembles one of our variables', (name, meant) => {
  expect(findMisspeltVariables({ [name]: 'hunter2' })).toEqual([{ name, meant }]);
  expect(sentenceOf({ name, meant })).toContain(meant ?? name);
});

it('ignores variables of other programs, empty ones and our own', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'POST',
    'HOSTS',
    'MAIL',
    'NODE_ENV',
    'SMTP_HOST',
    'TEST_URL',
    'npm_config_cache',
  ];
  const environment = Object.fromEntries([...others, ...Object.keys(allVariables)].map((name) => [name, 'x']));
  expect(findMisspeltVariables({ ...environment, SMTP_URI: '' })).toEqual([]);
});
