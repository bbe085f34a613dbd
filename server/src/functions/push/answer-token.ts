import { calendarDate } from '@cogn/shared/calendar-date.ts';
import { SignJWT, jwtVerify } from 'jose';
import { z } from 'zod';
import { Refusal } from '#errors.ts';

const audience = 'push/answer';
/** Hours for which a notification can be answered. */
const goodForHours = 24;

export const alarmKinds = ['dose', 'reminder', 'appointment'] as const;

const shape = z.object({
  sub: z.uuid(),
  /** The session of the device, or null if the device was saved without one. */
  session: z.uuid().nullable(),
  kind: z.enum(alarmKinds),
  /** The id of the medicine, the reminder or the appointment. */
  item: z.uuid(),
  day: z.string().transform(calendarDate),
  time: z.string(),
  /** How many minutes before `time` the alarm was planned. */
  before: z.number().default(0),
  /** When this notification was due, as an ISO text. With item, day and time, it names the notification that "later" snoozes. */
  moment: z.iso.datetime(),
  time_zone: z.string(),
});

/** The claims of an answer token: the user, and the alarm that the token permits to answer for this user. */
export type AnswerClaims = z.output<typeof shape>;

/**
 * Signs the token with which the service worker answers a notification without a session. It permits only answers to this
 * notification.
 */
export function signAnswerToken(secret: Uint8Array, right: z.input<typeof shape>, now: Date): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({ ...right, aud: audience, iat: seconds, exp: seconds + goodForHours * 3600 })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(secret);
}

/** Reads the claims of a token. Refuses a forged, changed or expired token with `push_token_not_valid`. */
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
