import type { Stripe } from 'stripe';
import { z } from 'zod';
import type { Clock } from '#clock.ts';
import type { Database } from '#database/port.ts';
import { Refusal } from '#errors.ts';
import { addReading } from './billing-jobs.ts';
import { idOf } from './recalculate-billing.ts';

/** Maximum age of a signature in seconds, which limits replays. */
const toleranceSeconds = 300;

const name = z.string().min(1).max(255);
const named = z.union([name, z.object({ id: name })]).nullish();

/** The fields that the server reads from an event: the customer whose state changed. A dispute names only its charge. */
const eventShape = z.object({
  id: name,
  data: z.object({ object: z.object({ customer: named, charge: named }) }),
});

interface EventDependencies {
  database: Database;
  clock: Clock;
  webhookSecret: string;
}

/**
 * Accepts an event that Stripe signed. Stores each event once, with a job that reads the current state from Stripe, and then
 * acknowledges it. Ignores the event's content, because events arrive late, twice and in any order. Returns whether it added a
 * job.
 */
export async function acceptEvent(
  { database, clock, webhookSecret }: EventDependencies,
  request: Request,
): Promise<boolean> {
  const now = clock.now();
  const event = await verify(await request.text(), request.headers.get('stripe-signature') ?? '', webhookSecret, now);
  const customer = idOf(event.data.object.customer);
  const charge = idOf(event.data.object.charge);
  return database.asOwner(async (transaction) => {
    const { count } = await transaction.query(
      'insert into app.stripe_events (id, received_at) values ($1, $2) on conflict (id) do nothing',
      [event.id, now],
    );
    if (count === 0) return false;
    if (customer === undefined) {
      if (charge !== undefined) await addReading(transaction, { charge, now });
      return charge !== undefined;
    }
    const { rows } = await transaction.query<{ after: number }>(
      'select readings_begun as after from app.stripe_customers where customer_id = $1',
      [customer],
    );
    await addReading(transaction, { customer, now, ...(rows[0] && { after: rows[0].after }) });
    return true;
  });
}

/** Verifies the signature and the format. Refuses without a reason, so that a forger learns nothing. */
async function verify(text: string, header: string, secret: string, now: Date): Promise<z.output<typeof eventShape>> {
  const { default: Library } = await import('stripe');
  let event: Stripe.Event;
  try {
    event = Library.webhooks.constructEvent(text, header, secret, toleranceSeconds, undefined, now.getTime());
  } catch (error) {
    throw new Refusal('billing_event_not_valid', { cause: error });
  }
  const read = eventShape.safeParse(event);
  if (!read.success) throw new Refusal('billing_event_not_valid');
  return read.data;
}
