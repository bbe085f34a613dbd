import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openBillingServer, periodOf } from './support/billing-server.ts';
import { engineOfThisRun, makePerson } from './support/rest-server.ts';

const day = 86_400_000;

/**
 * What happens at Stripe after the purchase of a month. `holding` is the expected number of valid paid periods. `awaited` says
 * whether a renewal is expected.
 */
const histories = {
  'a month': { operations: [], holding: 1, awaited: true },
  'a second month': { operations: ['turn'], holding: 2, awaited: true },
  'a second month that is refunded': { operations: ['turn', 'refund newest'], holding: 1, awaited: false },
  'a month that is refunded': { operations: ['refund newest', 'end'], holding: 0, awaited: false },
  'a month whose refund fails': { operations: ['refund newest', 'fail refund'], holding: 1, awaited: true },
  'a month beside another product': { operations: ['course'], holding: 1, awaited: true },
  'a month that is paid twice': { operations: ['second'], holding: 1, awaited: true },
  'a month of a deleted customer': { operations: ['delete'], holding: 1, awaited: false },
  'the same, refunded': { operations: ['delete', 'refund newest'], holding: 0, awaited: false },
  'a renewal that fails, then is paid': { operations: ['refuse', 'catch up'], holding: 2, awaited: true },
  'a renewal that is never paid': { operations: ['turn', 'refuse', 'end'], holding: 2, awaited: false },
  'a dispute that is lost after a renewal': { operations: ['dispute', 'turn', 'lose'], holding: 2, awaited: true },
} as const;
type History = keyof typeof histories;

describe.each(engineOfThisRun)('the events of a history, on %s', (engine) => {
  const on = openBillingServer(engine);

  /** Carries out a history's operations in the Stripe stub. */
  function live(history: History, subscriptionId: string, customer: string): void {
    const { operations, book } = on.stripe;
    const newest = () =>
      [...book.invoices.values()].findLast((each) => each['customer'] === customer && each['status'] === 'paid')!;
    let disputed = '';
    let refund = '';
    for (const operation of histories[history].operations) {
      if (operation === 'turn') operations.turn(subscriptionId);
      if (operation === 'refuse') operations.turn(subscriptionId, { bankRefuses: true });
      if (operation === 'catch up') operations.catchUp(subscriptionId);
      if (operation === 'end') operations.end(subscriptionId);
      if (operation === 'refund newest') refund = operations.refund(newest().id).id;
      if (operation === 'fail refund') operations.failRefund(refund);
      if (operation === 'course') operations.subscribe(customer, 'price_course');
      if (operation === 'second')
        operations.subscribe(customer, 'price_month', {
          ...(book.subscriptions.get(subscriptionId)!['metadata'] as object),
        });
      if (operation === 'delete') operations.deleteCustomer(customer);
      if (operation === 'dispute') disputed = operations.dispute(newest().id).id;
      if (operation === 'lose') operations.decide(disputed, 'lost');
    }
  }

  test(
    'lead to the same state in every order, with duplicates and delays, while jobs run between them',
    { timeout: 300_000 },
    async () => {
      const deliveries = fc.record({
        history: fc.constantFrom(...(Object.keys(histories) as History[])),
        // For each step, the index of the event to deliver, among those not yet delivered. Every fourth step chooses among all
        // events instead, so that it may deliver one again.
        order: fc.array(fc.nat(), { minLength: 5, maxLength: 30 }),
        runEvery: fc.integer({ min: 1, max: 9 }),
      });
      await fc.assert(
        fc.asyncProperty(deliveries, async ({ history, order, runEvery }) => {
          const person = await makePerson(on.server);
          const from = on.stripe.book.events.length;
          const subscription = await on.purchase(person);
          const first = periodOf(subscription);
          live(history, subscription.id, String(subscription['customer']));
          const events = on.stripe.book.events.slice(from);
          const waiting = [...events];
          for (const [step, pick] of order.entries()) {
            const again = step % 4 === 3;
            const event = again ? events[pick % events.length]! : waiting.splice(pick % Math.max(1, waiting.length), 1)[0];
            if (event) expect(await on.deliver(event)).toBe(200);
            if (step % runEvery === 0) await on.server.runDueJobs();
          }
          for (const event of waiting.toReversed()) expect(await on.deliver(event)).toBe(200);
          await on.server.runDueJobs();
          const { premium_expires_at: end } = await on.profileOf(person);
          const { holding, awaited } = histories[history];
          const length = first.end.getTime() - first.start.getTime();
          const expected =
            holding === 0 ? null : new Date(first.start.getTime() + holding * length + (awaited ? 3 * day : 0));
          expect([history, end]).toEqual([history, expected]);
        }),
        { numRuns: engine === 'pglite' ? 20 : 8 },
      );
    },
  );
});
