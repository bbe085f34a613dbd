import type { ECDH } from 'node:crypto';
import { createRequire } from 'node:module';

/** The part of `http_ece`, the library behind web push's encryption, that a browser's half takes; it brings no types. */
interface Library {
  decrypt(message: Buffer, keys: { version: 'aes128gcm'; privateKey: ECDH; authSecret: string }): Buffer;
}

const library = createRequire(import.meta.url)('http_ece') as Library;

/** Reads what was pushed as the browser does to whom it was encrypted (RFC 8291). Throws when it was meant for another. */
export function decryptPush(message: Buffer, device: { pair: ECDH; auth: Buffer }): string {
  const authSecret = device.auth.toString('base64url');
  return library.decrypt(message, { version: 'aes128gcm', privateKey: device.pair, authSecret }).toString();
}
