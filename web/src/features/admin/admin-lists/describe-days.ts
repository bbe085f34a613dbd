/** What is counted of a day. */
export type Measure = 'sign_ups' | 'people' | 'records';

/** A day in UTC; null: fewer than five, which the server hides. */
export type Day = { readonly day: string } & Readonly<Record<Measure, number | null>>;

/** The first of the days that had most, none where all are zero or hidden; and how many days are hidden. Without a sum, because it would reveal a single hidden day. */
export function describeDays(days: readonly Day[], measure: Measure) {
  let most: { readonly day: string; readonly value: number } | null = null;
  for (const each of days) {
    const value = each[measure] ?? 0;
    if (value > (most?.value ?? 0)) most = { day: each.day, value };
  }
  return { most, hidden: days.filter((each) => each[measure] === null).length };
}
