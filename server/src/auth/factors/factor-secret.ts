import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a factor's secret for the database with AES-256-GCM. The ciphertext is bound to the factor's id, and the key is
 * derived from the server's key. A copy of the database alone therefore cannot generate codes.
 */
export function sealSecret(key: Uint8Array, factorId: string, secret: Uint8Array): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', derive(key), iv).setAAD(Buffer.from(factorId));
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Decrypts the secret. Throws if it was encrypted with another key or for another factor. */
export function openSecret(key: Uint8Array, factorId: string, stored: string): Uint8Array {
  const bytes = Buffer.from(stored, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', derive(key), bytes.subarray(0, ivBytes)).setAAD(Buffer.from(factorId));
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]);
}

function derive(key: Uint8Array): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', key, new Uint8Array(), 'cogn second factors', 32));
}
