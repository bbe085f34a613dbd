import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

it('is safe and whole without any setting', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 8600,
    siteUrl: 'http://localhost:8600',
    dataFolder: 'data',
    confirmEmail: true,
    trustProxy: false,
    sendIntervalSeconds: 60,
    jwt: { lifetimeSeconds: 3600 },
    redirectAllowList: [],
  });
});

it('reads what the operator sets, an empty variable being unset', () => {
  const config = readConfig({
    SITE_URL: 'https://diary.example.org/',
    PORT: '9000',
    SMTP_URL: '',
    TRUST_PROXY: 'true',
    CONFIRM_EMAIL: 'no',
    REDIRECT_ALLOW_LIST: 'https://a.example, https://b.example/**',
  });
  expect(config).toMatchObject({
    siteUrl: 'https://diary.example.org',
    port: 9000,
    smtpUrl: undefined,
    trustProxy: true,
    confirmEmail: false,
    redirectAllowList: ['https://a.example', 'https://b.example/**'],
  });
});

it('names every variable that is wrong, and never its value', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db',
    JWT_SECRET: 'hunter2',
    SITE_URL: 'javascript:alert(1)',
  };
  const read = () => readConfig(wrong);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name}: `, 'm'));
  expect(read).not.toThrow(/hunter2/);
});
