/** The device's word for the moment of making counts for so long, in milliseconds; as the database has it (decision 27). */
const tolerance = 48 * 3_600_000;
/** The last place on earth where a day ends. */
const lastZone = 12 * 3_600_000;

/** Whether an appointment's day was not over anywhere when it was made, as the database will reckon: without premium it takes only those. */
export function wasNotPast(date: unknown, madeAt: unknown, now: Date): boolean {
  const made = Date.parse(String(madeAt));
  const moment = Math.min(Math.max(Number.isNaN(made) ? now.getTime() : made, now.getTime() - tolerance), now.getTime());
  return Date.parse(`${String(date)}T23:59:59.999Z`) >= moment - lastZone;
}
