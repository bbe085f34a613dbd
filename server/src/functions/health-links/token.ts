import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as 43 characters of base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The SHA-256 of a token, in hexadecimal. The database stores only this digest of a token. */
export const digestOf = (token: string) => createHash('sha256').update(token).digest('hex');
