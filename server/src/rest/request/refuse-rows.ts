import { Refusal } from '#errors.ts';
import { limits } from '../query/limits.ts';

/**
 * A refusal with `54000`, the SQLSTATE of an exceeded program limit. Without the limits, a response could fill the memory,
 * or a change could block all users.
 */
function tooMuch(message: string, details: string, hint: string): Refusal {
  return new Refusal('54000', { message, details, hint });
}

export function answerTooLarge(bytes: number): Refusal {
  const most = `An answer holds at most ${String(limits.answerBytes)} bytes of text, these rows have ${String(bytes)}.`;
  return tooMuch('the answer would be too large', most, 'Ask for fewer rows with limit, or select fewer columns.');
}

/** Refuses a body with more rows than one statement may write. */
export function refuseTooManySent(rows: number, most: number): void {
  if (rows <= most) return;
  const details = `At most ${String(most)} rows are written at once; the body has ${String(rows)}. Nothing was changed.`;
  throw tooMuch('too many rows in one body', details, 'Send them in parts.');
}

/** Refuses a change whose filters match more rows than one statement may change. */
export function refuseTooManyMet(rows: number, most: number): void {
  if (rows <= most) return;
  const details = `At most ${String(most)} rows are changed at once; the filters meet more. Nothing was changed.`;
  const hint = 'Change them in parts, by ranges of dates or by lists of ids (id=in.(…)).';
  throw tooMuch('too many rows would change', details, hint);
}

/**
 * Refuses with `PGRST124` if a change affects more rows than `Prefer: max-affected` allows. Call it inside the
 * transaction, so that the error rolls the change back.
 */
export function refuseBeyond(most: number, affected: number): void {
  if (affected > most) throw new Refusal('PGRST124', { details: `The query affects ${String(affected)} rows` });
}

/** Refuses with `PGRST116` if the request expects one object but there are none or several. */
export function refuseUnlessOne(rows: number): void {
  if (rows === 1) return;
  throw new Refusal('PGRST116', { details: `The result contains ${String(rows)} rows` });
}
