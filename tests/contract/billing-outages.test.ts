import { afterEach, describe, expect, test } from 'vitest';
import type { Metrics } from '../../server/src/metrics/metrics.ts';
import { openBillingServer } from './support/billing-server.ts';
import { engineOfThisRun, makePerson } from './support/rest-server.ts';

const counted: string[] = [];
const nothing = () => undefined;
const metrics: Metrics = {
  ...{ request: nothing, run: nothing, message: nothing, mailsWaiting: nothing, mailGivenUp: nothing },
  ...{ webhookRefused: nothing, contentType: '', text: () => Promise.resolve('') },
  stripe: (what, outcome) => counted.push(`${what} ${outcome}`),
};

describe.each(engineOfThisRun)('payments during an outage, on %s', (engine) => {
  const on = openBillingServer(engine, { pricePatience: 50, metrics });
  afterEach(() => {
    on.stripe.refuseWith(undefined);
    on.stripe.hang(false);
  });
  const lines = (words: string, level: string) =>
    on.server.log.filter(({ msg, level: is }) => String(msg).includes(words) && is === level);

  test('the subscription of an account that was deleted while Stripe refused the key ends once the key works, 35 days later', async () => {
    const { person, subscription, customer } = await on.buyer();
    on.stripe.refuseWith(401);
    await on.ask('delete from auth.users where id = $1', [person.id]);
    await on.server.upkeep();
    await on.pass(35 * 24, 24);
    expect(on.stripe.book.subscriptions.get(subscription.id)?.['status']).toBe('active');
    on.stripe.refuseWith(undefined);
    await on.pass(1);
    expect(on.stripe.book.subscriptions.get(subscription.id)?.['status']).toBe('canceled');
    expect(on.stripe.book.customers.has(customer)).toBe(false);
  });

  test('a purchase during a refused key grants premium an hour after the key works, 20 days later', async () => {
    const person = await makePerson(on.server);
    await on.purchase(person, 'price_year');
    on.stripe.refuseWith(401);
    await on.catchUp();
    await on.pass(20 * 24, 24);
    expect((await on.profileOf(person)).is_premium).toBe(false);
    on.stripe.refuseWith(undefined);
    await on.pass(1);
    expect((await on.profileOf(person)).is_premium).toBe(true);
  });

  test('a refused key is logged as an error at most every ten minutes, appears in the waiting job, and is counted', async () => {
    const { person } = await on.buyer();
    on.server.clock.advance(3600);
    on.stripe.refuseWith(401);
    const from = lines('Stripe refuses the key', 'error').length;
    counted.length = 0;
    await on.call(person, 'POST', '/cancel');
    await on.call(person, 'POST', '/cancel');
    expect(lines('Stripe refuses the key', 'error')).toHaveLength(from + 1);
    expect(counted).toEqual(['request key_refused', 'request key_refused']);
    on.stripe.book.emit('customer.updated', [...on.stripe.book.customers.values()].at(-1)!);
    await on.catchUp();
    const reasons = await on.ask(`select reason from server.jobs where kind = 'billing-reading' and reason is not null`);
    expect(reasons).toContainEqual({ reason: 'stripe_key_refused' });
    on.stripe.refuseWith(undefined);
    await on.pass(1);
  });

  test('a dead letter is done a day later, and the dropped end of a renewal is found', async () => {
    const gone = await on.buyer();
    const closed = await on.buyer();
    await on.ask('delete from auth.users where id = $1', [gone.person.id]);
    await on.ask(`update auth.users set banned_until = '2200-01-01' where id = $1`, [closed.person.id]);
    await on.ask('insert into app.closed_accounts (user_id, closed_at) values ($1, $2)', [
      closed.person.id,
      on.server.clock.now(),
    ]);
    await on.server.upkeep();
    await on.ask(`update server.jobs set dead_at = $1, reason = 'every_run_was_cut' where kind = 'billing-forgetting'`, [
      on.server.clock.now(),
    ]);
    await on.server.runDueJobs();
    expect(on.stripe.book.subscriptions.get(closed.subscription.id)?.['cancel_at_period_end']).toBe(true);
    expect(on.stripe.book.customers.has(gone.customer)).toBe(true);
    on.server.clock.advance(25 * 3600);
    await on.server.upkeep();
    await on.server.runDueJobs();
    expect(on.stripe.book.customers.has(gone.customer)).toBe(false);
  });

  test('a payment hours after the start of its purchase is found without an event, and so is one whose buyer returns to the page', async () => {
    const [slow, back] = [await makePerson(on.server), await makePerson(on.server)];
    const begin = async (person: typeof slow) =>
      (await on.call(person, 'POST', '/checkout', { price: 'price_year' })).url?.split('/').at(-1) ?? '';
    const slowPage = await begin(slow);
    const backPage = await begin(back);
    await on.pass(20, 2);
    on.stripe.operations.pay(slowPage);
    on.stripe.operations.pay(backPage);
    on.server.clock.advance(60);
    expect(await on.call(back, 'GET')).toMatchObject({ plan: 'none' });
    await on.server.runDueJobs();
    expect(await on.call(back, 'GET')).toMatchObject({ plan: 'renews' });
    expect((await on.profileOf(slow)).is_premium).toBe(false);
    await on.pass(2);
    expect((await on.profileOf(slow)).is_premium).toBe(true);
    // Both purchases are complete, so no job checks them any more.
    const left = await on.ask(`select from server.jobs where payload ? 'session' and dead_at is null`);
    expect(left).toEqual([]);
  });

  test('an unpaid purchase is checked until it expires, and no longer', async () => {
    const person = await makePerson(on.server);
    await on.call(person, 'POST', '/checkout', { price: 'price_month' });
    await on.pass(28, 2);
    expect(await on.ask(`select from server.jobs where payload ? 'session'`)).toEqual([]);
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'none' });
  });

  test('refused events are a warning with their number, at most every ten minutes, and counted', async () => {
    on.server.clock.advance(3600);
    counted.length = 0;
    const from = lines('events for payments were refused', 'warn').length;
    const post = () =>
      on.server.fetch('/functions/v1/billing/stripe', {
        ...{ method: 'POST', body: '{}', headers: { 'stripe-signature': 't=1,v1=0' } },
      });
    await post();
    await post();
    on.server.clock.advance(660);
    await post();
    expect(lines('events for payments were refused', 'warn').slice(from)).toMatchObject([{ refused: 1 }, { refused: 2 }]);
    expect(counted).toEqual(['event refused', 'event refused', 'event refused']);
  });

  test('while Stripe does not respond, the plan and the receipts appear without prices, and later with them', async () => {
    const { person } = await on.buyer();
    on.server.clock.advance(3600);
    on.stripe.hang(true);
    expect(await on.call(person, 'GET')).toMatchObject({ status: 200, plan: 'renews', prices: null, receipts: [{}] });
    // A second request does not wait for Stripe again.
    expect(await on.call(person, 'GET')).toMatchObject({ status: 200, prices: null });
    on.stripe.hang(false);
    await expect
      .poll(
        async () => {
          on.server.clock.advance(16);
          return (await on.call(person, 'GET')).prices?.length;
        },
        { timeout: 30_000 },
      )
      .toBe(2);
  });
});
