import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeIn, tokenIn } from '../../server/src/auth/testing/mail-contents.ts';
import { changeAccount } from '../../server/src/commands/change-account.ts';
import { askServer } from '../../server/src/commands/control-socket.ts';
import { readConfig } from '../../server/src/config/config.ts';
import { allVariables, commandVariables } from '../../server/src/config/families.ts';
import { openDatabase } from '../../server/src/database/open-database.ts';
import { makeLogger } from '../../server/src/logger.ts';
import { start, type Started } from '../../server/src/start.ts';
import { catchMails, type CaughtMails } from '../../server/src/testing/caught-mails.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import { makeJwk } from '../../server/src/testing/make-jwk.ts';
import { startPostgresCluster, type PostgresCluster } from '../../server/src/testing/postgres-cluster.ts';
import { startStripeStub, type StripeStub } from '../support/stripe-stub/start-stripe-stub.ts';
import { engineOfThisRun } from './support/rest-server.ts';
import { startS3Server } from './support/s3-server.ts';
import { pictureBlob } from './support/storage-people.ts';

/** A text that the user writes. It may appear only in the user's own rows, and in refusals that rest/v1 sends to the user. */
const words = 'so tired of the blue corridor';
const passwords = { first: 'four calm copper kettles', wrong: 'nine loud paper engines', next: 'two green marble stairs' };
const person = { email: 'marina.secret@person.example', phone: '+5511977665544', contact: 'rosa.secret@person.example' };
/** Today's UTC date by the machine's clock, which the server also uses. */
const today = () => new Date().toISOString().slice(0, 10);
const [signingKey, olderKey] = [makeJwk('signing', 'RS256'), makeJwk('older', 'ES256', { key_ops: ['verify'] })];
/** Secret settings with values of this test. The providers' stubs choose the values of the other secrets. */
const own = {
  JWT_SECRET: 'jwt-secret-of-this-test-and-no-other-place',
  JWT_KEYS: JSON.stringify([signingKey, olderKey]),
  METRICS_TOKEN: 'metrics-token-of-this-test',
  STORAGE_S3_SECRET_ACCESS_KEY: 's3-secret-of-this-test',
  BACKUP_PASSPHRASE: 'passphrase of this very test',
};

let cluster: PostgresCluster;
beforeAll(async () => {
  cluster = await startPostgresCluster();
});
afterAll(() => cluster.stop());

describe.each(engineOfThisRun)('a server on %s with full logging and every secret set', (engine) => {
  let folder: string;
  let doubles: {
    mails: CaughtMails;
    texts: CaughtTexts;
    stripe: StripeStub;
    s3: Awaited<ReturnType<typeof startS3Server>>;
  };
  let environment: Record<string, string>;
  let started: Started;
  let log = '';
  /** The headers and bodies of refusals, each with the requested path. */
  const refused: { path: string; text: string }[] = [];
  /** Secrets and personal texts that must not leak. A failing test prints only their names. */
  const secrets = new Map<string, string>(Object.entries(passwords));

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'cogn-secret-'));
    const [mails, texts, stripe, s3] = await Promise.all([
      catchMails(),
      catchTexts(),
      startStripeStub(),
      startS3Server('photos'),
    ]);
    doubles = { mails, texts, stripe, s3 };
    const withPassword = (address: string, password: string) => {
      const url = new URL(address);
      url.username ||= 'cogn';
      url.password = password;
      return url.href;
    };
    const database = await cluster.createDatabase();
    environment = {
      ...own,
      ...texts.environment,
      ...{ PORT: '0', METRICS_PORT: '0', DATA_FOLDER: join(folder, 'data'), LOG_LEVEL: 'debug' },
      SMTP_URL: withPassword(mails.url, 'smtp-secret-of-this-test'),
      COGN_STRIPE_SECRET_KEY: stripe.secretKey,
      COGN_STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
      ...{ COGN_STRIPE_PRICES: 'price_month,price_year', COGN_STRIPE_URL: stripe.url },
      STORAGE_S3_ENDPOINT: s3.settings.endpoint,
      // The storage service has another secret for this key id. So each storage request fails with the service's own error.
      ...{ STORAGE_S3_BUCKET: 'photos', STORAGE_S3_ACCESS_KEY_ID: s3.settings.accessKeyId },
      ...(engine === 'postgres' && {
        DATABASE_URL: withPassword(database, 'database-secret-of-this-test'),
        DATABASE_LISTEN_URL: withPassword(database, 'listener-secret-of-this-test'),
      }),
    };
    for (const [name, { secret }] of Object.entries(allVariables))
      if (secret && environment[name]) secrets.set(name, environment[name]);
    const { d, p, q, dp, dq, qi } = signingKey;
    for (const [name, part] of Object.entries({ d, p, q, dp, dq, qi, older: olderKey.d }))
      secrets.set(`JWT_KEYS: ${name}`, part ?? '');
    for (const part of ['smtp', 'database', 'listener']) secrets.set(part, `${part}-secret-of-this-test`);
    const destination = new Writable({
      write(chunk, _encoding, done) {
        log += String(chunk);
        done();
      },
    });
    started = await start(readConfig(environment), makeLogger('debug', destination));
  });
  afterAll(async () => {
    await started.stop();
    await Promise.all(Object.values(doubles).map((double) => double.close()));
    await rm(folder, { recursive: true, force: true });
  });

  /** Sends a request and records the response if it is a refusal. The last test searches all refusals for secrets. */
  const ask = async (method: string, path: string, body?: unknown, token?: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(started.siteUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(body !== undefined && !(body instanceof Blob) && { 'content-type': 'application/json' }),
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: body instanceof Blob || typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (answer.status >= 400) refused.push({ path, text: JSON.stringify([...answer.headers]) + text });
    return { status: answer.status, text, json: () => JSON.parse(text) as Record<string, string> };
  };
  const signIn = (password: string) => ask('POST', '/auth/v1/token?grant_type=password', { email: person.email, password });
  const keep = (name: string, value: string | undefined) => {
    expect(value, name).toMatch(/\S{6}/);
    secrets.set(name, value ?? '');
    return value ?? '';
  };
  let token = '';
  const nextMail = async (name: string) => {
    const mail = await doubles.mails.next(person.email);
    keep(`${name}: code`, codeIn(mail));
    return keep(`${name}: token`, tokenIn(mail));
  };

  test('every variable that is declared secret is set here', () => {
    const declared = Object.entries(allVariables).filter(([, { secret }]) => secret);
    const unset = declared.map(([name]) => name).filter((name) => environment[name] === undefined);
    expect(unset).toEqual(engine === 'postgres' ? [] : ['DATABASE_URL', 'DATABASE_LISTEN_URL']);
    expect(Object.keys(commandVariables)).toEqual(['BACKUP_PASSPHRASE']);
  });

  test('the published keys are the public halves', async () => {
    const answer = await ask('GET', '/.well-known/jwks.json');
    const { keys } = JSON.parse(answer.text) as { keys: { kid: string }[] };
    expect(keys.map(({ kid }) => kid)).toEqual(['signing', 'older']);
    for (const [name, secret] of secrets) expect(answer.text.includes(secret), name).toBe(false);
  });

  test('a user signs up, makes mistakes, signs in, refreshes, and changes the password', async () => {
    const { email } = person;
    expect((await ask('POST', '/auth/v1/signup', { email, password: passwords.first })).status).toBe(200);
    await ask('POST', '/auth/v1/signup', `{"email":"${email}","password":"${passwords.first}"`);
    expect((await signIn(passwords.first)).status).toBe(400);
    const link = await nextMail('sign-up');
    await ask('POST', '/auth/v1/verify', { type: 'signup', email, token: '000000' });
    const confirmed = await ask('POST', '/auth/v1/verify', { type: 'signup', token_hash: link });
    expect(confirmed.status).toBe(200);
    const first = confirmed.json();
    keep('first access token', first['access_token']);
    const old = keep('first refresh token', first['refresh_token']);
    expect((await ask('POST', '/auth/v1/verify', { type: 'signup', token_hash: link })).status).toBeGreaterThanOrEqual(400);
    expect((await signIn(passwords.wrong)).status).toBe(400);

    const renewed = await ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: old });
    token = keep('access token', renewed.json()['access_token']);
    keep('refresh token', renewed.json()['refresh_token']);
    await ask('POST', '/auth/v1/token?grant_type=refresh_token', { refresh_token: `${old}x` });
    await ask('GET', `/auth/v1/user?access_token=${token}`, undefined, `${token}x`);
    await ask('POST', '/auth/v1/recover', { email });
    const recovery = await nextMail('recovery');
    await ask('GET', `/auth/v1/verify?type=recovery&token=${recovery}x&redirect_to=https://evil.example`);
    const recovered = await ask('POST', '/auth/v1/verify', { type: 'recovery', token_hash: recovery });
    token = keep('access token after recovery', recovered.json()['access_token']);
    keep('refresh token after recovery', recovered.json()['refresh_token']);
    expect((await ask('PUT', '/auth/v1/user', { password: 'short' }, token)).status).toBe(422);
    expect((await ask('PUT', '/auth/v1/user', { password: passwords.next }, token)).status).toBe(200);
    const again = await signIn(passwords.next);
    expect(again.status).toBe(200);
    token = keep('last access token', again.json()['access_token']);
    keep('last refresh token', again.json()['refresh_token']);
  });

  test('the user writes valid and invalid rows', async () => {
    secrets.set('words', words);
    const agree = (purpose: string) =>
      ask('POST', '/rest/v1/consents', { purpose, granted: true, version: '1', language: 'pt' }, token);
    for (const purpose of ['health', 'crisis_messages']) expect((await agree(purpose)).status).toBe(201);
    const entry = { date: today(), amount_ml: 250, notes: words };
    expect((await ask('POST', '/rest/v1/water_entries', entry, token)).status).toBe(201);
    const wrong = [
      { ...entry, date: words },
      { ...entry, amount_ml: words },
      { ...entry, [words]: 1 },
      { ...entry, notes: words.repeat(2000) },
      { ...entry, amount_ml: -5 },
    ];
    for (const row of wrong) await ask('POST', '/rest/v1/water_entries', row, token);
    await ask('POST', '/rest/v1/water_entries', `{"notes": "${words}"`, token);
    await ask('GET', `/rest/v1/water_entries?notes=nonsense.${encodeURIComponent(words)}`, undefined, token);
    await ask('GET', `/rest/v1/water_entries?notes=eq.${encodeURIComponent(words)}`, undefined, `${token}x`);
    await ask('GET', `/nothing/${token}?words=${encodeURIComponent(words)}`);
  });

  test('an alert, a photo and a purchase reach failing providers', async () => {
    if (engine === 'pglite') {
      const until = { email: person.email, premiumUntil: '2199-12-31T00:00:00.000Z' };
      expect(await askServer(environment['DATA_FOLDER'] ?? '', until)).toMatchObject({ done: true });
    } else {
      const database = await openDatabase(readConfig(environment));
      expect(await changeAccount(database, { email: person.email, premiumUntil: '2199-12-31T00:00:00.000Z' })).toMatchObject(
        { done: true },
      );
      await database.close();
    }
    const contact = { name: 'Rosa', phone: person.phone, email: person.contact };
    expect((await ask('POST', '/rest/v1/emergency_contacts', contact, token)).status).toBe(201);
    doubles.texts.refuseWith(500);
    const alert = { id: randomUUID(), date: today(), language: 'pt', message: words };
    await ask('POST', '/functions/v1/crisis-alert', { ...alert, date: words }, token);
    expect((await ask('POST', '/functions/v1/crisis-alert', alert, token)).status).toBe(200);
    const reasons = async () =>
      (await ask('GET', '/rest/v1/crisis_deliveries?select=channel,state,reason,next_try_at', undefined, token)).text;
    await expect.poll(reasons, { timeout: 20_000 }).toMatch(/"channel":"sms","state":"(queued|failed)","reason":"[^"]+"/);
    await expect.poll(() => doubles.mails.all.some(({ to }) => to.includes(person.contact)), { timeout: 20_000 }).toBe(true);

    const { sub } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sub: string };
    const photo = await ask('POST', `/storage/v1/object/avatars/${sub}/photo`, await pictureBlob('png'), token);
    expect(photo.status).toBeGreaterThanOrEqual(500);
    doubles.stripe.refuseWith(401);
    const checkout = await ask('POST', '/functions/v1/billing/checkout', { price: 'price_month', language: 'pt' }, token);
    expect(checkout.status).toBeGreaterThanOrEqual(400);
    await ask('POST', '/functions/v1/billing/stripe', { words }, undefined, { 'stripe-signature': `t=1,v1=${words}` });
  });

  test('the operator makes a backup and reads the metrics', async () => {
    const path = join(folder, 'backup');
    const dataFolder = environment['DATA_FOLDER'] ?? '';
    if (engine === 'pglite') await askServer(dataFolder, { backup: path, passphrase: own.BACKUP_PASSPHRASE });
    const read = async (bearer: string) => {
      const answer = await fetch(started.metricsUrl ?? '', { headers: { authorization: `Bearer ${bearer}` } });
      return { status: answer.status, text: await answer.text() };
    };
    const denied = await read('another token of sixteen');
    expect(denied.status).toBe(401);
    const metrics = await read(own.METRICS_TOKEN);
    expect(metrics.status).toBe(200);
    for (const { text } of [denied, metrics]) refused.push({ path: '/metrics', text });
  });

  test('the log, the refusals and the metrics contain none of it', async () => {
    const file = await readFile(join(environment['DATA_FOLDER'] ?? '', 'keys.json'), 'utf8');
    // All values of keys.json except the public ones.
    for (const [, name = '', value = ''] of file.matchAll(/"(\w+)":\s*"([^"]{20,})"/g)) {
      if (!['anonKey', 'kid', 'x', 'y'].includes(name)) secrets.set(`keys.json: ${name}`, value);
    }
    expect([...secrets.keys()].filter((name) => name.startsWith('keys.json')).length).toBeGreaterThan(0);
    expect(log.split('\n').length).toBeGreaterThan(30);
    expect(log).toMatch(/"level":"(warn|error)"/);
    expect(refused.length).toBeGreaterThan(15);
    const holds = (text: string, secret: string) =>
      /^\d{6}$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(text) : text.includes(secret);
    const found = [...secrets].filter(([, secret]) => holds(log, secret)).map(([name]) => `${name} in the log`);
    // The protocol requires that rest/v1 returns a refused value to the client that sent it.
    const mayCite = (name: string, path: string) => name === 'words' && path.startsWith('/rest/v1/');
    const responses = [...secrets].flatMap(([name, secret]) =>
      refused.filter(({ path, text }) => holds(text, secret) && !mayCite(name, path)).map(() => `${name} in an answer`),
    );
    const people = Object.entries(person)
      .filter(([, value]) => log.includes(value))
      .map(([name]) => `${name} in the log`);
    expect([...found, ...responses, ...people]).toEqual([]);
  });
});
