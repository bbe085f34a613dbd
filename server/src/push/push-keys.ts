import { createECDH, hkdfSync } from 'node:crypto';

/** The server's keys for notifications by web push. */
export interface PushKeys {
  /**
   * The server's public key at push services (VAPID, RFC 8292): a point of P-256, base64url. A browser that subscribes with this
   * key accepts messages only from this server.
   */
  publicKey: string;
  /** The private key, base64url. */
  privateKey: string;
  /**
   * The secret that signs the tokens in notifications. With such a token, a device answers an alarm without a session.
   */
  answerSecret: Uint8Array;
}

/** The order of P-256's group (SEC 2, 2.4.2). */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
/** Bytes of the seed. It has 128 bits more than the order, so that all scalars are equally likely (FIPS 186-5, A.2.1). */
const seedLength = 48;

/**
 * Derives the keys from the server's secret. Every process with a copy of `keys.json` gets the same keys, even if the file was
 * written before the server had push notifications.
 */
export function makePushKeys(secret: Uint8Array): PushKeys {
  const derive = (purpose: string, length: number) => Buffer.from(hkdfSync('sha256', secret, '', purpose, length));
  const scalar = (BigInt(`0x${derive('vapid key of web push', seedLength).toString('hex')}`) % (order - 1n)) + 1n;
  const privateKey = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: privateKey.toString('base64url'),
    answerSecret: derive('answers of notifications', 32),
  };
}
