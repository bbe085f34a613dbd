import { createECDH, randomBytes, type ECDH } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify, type JWTPayload } from 'jose';

/** A received push message: the decrypted data, as a service worker gets it, and details of the request. */
export interface Pushed {
  /** The name of the device, as passed to `device`. */
  device: string;
  data: Record<string, unknown>;
  headers: Record<string, string | string[] | undefined>;
  /** The claims of the server's VAPID token, whose signature was verified. */
  vapid: JWTPayload;
}

/** How the service responds to messages for a device: with a status and headers, or never. */
export type Behaviour = { status: number; headers?: Record<string, string> } | 'never';

/** A local push service that decrypts messages as a browser does. */
export interface FakePushService {
  origin: string;
  /** Creates a device and returns its subscription, in the form of `PushSubscription.toJSON()`. */
  device(name: string): { endpoint: string; keys: { p256dh: string; auth: string } };
  behave(name: string, behaviour: Behaviour): void;
  /** The messages for a device, including refused ones. */
  arrived(name: string): Pushed[];
  close(): Promise<void>;
}

export async function fakePushService(): Promise<FakePushService> {
  const devices = new Map<string, { pair: ECDH; auth: Buffer; behaviour: Behaviour }>();
  const all: Pushed[] = [];
  const origin = () => `http://127.0.0.1:${String((http.address() as AddressInfo).port)}`;

  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const name = decodeURIComponent((request.url ?? '').slice('/send/'.length));
    const device = devices.get(name);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (!device) return response.writeHead(404).end();
    const text = decryptPush(Buffer.concat(chunks), device);
    const vapid = await readVapid(request.headers.authorization ?? '', origin());
    all.push({ device: name, data: JSON.parse(text) as Pushed['data'], headers: request.headers, vapid });
    if (device.behaviour === 'never') return undefined;
    return response.writeHead(device.behaviour.status, device.behaviour.headers).end('words of the service');
  };
  const http = createServer((request, response) => {
    take(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');

  return {
    origin: origin(),
    device(name) {
      const { pair, auth } = devices.get(name) ?? makeDevice();
      if (!devices.has(name)) devices.set(name, { pair, auth, behaviour: { status: 201 } });
      const keys = { p256dh: pair.getPublicKey('base64url'), auth: auth.toString('base64url') };
      return { endpoint: `${origin()}/send/${name}`, keys };
    },
    behave(name, behaviour) {
      const device = devices.get(name);
      if (device) device.behaviour = behaviour;
    },
    arrived: (name) => all.filter(({ device }) => device === name),
    async close() {
      http.close();
      http.closeAllConnections();
      await once(http, 'close');
    },
  };
}

function makeDevice(): { pair: ECDH; auth: Buffer } {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  return { pair, auth: randomBytes(16) };
}

/** Verifies the VAPID token in a header with the public key in the same header, as a push service does (RFC 8292). */
async function readVapid(header: string, audience: string): Promise<JWTPayload & { k: string }> {
  const [, token = '', k = ''] = /^vapid t=([^,]+), k=([\w-]+)$/.exec(header) ?? [];
  const point = Buffer.from(k, 'base64url');
  const half = (from: number) => point.subarray(from, from + 32).toString('base64url');
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: half(1), y: half(33) }, 'ES256');
  const { payload } = await jwtVerify(token, key, { audience });
  return { ...payload, k };
}

/** The decrypting part of `http_ece`, the library that encrypts web push messages. It has no types of its own. */
interface Library {
  decrypt(message: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}

const library = createRequire(import.meta.url)('http_ece') as Library;

/** Decrypts a push message as the device's browser does (RFC 8291). Throws if it was encrypted for another device. */
function decryptPush(message: Buffer, device: { pair: ECDH; auth: Buffer }): string {
  const authSecret = device.auth.toString('base64url');
  return library.decrypt(message, { version: 'aes128gcm', privateKey: device.pair, authSecret }).toString();
}
