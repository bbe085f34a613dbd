import { Refusal } from '#errors.ts';

/** `PGRST124`: a change met more rows than `Prefer: max-affected` allows. Thrown inside the transaction, it undoes the change. */
export function refuseBeyond(most: number, affected: number): void {
  if (affected > most) throw new Refusal('PGRST124', { details: `The query affects ${String(affected)} rows` });
}
