import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';

let folder: string;
let server: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-web-'));
  await mkdir(join(folder, 'assets'));
  await writeFile(join(folder, 'index.html'), '<!doctype html><meta name="cogn-settings" content="%COGN_SETTINGS%">');
  await writeFile(join(folder, 'assets/main-abc123.js'), 'console.log(1)');
  await writeFile(join(folder, 'assets/main-abc123.js.br'), 'packed by brotli');
  await writeFile(join(folder, 'assets/main-abc123.js.gz'), 'packed by gzip');
  await writeFile(join(folder, 'manifest.webmanifest'), '{}');
  await writeFile(join(folder, '.built-from'), 'hidden');
  await writeFile(join(folder, '..', 'cogn-outside.txt'), 'outside');
  server = await startTestServer({ webFolder: folder });
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
  await rm(join(folder, '..', 'cogn-outside.txt'));
});

describe('the web app', () => {
  it('is one page for every address that it routes, with the settings filled in', async () => {
    for (const path of ['/', '/auth', '/water?date=2026-11-21', '/index.html', '/welcome']) {
      const answer = await server.fetch(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
      const html = await answer.text();
      const content = /content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
      expect(JSON.parse(content)).toEqual({
        url: '',
        anonKey: server.keys.anonKey,
        sms: false,
        alertsBy: ['email'],
        verseSets: false,
        keepOffline: true,
        operator: {},
        signUp: 'open',
        premiumForEverybody: false,
        passwords: { shortest: 8, refuseCommon: true },
        photos: { largest: 5 * 1024 * 1024, types: ['jpeg', 'png', 'gif'] },
        resendSeconds: 60,
      });
    }
  });

  it('is revalidated each time, but sent again only when it changed', async () => {
    const first = await server.fetch('/');
    expect(first.headers.get('cache-control')).toBe('no-cache');
    const again = await server.fetch('/', { headers: { 'if-none-match': `W/${first.headers.get('etag') ?? ''}` } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
  });

  it('is compressed for clients that accept it', async () => {
    const answer = await server.fetch('/', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<!doctype html>');
  });

  it('caches files with hashed names forever, compressed as accepted', async () => {
    const cases: [accepted: string, encoding: string | null, body: string][] = [
      ['br;q=1, gzip;q=0.5', 'br', 'packed by brotli'],
      ['gzip, br;q=0', 'gzip', 'packed by gzip'],
      ['*', 'br', 'packed by brotli'],
      ['identity', null, 'console.log(1)'],
    ];
    for (const [accepted, encoding, body] of cases) {
      const answer = await server.fetch('/assets/main-abc123.js', { headers: { 'accept-encoding': accepted } });
      expect(answer.headers.get('content-encoding')).toBe(encoding);
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('vary')).toBe('accept-encoding');
      expect(await answer.text()).toBe(body);
    }
  });

  it('answers HEAD with the length and no body', async () => {
    const answer = await server.fetch('/assets/main-abc123.js', { method: 'HEAD' });
    expect(answer.headers.get('content-length')).toBe('14');
    expect(answer.headers.get('content-type')).toContain('javascript');
    expect(await answer.text()).toBe('');
  });

  it.each([
    '/assets/gone-abc123.js',
    '/.built-from',
    '/.env',
    '/.git/config',
    '/%2e%2e/cogn-outside.txt',
    '/..%2fcogn-outside.txt',
    '/assets/..%2f..%2fcogn-outside.txt',
    '/assets/%00.js',
    '/%E0%A4%A.js',
    '/assets/main-abc123.js/',
  ])('has nothing at %s', async (path) => {
    const answer = await server.fetch(path);
    const body = await answer.text();
    expect(body).not.toContain('outside');
    expect(body).not.toContain('hidden');
    if (!path.endsWith('/')) expect(answer.status).toBe(404);
  });

  it('rejects methods that write', async () => {
    const answer = await server.fetch('/water', { method: 'POST', body: 'x' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });
});

describe('every response', () => {
  it('restricts the browser to our own files', async () => {
    for (const path of ['/', '/healthz', '/assets/gone.js', '/rest/v1/nothing/here']) {
      const { headers } = await server.fetch(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'; style-src 'self'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('permissions-policy')).toContain('microphone=(self), screen-wake-lock=(self)');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
      expect(headers.get('strict-transport-security')).toBeNull();
      expect(headers.get('x-request-id')).toMatch(/^[\w-]+$/);
    }
  });
});

describe('the protocol', () => {
  it('lets pages of any origin call, without credentials', async () => {
    const asked = await server.fetch('/rest/v1/water_entries', {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'PATCH',
        'access-control-request-headers': 'apikey,authorization,x-client-info,x-supabase-api-version,prefer,accept-profile',
      },
    });
    expect(asked.status).toBe(204);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-credentials')).toBeNull();
    expect(asked.headers.get('access-control-allow-methods')).toContain('PATCH');
    expect(asked.headers.get('access-control-allow-headers')).toContain('x-supabase-api-version');
  });

  it('lets those pages read errors and counts', async () => {
    const answer = await server.fetch('/auth/v1/nothing', { headers: { origin: 'https://elsewhere.example' } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    expect(answer.headers.get('access-control-expose-headers')).toContain('content-range');
    expect(answer.headers.get('access-control-expose-headers')).toContain('x-sb-error-code');
  });

  it('answers unknown addresses in their family’s format', async () => {
    const old = await server.fetch('/auth/v1/nothing');
    expect(old.status).toBe(404);
    expect(await old.json()).toEqual({ code: 404, error_code: 'not_found', msg: 'There is nothing at this address.' });
    expect(old.headers.get('x-sb-error-code')).toBe('not_found');

    const dated = await server.fetch('/auth/v1/nothing', { headers: { 'x-supabase-api-version': '2024-01-01' } });
    expect(await dated.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
    expect(dated.headers.get('x-supabase-api-version')).toBe('2024-01-01');

    const functions = await server.fetch('/functions/v1/nothing');
    expect(functions.status).toBe(404);
    expect(await functions.json()).toEqual({ code: 'not_found', message: 'There is nothing at this address.' });
  });

  it('lists the methods of an address', async () => {
    const answer = await server.fetch('/auth/v1/signup', { method: 'PATCH' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('POST');
    expect(await answer.json()).toMatchObject({ error_code: 'method_not_allowed' });
  });

  it('refuses a body over 1 MB, announced or not', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    const announced = await server.fetch('/auth/v1/signup', {
      method: 'POST',
      body: large,
      headers: { 'content-length': String(large.length) },
    });
    expect(announced.status).toBe(413);
    const streamed = await server.fetch('/auth/v1/signup', {
      method: 'POST',
      body: new Blob([large]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect(streamed.status).toBe(413);
    expect(await streamed.json()).toMatchObject({ error_code: 'request_too_large' });
  });

  it('publishes its public key', async () => {
    const { keys } = (await (await server.fetch('/.well-known/jwks.json')).json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: server.keys.kid });
    expect(keys[0]).not.toHaveProperty('d');
  });
});

describe('health', () => {
  it('reports that the process lives and the database answers', async () => {
    expect(await (await server.fetch('/healthz')).json()).toEqual({ status: 'ok' });
    const parts = { server: 'open', database: 'answers', schema: 'fits', jobs: 'run' };
    expect(await (await server.fetch('/readyz')).json()).toEqual({ status: 'ok', parts });
  });

  it('reports when the database does not', async () => {
    const broken = await startTestServer();
    await broken.database.close();
    const answer = await broken.fetch('/readyz');
    expect(answer.status).toBe(503);
    expect(answer.headers.get('retry-after')).toBe('2');
    expect(await answer.json()).toEqual({
      ...{ code: 'not_ready', status: 'not ready' },
      message: 'The database does not answer at the moment. Try again shortly.',
      parts: { server: 'open', database: 'does not answer', schema: 'not known', jobs: 'run' },
    });
    expect((await broken.fetch('/healthz')).status).toBe(200);
    await broken.mails.close();
  });
});

describe('the log', () => {
  it('contains the route, never the requested data', async () => {
    await server.fetch('/auth/v1/nobody@example.org?email=ana@example.org', {
      headers: { authorization: `Bearer ${server.keys.serviceKey}`, 'x-request-id': 'abc-1' },
    });
    const line = server.log.find((entry) => entry.requestId === 'abc-1');
    const expected = { method: 'GET', route: '/auth/v1/*', status: 404, refusal: 'not_found' };
    expect(line).toMatchObject({ level: 'info', msg: 'request', ...expected });
    await server.fetch('/rest/v1/profiles?full_name=eq.Ana', { headers: { 'x-request-id': 'abc-2' } });
    expect(server.log.find((entry) => entry.requestId === 'abc-2')).toMatchObject({
      ...{ route: '/rest/v1/:name', status: 401 },
      refusal: '42501',
    });
    const all = JSON.stringify(server.log);
    expect(all).not.toContain('example.org');
    expect(all).not.toContain('Ana');
    expect(all).not.toContain(server.keys.serviceKey);
  });
});

describe('a balancer’s polls', () => {
  it('are logged at debug level, unless they fail', async () => {
    const ask = async (id: string, of = server) => {
      await of.fetch('/readyz', { headers: { 'x-request-id': id } });
      return of.log.find((entry) => entry.requestId === id && entry.msg === 'request');
    };
    expect(await ask('poll-1')).toMatchObject({ level: 'debug', route: '/readyz', status: 200 });
    const broken = await startTestServer();
    await broken.database.close();
    expect(await ask('poll-2', broken)).toMatchObject({ level: 'error', route: '/readyz', status: 503 });
    await broken.mails.close();
  });
});

describe('the request limit', () => {
  it('asks a flooding client to wait', async () => {
    const rateLimits = { requestsPerMinute: 2, authPerFiveMinutes: 10, failuresPerAccount: 10, mailsPerHour: 10 };
    const limited = await startTestServer({ config: { rateLimits } });
    const statuses = [];
    for (let count = 0; count < 3; count += 1) statuses.push((await limited.fetch('/auth/v1/nothing')).status);
    const refused = await limited.fetch('/auth/v1/nothing');
    expect(statuses).toEqual([404, 404, 429]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ error_code: 'over_request_rate_limit' });
    expect((await limited.fetch('/healthz')).status).toBe(200);
    await limited.close();
  });
});
