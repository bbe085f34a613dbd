import { expect, it } from 'vitest';
import { ConfigError, readConfig } from './config.ts';
import { unsafeSettings } from './unsafe-settings.ts';

it('is safe and complete without any setting', () => {
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

it('reads the operator’s settings, and treats an empty variable as unset', () => {
  const config = readConfig({
    SITE_URL: 'https://diary.example.org/',
    PORT: '9000',
    SMTP_URL: '',
    TRUST_PROXY: 'true',
    CONFIRM_EMAIL: 'no',
    OPERATOR_NAME: ' Clínica Aurora ',
    REDIRECT_ALLOW_LIST: 'https://a.example, https://b.example/**',
    SMS_PREFIXES: '+55, +351',
  });
  expect(config).toMatchObject({
    siteUrl: 'https://diary.example.org',
    port: 9000,
    smtpUrl: undefined,
    trustProxy: true,
    confirmEmail: false,
    operator: { name: 'Clínica Aurora', contact: undefined },
    redirectAllowList: ['https://a.example', 'https://b.example/**'],
    smsPrefixes: ['55', '351'],
  });
});

it('names every invalid variable, and never its value', () => {
  const wrong = {
    PORT: 'eighty',
    DATABASE_URL: 'mysql://root:hunter2@db',
    JWT_SECRET: 'hunter2',
    SITE_URL: 'javascript:alert(1)',
    SMS_PREFIXES: '55',
  };
  const read = () => readConfig(wrong);
  expect(read).toThrow(ConfigError);
  for (const name of Object.keys(wrong)) expect(read).toThrow(new RegExp(`^${name}: `, 'm'));
  expect(read).not.toThrow(/hunter2/);
});

it('reports faults of single variables and of combinations at once', () => {
  const wrong = { PORT: 'eighty', SMS_PROVIDER: 'twilio', METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  const read = () => readConfig(wrong);
  for (const name of ['PORT', 'SMS_PROVIDER', 'METRICS_HOST']) expect(read).toThrow(new RegExp(`^${name}: `, 'm'));
});

it('lets other machines read the metrics only with a token', () => {
  const open = { METRICS_PORT: '9464', METRICS_HOST: '0.0.0.0' };
  expect(() => readConfig(open)).toThrow(
    new ConfigError('METRICS_HOST: other machines may read the metrics only when METRICS_TOKEN is set'),
  );
  expect(() => readConfig({ ...open, METRICS_TOKEN: 'hunter2' })).toThrow(/^METRICS_TOKEN: /);
  expect(() => readConfig({ ...open, METRICS_TOKEN: 'hunter2' })).not.toThrow(/hunter2/);
  const token = 'sixteen or more characters';
  expect(readConfig({ ...open, METRICS_TOKEN: token }).metrics).toEqual({ host: '0.0.0.0', port: 9464, token });
  for (const host of ['127.0.0.1', '::1', 'localhost']) {
    expect(readConfig({ ...open, METRICS_HOST: host }).metrics).toMatchObject({ host });
  }
  expect(readConfig({ METRICS_HOST: '0.0.0.0' }).metrics).toBeUndefined();
});

it('requires all payment settings or none, and quotes no key', () => {
  const whole = {
    COGN_STRIPE_SECRET_KEY: 'sk_test_hunter2',
    COGN_STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
    COGN_STRIPE_PRICES: 'price_month, price_year',
  };
  expect(readConfig(whole).stripe).toMatchObject({ prices: ['price_month', 'price_year'], url: 'https://api.stripe.com' });
  expect(readConfig({}).stripe).toBeUndefined();
  const wrong = [
    ...Object.keys(whole).map((name) => ({ [name]: '' })),
    { COGN_STRIPE_SECRET_KEY: 'pk_test_hunter2' },
    { COGN_STRIPE_WEBHOOK_SECRET: 'hunter2' },
    { COGN_STRIPE_PRICES: 'prod_hunter2' },
    { COGN_STRIPE_URL: 'http://hunter2.example' },
  ];
  for (const change of wrong) {
    const read = () => readConfig({ ...whole, ...change });
    expect(read).toThrow(/^COGN_STRIPE_/);
    expect(read).not.toThrow(/hunter2/);
  }
});

it('requires all settings of an S3-compatible service or none', () => {
  const whole = {
    STORAGE_S3_ENDPOINT: 'https://s3.example.org/',
    STORAGE_S3_BUCKET: 'photos',
    STORAGE_S3_ACCESS_KEY_ID: 'key',
    STORAGE_S3_SECRET_ACCESS_KEY: 'hunter2',
  };
  const { s3 } = readConfig(whole);
  expect(s3).toMatchObject({ endpoint: 'https://s3.example.org', bucket: 'photos', region: 'us-east-1' });
  expect(readConfig({}).s3).toBeUndefined();
  for (const name of Object.keys(whole)) {
    const read = () => readConfig({ ...whole, [name]: '' });
    expect(read).toThrow(/^STORAGE_S3_ENDPOINT: /);
    expect(read).not.toThrow(/hunter2/);
  }
});

it('lets an operator require longer passwords, never shorter ones, and switch the list of common ones off', () => {
  expect(readConfig({}).passwords).toEqual({ shortest: 8, refuseCommon: true });
  const changed = readConfig({ PASSWORD_MIN_LENGTH: '12', PASSWORD_REFUSE_COMMON: 'false' });
  expect(changed.passwords).toEqual({ shortest: 12, refuseCommon: false });
  for (const wrong of ['7', '65', 'long'])
    expect(() => readConfig({ PASSWORD_MIN_LENGTH: wrong })).toThrow(
      'PASSWORD_MIN_LENGTH: must be a whole number from 8 to 64',
    );
});

it('lets an operator narrow the size and the kinds of photos, never widen them', () => {
  expect(readConfig({}).photos).toEqual({ largest: 5 * 1024 * 1024, types: ['jpeg', 'png', 'gif'] });
  const narrow = readConfig({ PHOTO_MAX_MB: '2', PHOTO_TYPES: 'png, jpeg' });
  expect(narrow.photos).toEqual({ largest: 2 * 1024 * 1024, types: ['jpeg', 'png'] });
  for (const wrong of ['0', '6', '1.5']) expect(() => readConfig({ PHOTO_MAX_MB: wrong })).toThrow(/^PHOTO_MAX_MB: /);
  for (const wrong of ['svg', 'png,webp', ',', 'png,png'])
    expect(() => readConfig({ PHOTO_TYPES: wrong })).toThrow(/^PHOTO_TYPES: must be one or more of jpeg, png, gif/);
});

it('confirms phones and commits requests, unless a developer says otherwise; on a public address it warns', () => {
  expect(readConfig({})).toMatchObject({ confirmPhone: true, allowTxRollback: false, allowAggregates: false });
  expect(readConfig({ ALLOW_AGGREGATES: 'true' }).allowAggregates).toBe(true);
  expect(unsafeSettings(readConfig({ SITE_URL: 'https://diary.example.org' }))).toEqual([]);
  const open = { CONFIRM_PHONE: 'false', SMS_PROVIDER: 'outbox', ALLOW_TX_ROLLBACK: 'true' };
  expect(readConfig(open)).toMatchObject({ confirmPhone: false, allowTxRollback: true });
  expect(unsafeSettings(readConfig(open))).toEqual([]);
  expect(unsafeSettings(readConfig({ ...open, HOST: '0.0.0.0' }))).toHaveLength(2);
  expect(unsafeSettings(readConfig({ ...open, SITE_URL: 'https://diary.example.org' }))).toEqual([
    expect.stringMatching(/^CONFIRM_PHONE: /),
    expect.stringMatching(/^ALLOW_TX_ROLLBACK: /),
  ]);
  expect(() => readConfig({ CONFIRM_PHONE: 'false' })).toThrow('CONFIRM_PHONE: false works only with SMS_PROVIDER');
});

it('grants no premium and opens sign-up by default', () => {
  expect(readConfig({})).toMatchObject({ signUp: 'open', premiumGrant: 0 });
  expect(readConfig({ SIGN_UP: 'closed', PREMIUM_GRANT_DAYS: 'everybody' })).toMatchObject({
    signUp: 'closed',
    premiumGrant: 'everybody',
  });
  expect(() => readConfig({ PREMIUM_GRANT_DAYS: '-1' })).toThrow('PREMIUM_GRANT_DAYS: must be `everybody`');
  const stripe = {
    COGN_STRIPE_SECRET_KEY: 'sk_test_1',
    COGN_STRIPE_WEBHOOK_SECRET: 'whsec_1',
    COGN_STRIPE_PRICES: 'price_1',
  };
  expect(() => readConfig({ ...stripe, PREMIUM_GRANT_DAYS: '30' })).toThrow('PREMIUM_GRANT_DAYS: must be 0');
});

it.each([
  [{}, true],
  [{ DATABASE_LISTEN_URL: 'postgres://direct.example.org/cogn' }, false],
  [{ DATABASE_LISTEN_URL: 'postgres://direct.example.org/cogn', PREPARED_STATEMENTS: 'true' }, true],
  [{ PREPARED_STATEMENTS: 'false' }, false],
])('with %j, whether statements are prepared is %s', (settings, prepared) => {
  const given = { DATABASE_URL: 'postgres://pooler.example.org/cogn', ...settings };
  expect(readConfig(given).preparedStatements).toBe(prepared);
});
