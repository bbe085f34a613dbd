import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '#errors.ts';

const audience = 'push/answer';
/** A notification can be answered from itself for so long. */
const goodForHours = 24;

const shape = z.object({
  sub: z.uuid(),
  /** The session of the device; null: of a device that was kept without one. */
  session: z.uuid().nullable(),
  kind: z.enum(['dose', 'reminder']),
  /** The medicine or the reminder. */
  item: z.uuid(),
  day: z.string().transform(calendarDate),
  time: z.string(),
  /** When it was due this time: what "later" is counted for. ISO. */
  moment: z.iso.datetime(),
  time_zone: z.string(),
});

/** What a notification may be answered for, and in whose name. */
export type AnswerClaims = z.output<typeof shape>;

/** The token that goes along with a notification, since its service worker has none of the person's. It gives the right to this one answer only. */
export function signAnswerToken(secret: Uint8Array, right: z.input<typeof shape>, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...right, aud: audience, iat: seconds, exp: seconds + goodForHours * 3600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret);
}

/** What a token gives the right to. Refuses with `push_token_not_valid` what is not ours, was changed, or is too old. */
export async function readAnswerToken(secret: Uint8Array, token: string, now: Date): Promise<AnswerClaims> {
  try {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: ['HS256'],
      audience,
      currentDate: now,
      requiredClaims: ['exp'],
    });
    return shape.parse(payload);
  } catch (error) {
    throw new Refusal('push_token_not_valid', { cause: error });
  }
}
