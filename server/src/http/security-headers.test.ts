import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { securityHeaders } from './security-headers.ts';

const site = 'https://diary.example.org';

async function headersOf(siteUrl: string, path = '/'): Promise<Headers> {
  const app = new Hono().use(securityHeaders(siteUrl)).get('/', (context) => context.text('here'));
  return (await app.request(path)).headers;
}

it('promises HTTPS for a year if the site uses it, and never otherwise', async () => {
  const promise = 'strict-transport-security';
  expect((await headersOf(site)).get(promise)).toBe('max-age=31536000; includeSubDomains');
  expect((await headersOf('http://localhost:8600')).has(promise)).toBe(false);
});

it('are on every response: no guessed types, no referrer, no frame, no foreign base, no sources by default', async () => {
  for (const path of ['/', '/nothing']) {
    const headers = await headersOf(site, path);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of ["frame-ancestors 'none'", "base-uri 'none'", "default-src 'none'"]) expect(policy).toContain(part);
    expect(policy).not.toContain('unsafe');
  }
});

it('allow only our own service worker and manifest', async () => {
  const policy = (await headersOf(site)).get('content-security-policy') ?? '';
  expect(policy.split('; ')).toEqual(expect.arrayContaining(["worker-src 'self'", "manifest-src 'self'"]));
});

it('allow connections only to our own server, including WebSockets, which older Safari needs by name', async () => {
  const connects = async (siteUrl: string) =>
    (await headersOf(siteUrl))
      .get('content-security-policy')
      ?.split('; ')
      .find((part) => part.startsWith('connect-src'));
  expect(await connects(`${site}/under`)).toBe("connect-src 'self' wss://diary.example.org");
  expect(await connects('http://localhost:8600')).toBe("connect-src 'self' ws://localhost:8600");
});
