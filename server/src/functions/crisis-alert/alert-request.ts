import { z } from 'zod';
import { readBody } from '#http/read-body.ts';

/**
 * Maximum characters of a message, as the column `message` allows. Both `fits` and the column count an emoji as one character,
 * though its JavaScript length is two.
 */
const longestMessage = 320;
const fits = (text: string) => [...text].length <= longestMessage;

const isDay = (text: string) => {
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

const body = z.object({
  /** The client makes this id. Requests with the same id are one alert. */
  id: z.uuid().transform((id) => id.toLowerCase()),
  /** The date in the user's own calendar. */
  date: z
    .string()
    .regex(/^\d{4}-\d\d-\d\d$/)
    .refine(isDay, 'is not a day of the calendar'),
  language: z.enum(['pt', 'en', 'es', 'fr', 'it', 'ja', 'zh']).nullish(),
  message: z
    .string()
    .transform(tidyMessage)
    .refine(fits, `is longer than ${String(longestMessage)} characters`)
    .nullish(),
});

/** The request body of an alert. */
export type AlertRequest = z.output<typeof body>;

export function readAlertRequest(request: Request): Promise<AlertRequest> {
  return readBody(request, body);
}

/**
 * Returns the text of an alert as the server stores it. Line breaks stay. Characters that text messages and mails cannot carry
 * become spaces. The result is never longer than the original.
 */
export function tidyMessage(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .toWellFormed()
    .trim();
}
