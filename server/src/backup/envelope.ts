import { createCipheriv, createDecipheriv, randomBytes, scrypt, type CipherGCM, type DecipherGCM } from 'node:crypto';
import { promisify } from 'node:util';
import { z } from 'zod';

/**
 * The encryption parameters, stored unencrypted in the file's first line. The shape refuses an `N` or `r` above ours and a `p`
 * above 4, because a forged file could otherwise exhaust the memory.
 */
const sealShape = z.strictObject({
  kdf: z.literal('scrypt'),
  N: z.number().int().min(2).max(131_072),
  r: z.number().int().min(1).max(8),
  p: z.number().int().min(1).max(4),
  salt: z.base64(),
  iv: z.base64(),
});

/** The first line of the file. */
export const envelopeShape = z.strictObject({
  format: z.literal('cogn-backup'),
  version: z.literal(1),
  sealed: sealShape.nullable(),
});
type Seal = z.output<typeof sealShape>;

/** The length in bytes of the AES-GCM authentication tag at the end of the file. */
export const tagLength = 16;
/** OWASP's parameters for scrypt. Each guess of the passphrase takes 128 MB and about half a second. */
const cost = { N: 131_072, r: 8, p: 1 };

const derive = promisify<string, Uint8Array, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

async function keyOf(passphrase: string, { salt, N, r, p }: Seal): Promise<Buffer> {
  // Normalize the passphrase, because keyboards write an accented character as one or as two code points.
  return derive(passphrase.normalize('NFC'), Buffer.from(salt, 'base64'), 32, { N, r, p, maxmem: 256 * N * r });
}

/**
 * Returns the first line of the file and, if there is a passphrase, the cipher for all later lines. The cipher also
 * authenticates the first line.
 */
export async function seal(passphrase: string | undefined): Promise<{ line: string; cipher: CipherGCM | undefined }> {
  const bytes = (length: number) => randomBytes(length).toString('base64');
  const sealed = passphrase === undefined ? null : { kdf: 'scrypt' as const, ...cost, salt: bytes(16), iv: bytes(12) };
  const line = `${JSON.stringify({ format: 'cogn-backup', version: 1, sealed })}\n`;
  if (sealed === null || passphrase === undefined) return { line, cipher: undefined };
  const cipher = createCipheriv('aes-256-gcm', await keyOf(passphrase, sealed), Buffer.from(sealed.iv, 'base64'));
  return { line, cipher: cipher.setAAD(Buffer.from(line)) };
}

/** Returns a function that creates a decipher. Each pass over the file needs a new decipher. */
export async function unseal(line: string, sealed: Seal, passphrase: string, tag: Uint8Array): Promise<() => DecipherGCM> {
  const key = await keyOf(passphrase, sealed);
  return () => decipherOf(key, line, sealed, tag);
}

function decipherOf(key: Uint8Array, line: string, sealed: Seal, tag: Uint8Array): DecipherGCM {
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(sealed.iv, 'base64'), { authTagLength: tagLength });
  return decipher.setAAD(Buffer.from(line)).setAuthTag(tag);
}
