import { expect, it } from 'vitest';
import { asPage, isFile } from '#service-worker/build-cache.ts';

const answer = (status: number, type?: string) =>
  new Response('', { status, headers: type ? { 'content-type': type } : {} });

it.each([
  [200, 'text/javascript; charset=utf-8', true],
  [200, 'application/json', true],
  [200, 'font/woff2', true],
  [200, 'text/html; charset=utf-8', false],
  [404, 'application/json', false],
  [500, 'text/javascript', false],
])('of an answer %i %s it is %s that it is kept as a file', (status, type, kept) => {
  expect(isFile(answer(status, type))).toBe(kept);
});

it('keeps the page with its rules for the browser, and without the packing it came in', async () => {
  const page = asPage('<html>', new Headers({ 'content-security-policy': "default-src 'none'", 'content-encoding': 'br' }));
  expect(await page.text()).toBe('<html>');
  expect(page.headers.get('content-security-policy')).toBe("default-src 'none'");
  expect(page.headers.has('content-encoding')).toBe(false);
  expect(page.redirected).toBe(false);
});
