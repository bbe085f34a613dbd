import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import { fromBase64url, toBase64url } from './base64url.ts';

/** The protected header of our content: a random key used directly, AES-256-GCM, compressed JSON of FHIR. */
const header = { alg: 'dir', enc: 'A256GCM', cty: 'application/fhir+json', zip: 'DEF' } as const;
/** The authentication tag's bytes, which WebCrypto appends to the ciphertext. */
const tagBytes = 16;
/** Maximum bytes after decompression, so that no link can fill a reader's memory. */
const mostBytes = 16 * 1024 * 1024;

/**
 * Encrypts a FHIR resource as a compact JWE (RFC 7516) with a new random key of 256 bits. `key` is base64url, 43 characters.
 * Rejects on a page without https, because browsers offer WebCrypto only over https.
 */
export async function encryptContent(resource: object): Promise<{ key: string; content: string }> {
  const [key, iv] = [crypto.getRandomValues(new Uint8Array(32)), crypto.getRandomValues(new Uint8Array(12))];
  const protectedHeader = toBase64url(strToU8(JSON.stringify(header)));
  const imported = await crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt']);
  const algorithm = { name: 'AES-GCM', iv, additionalData: new Uint8Array(strToU8(protectedHeader)) };
  const plain = new Uint8Array(deflateSync(strToU8(JSON.stringify(resource))));
  const sealed = new Uint8Array(await crypto.subtle.encrypt(algorithm, imported, plain));
  const parts = [iv, sealed.subarray(0, -tagBytes), sealed.subarray(-tagBytes)].map(toBase64url);
  return { key: toBase64url(key), content: [protectedHeader, '', ...parts].join('.') };
}

/**
 * Decrypts a compact JWE and parses its JSON. Other programs that follow the protocol may leave it uncompressed, so accepts
 * both. Rejects if the key is wrong, or if the content was changed or is too large.
 */
export async function decryptContent(content: string, key: string): Promise<unknown> {
  const [protectedHeader = '', , iv = '', ciphertext = '', tag = ''] = content.trim().split('.');
  const read = JSON.parse(strFromU8(fromBase64url(protectedHeader))) as Readonly<Record<string, unknown>>;
  if (read['alg'] !== header.alg || read['enc'] !== header.enc) throw new Error('an unknown encryption');
  const imported = await crypto.subtle.importKey('raw', fromBase64url(key), 'AES-GCM', false, ['decrypt']);
  const sealed = await new Blob([ciphertext, tag].map(fromBase64url)).arrayBuffer();
  const additionalData = new Uint8Array(strToU8(protectedHeader));
  const plain = new Uint8Array(
    await crypto.subtle.decrypt({ name: 'AES-GCM', iv: fromBase64url(iv), additionalData }, imported, sealed),
  );
  return JSON.parse(strFromU8(read['zip'] === 'DEF' ? inflate(plain) : plain));
}

/** Decompresses step by step, so that it can stop at the limit. */
function inflate(packed: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    size += piece.length;
    if (size > mostBytes) throw new Error('the content is too large');
  });
  const step = 16 * 1024;
  for (let from = 0; from < packed.length; from += step)
    stream.push(packed.subarray(from, from + step), from + step >= packed.length);
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
