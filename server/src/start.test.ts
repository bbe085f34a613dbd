import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { makeLogger } from './logger.ts';
import { start, type Started } from './start.ts';

let folder: string;
let started: Started;
let log = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-start-'));
  await writeFile(join(folder, 'index.html'), '<!doctype html>');
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const config = readConfig({ PORT: '0', DATA_FOLDER: join(folder, 'data') });
  started = await start(config, makeLogger('debug', destination), folder);
});
afterAll(async () => {
  await started.stop();
  await rm(folder, { recursive: true });
});

/** Sends bytes as they are and answers all that comes back until the server hangs up. */
async function raw(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(started.siteUrl).port), '127.0.0.1');
  socket.end(bytes);
  return text(socket);
}

describe('over the wire', () => {
  it.each([
    ['PATCH', '/auth/v1/signup', 405],
    ['POST', '/auth/v1/logout', 401],
    ['DELETE', '/auth/v1/nothing', 404],
    ['PUT', '/auth/v1/user', 401],
  ])('%s %s without a body is answered, not a fault', async (method, path, status) => {
    const answer = await fetch(started.siteUrl + path, { method });
    expect(answer.status).toBe(status);
  });

  it('a body over 1 MB is refused whether its length is announced or not', async () => {
    const large = 'x'.repeat(1024 * 1024 + 1);
    for (const body of [large, new Blob([large]).stream()]) {
      const answer = await fetch(`${started.siteUrl}/auth/v1/signup`, {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit);
      expect(answer.status).toBe(413);
    }
  });

  it('what is no HTTP gets an answer without a word about us', async () => {
    for (const bytes of ['GARBAGE\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n']) {
      expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    }
    expect(await raw('GET /auth/v1/verify HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('an address cannot be made to lead out of the folder', async () => {
    for (const path of ['/../../etc/passwd', '//etc/passwd', '/..%5c..%5cetc/passwd.txt', '/./data/keys.json']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/root:|refreshSecret/);
    }
  });

  it('who hangs up while sending leaves no error behind', async () => {
    const socket = connect(Number(new URL(started.siteUrl).port), '127.0.0.1');
    const head = ['POST /auth/v1/signup HTTP/1.1', 'Host: x', 'X-Request-Id: gone', 'Content-Type: application/json'];
    const bytes = [...head, 'Content-Length: 500', '', '{"email":"ana@example.org"'].join('\r\n');
    socket.write(bytes, () => socket.destroy());
    await expect.poll(() => log.includes('"requestId":"gone"'), { timeout: 5000 }).toBe(true);
    expect(log).not.toContain('"level":"error"');
    expect(log).not.toContain('ana@example.org');
  });
});
