import { createPublicKey } from 'node:crypto';
import { z } from 'zod';

/** The request bodies of functions/v1/push. */
export const pushBodies = {
  save: z.object({
    endpoint: z.string().min(10).max(2000),
    keys: z.object({
      p256dh: z.string().transform(withoutPadding).refine(isPoint, 'is not a public key of P-256'),
      auth: z
        .string()
        .transform(withoutPadding)
        .refine((text) => /^[\w-]{22}$/.test(text), 'must be 16 bytes, base64url'),
    }),
    language: z.enum(['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh']),
    time_zone: z.string().refine(isTimeZone, 'must be a time zone such as America/Sao_Paulo'),
  }),
  forget: z.object({ endpoint: z.string().max(2000) }),
  answer: z.object({ token: z.string().min(1).max(4000), answer: z.enum(['taken', 'later', 'done']) }),
};

export type DeviceToSave = z.output<typeof pushBodies.save>;

function withoutPadding(text: string): string {
  return text.replace(/={1,2}$/, '');
}

/**
 * Whether a device's key is a point of P-256. The server checks this when it saves a device, not only on sending, because a
 * device with an invalid key could never be notified.
 */
function isPoint(text: string): boolean {
  const point = Buffer.from(text, 'base64url');
  if (!/^[\w-]{87}$/.test(text) || point.length !== 65 || point[0] !== 4) return false;
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  try {
    createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
    return true;
  } catch {
    return false;
  }
}

/**
 * Accepts an IANA time zone name, such as America/Sao_Paulo or UTC. Refuses an offset such as +03:00, because it ignores daylight
 * saving time.
 */
function isTimeZone(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
