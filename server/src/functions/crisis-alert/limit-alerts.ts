import type { Transaction } from '#database/port.ts';
import { Refusal } from '#errors.ts';

/**
 * Maximum alerts of one user. Each sends up to two messages to each of `mostContactsOfAnAlert` contacts. They cost money and
 * must stay credible to the contacts.
 */
const rules = [
  { alerts: 5, hours: 1 },
  { alerts: 12, hours: 24 },
];
/** Days for which the server remembers an alert's id, because a client may retry until it receives a response. */
const rememberedDays = 7;

/** Refuses too many alerts with `over_alert_limit`; `retry-after` says when the next is possible. Deletes outdated records. */
export async function limitAlerts(transaction: Transaction, userId: string, now: Date): Promise<void> {
  await transaction.query('delete from app.crisis_alerts where user_id = $1 and accepted_at < $2', [
    userId,
    before(now, rememberedDays * 24),
  ]);
  for (const { alerts, hours } of rules) {
    // Find the alert that must leave the window before the user can send another. Ignore a date far in the future: it was stored
    // before the clock was set back.
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
