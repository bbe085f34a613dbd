import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { closedPort } from '#testing/ports.ts';
import { readConfig } from './config/config.ts';
import { makeLogger } from './logger.ts';
import { start, type Started } from './start.ts';

let folder: string;
/**
 * The web app's folder. It is not inside a data folder, because the engine's files would appear and disappear there while
 * the server lists the web app's files.
 */
let web: string;
let started: Started;
let log = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cogn-start-'));
  web = join(folder, 'web');
  await mkdir(web);
  await writeFile(join(web, 'index.html'), '<!doctype html>');
  const destination = new Writable({
    write(chunk, _encoding, done) {
      log += String(chunk);
      done();
    },
  });
  const config = readConfig({ PORT: '0', DATA_FOLDER: join(folder, 'data') });
  started = await start(config, makeLogger('debug', destination), web);
});
afterAll(async () => {
  await started.stop();
  await rm(folder, { recursive: true });
});

/** Sends these bytes unchanged. Returns everything that the server sends until it disconnects. */
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

  it('a body over 1 MB is refused with or without an announced length', async () => {
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

  it('an unauthenticated large body is refused before it arrives, and its connection ends', async () => {
    for (const path of ['/auth/v1/token?grant_type=password', '/rest/v1/notes', '/functions/v1/push/answer', '/']) {
      const socket = connect(Number(new URL(started.siteUrl).port), '127.0.0.1');
      socket.on('error', () => undefined);
      socket.write([`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Length: 1048576', '', '{"a":'].join('\r\n'));
      expect(await text(socket)).toMatch(/^HTTP\/1\.1 413 /);
    }
  });

  it('invalid HTTP gets a response that reveals nothing about the server', async () => {
    for (const bytes of ['GARBAGE\r\n\r\n', 'GET / HTTP/1.1\r\n\r\n', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n']) {
      expect(await raw(bytes)).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
    }
    expect(await raw('GET /auth/v1/verify HTTP/1.1\r\nHost: a b%\r\nConnection: close\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });

  it('a client that offers HTTP/2 gets an HTTP/1.1 response', async () => {
    const head = ['GET /healthz HTTP/1.1', 'Host: x', 'Connection: Upgrade, HTTP2-Settings', 'Upgrade: h2c'];
    const socket = connect(Number(new URL(started.siteUrl).port), '127.0.0.1');
    socket.write([...head, 'HTTP2-Settings: AAMAAABkAAQAAP__', '', ''].join('\r\n'));
    const [answer] = (await once(socket, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /);
    socket.destroy();
  });

  it('no address leads out of the folder', async () => {
    for (const path of ['/../../etc/passwd', '//etc/passwd', '/..%5c..%5cetc/passwd.txt', '/./data/keys.json']) {
      const answer = await raw(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(answer).not.toMatch(/root:|refreshSecret/);
    }
  });

  it('a client that disconnects while sending leaves no error', async () => {
    const socket = connect(Number(new URL(started.siteUrl).port), '127.0.0.1');
    const head = ['POST /auth/v1/signup HTTP/1.1', 'Host: x', 'X-Request-Id: gone', 'Content-Type: application/json'];
    const bytes = [...head, 'Content-Length: 500', '', '{"email":"ana@example.org"'].join('\r\n');
    socket.write(bytes, () => socket.destroy());
    await expect.poll(() => log.includes('"requestId":"gone"'), { timeout: 5000 }).toBe(true);
    expect(log).not.toContain('"level":"error"');
    expect(log).not.toContain('ana@example.org');
  });
});

describe('during startup', () => {
  /** Connects to a port as soon as the server listens on it. */
  async function reach(port: number): Promise<Socket> {
    for (;;) {
      const socket = connect(port, '127.0.0.1');
      const isThere = await once(socket, 'connect').then(
        () => true,
        () => false,
      );
      if (isThere) return socket;
    }
  }

  /**
   * Requests a WebSocket from a server that is still starting. Resolves when the server has had time to read the
   * request.
   */
  async function askWhileStarting(port: number): Promise<Socket> {
    const socket = await reach(port);
    const key = Buffer.alloc(16).toString('base64');
    const head = ['GET /realtime/v1/websocket HTTP/1.1', 'Host: x', 'Connection: Upgrade', 'Upgrade: websocket'];
    socket.write([...head, 'Sec-WebSocket-Version: 13', `Sec-WebSocket-Key: ${key}`, '', ''].join('\r\n'));
    for (let turn = 0; turn < 100; turn += 1) await setImmediate();
    return socket;
  }

  it('a client that disconnects during a WebSocket request does not end the server', async () => {
    const port = await closedPort();
    const ended: unknown[] = [];
    const note = (error: unknown) => ended.push(error);
    process.prependListener('uncaughtException', note);
    const starting = start(
      readConfig({ PORT: String(port), DATA_FOLDER: join(folder, 'second') }),
      makeLogger('silent'),
      web,
    );
    (await askWhileStarting(port)).resetAndDestroy();
    const second = await starting;
    expect((await fetch(`${second.siteUrl}/healthz`)).status).toBe(200);
    await second.stop();
    process.off('uncaughtException', note);
    expect(ended).toEqual([]);
  });

  it('a failed start reports why, though a client waits for a WebSocket', async () => {
    const asked = Promise.withResolvers<Socket>();
    const silent = createServer((socket) => {
      asked.resolve(socket);
    }).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const database = `postgres://nobody@127.0.0.1:${String((silent.address() as AddressInfo).port)}/nothing`;
    const port = await closedPort();
    const settings = readConfig({ PORT: String(port), DATA_FOLDER: join(folder, 'third'), DATABASE_URL: database });
    const starting = start(settings, makeLogger('silent'), web).catch((error: unknown) => error);
    const socket = await askWhileStarting(port);
    const gone = once(socket.resume(), 'close');
    (await asked.promise).destroy();
    expect(await starting).toBeInstanceOf(Error);
    await gone;
    silent.close();
  });
});
