import { Refusal } from '#errors.ts';

/** `PGRST116`: one object was asked for, and there is none or more than one. */
export function refuseUnlessOne(rows: number): void {
  if (rows === 1) return;
  throw new Refusal('PGRST116', { details: `The result contains ${String(rows)} rows` });
}
