import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/** Alerts of one person, with up to twenty messages each, which the operator pays for and the contacts must still take to heart. */
const rules = [
  { alerts: 5, hours: 1 },
  { alerts: 12, hours: 24 },
];
/** How long an id is remembered: a client may send it again until it has heard that it was taken. */
const rememberedDays = 7;

/** Refuses with `over_alert_limit` and when the next alert is taken. Forgets what is long past. */
export async function limitAlerts(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.query('delete from app.crisis_alerts where user_id = $1 and accepted_at < $2', [
    userId,
    before(now, rememberedDays * 24),
  ]);
  for (const { alerts, hours } of rules) {
    // The alert that must fall out of the window before another fits in. One from far ahead is from before the clock was set back, and counts no more.
    const { rows } = await transaction.query<{ at: Date }>(
      `select accepted_at as at from app.crisis_alerts where user_id = $1 and accepted_at > $2 and accepted_at < $3
       order by accepted_at desc offset $4::integer limit 1`,
      [userId, before(now, hours), before(now, -hours), alerts - 1],
    );
    const [last] = rows;
    if (!last) continue;
    const seconds = Math.ceil((last.at.getTime() - before(now, hours).getTime()) / 1000);
    throw new Refusal('over_alert_limit', { headers: { 'retry-after': String(Math.max(1, seconds)) } });
  }
}

function before(now: Date, hours: number): Date {
  return new Date(now.getTime() - hours * 3_600_000);
}
