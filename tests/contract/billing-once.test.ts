import { afterEach, describe, expect, test } from 'vitest';
import { confirmedPerson, goodPassword } from '../../server/src/auth/testing/people.ts';
import { settleRestored } from '../../server/src/backup/settle-restored.ts';
import { openBillingServer, periodOf } from './support/billing-server.ts';
import { clientWith, engineOfThisRun, makePerson, type Person } from './support/rest-server.ts';

const day = 86_400_000;
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * day);

describe.each(engineOfThisRun)('an account pays once, and only while it wants to, on %s', (engine) => {
  const on = openBillingServer(engine);
  afterEach(() => {
    on.stripe.refuseWith(undefined);
  });
  const begin = async (person: Person, price = 'price_month', by = on.server) =>
    (await on.call(person, 'POST', '/checkout', { price }, by)).url?.split('/').at(-1) ?? '';
  const paidBy = (customer: string) => [...on.stripe.book.invoices.values()].filter((each) => each['customer'] === customer);
  const goingOn = (person: Person) => on.subscriptionsOf(person).filter(({ status }) => status === 'active');
  const openSessions = (person: Person) =>
    [...on.stripe.book.sessions.values()].filter(
      (each) => each['client_reference_id'] === person.id && each['status'] === 'open',
    );
  /** Deletes the rows that a backup from before the purchase would not contain. */
  const forgetPurchases = async (person: Person) => {
    for (const table of ['app.stripe_customers', 'public.premium_periods'])
      await on.ask(`delete from ${table} where user_id = $1`, [person.id]);
    await on.ask('update public.profiles set is_premium = false, premium_expires_at = null where id = $1', [person.id]);
  };
  const signedIn = async (): Promise<Person> => {
    const session = await confirmedPerson(on.server, `${crypto.randomUUID()}@example.org`);
    const { access_token: token, user } = session as { access_token: string; user: { id: string } };
    return { id: user.id, token, client: clientWith(on.server, token) };
  };
  const post = async (person: Person, path: string) => {
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: goodPassword });
    return (await on.server.fetch(`/functions/v1/${path}`, { method: 'POST', headers, body })).status;
  };

  test('after the restore of a backup older than the purchase, the server reads all customers at Stripe and premium returns', async () => {
    const { person, subscription } = await on.buyer();
    await forgetPurchases(person);
    expect((await on.profileOf(person)).is_premium).toBe(false);
    await on.server.database.asOwner((transaction) => settleRestored(transaction, on.server.clock.now()));
    await on.server.runDueJobs();
    on.server.clock.advance(60);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(subscription).end, 3));
  });

  test('a customer that the operator deleted at Stripe stays unknown after the restore of an older backup: only the operator can return that premium', async () => {
    const { person, customer, subscription } = await on.buyer();
    on.stripe.operations.deleteCustomer(customer);
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(true);
    await forgetPurchases(person);
    await on.server.database.asOwner((transaction) => settleRestored(transaction, on.server.clock.now()));
    await on.server.runDueJobs();
    on.server.clock.advance(60);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).is_premium).toBe(false);
    expect(on.stripe.book.subscriptions.get(subscription.id)?.['status']).toBe('canceled');
    // The old customer at Stripe must not block a new purchase.
    const second = await on.purchase(person, 'price_month');
    await on.catchUp();
    expect(second['customer']).not.toBe(customer);
    expect((await on.profileOf(person)).is_premium).toBe(true);
  });

  test('the next start compares a backup from before payments with Stripe, and names customers that pay without an account', async () => {
    const { person, subscription } = await on.buyer();
    const gone = await on.buyer();
    await forgetPurchases(person);
    await forgetPurchases(gone.person);
    await on.ask('delete from auth.users where id = $1', [gone.person.id]);
    await on.ask(`update app.settings set value = 'false' where name = 'payments'`);
    await on.ask(`delete from server.jobs where kind = 'billing-reconciling'`);
    const restarted = await on.another();
    await restarted.runDueJobs();
    restarted.clock.advance(60);
    await restarted.runDueJobs();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(subscription).end, 3));
    const named = restarted.log.filter(({ level, customers }) => level === 'error' && customers !== undefined);
    expect(named).toMatchObject([{ customers: [gone.customer] }]);
    expect(on.stripe.book.subscriptions.get(gone.subscription.id)?.['status']).toBe('active');
    on.stripe.operations.deleteCustomer(gone.customer);
  });

  test('a second purchase after such a restore is refused because the subscription exists', async () => {
    const { person, subscription } = await on.buyer();
    await forgetPurchases(person);
    // By now, Stripe has forgotten the idempotency key of the first purchase.
    on.server.clock.advance(25 * 3600);
    expect((await on.call(person, 'POST', '/checkout', { price: 'price_year' })).code).toBe('billing_subscribed');
    expect(goingOn(person).map(({ id }) => id)).toEqual([subscription.id]);
    expect((await on.profileOf(person)).is_premium).toBe(true);
  });

  test('a second purchase under another address is refunded, and account deletion deletes both customers', async () => {
    const { person, subscription, customer } = await on.buyer();
    await forgetPurchases(person);
    await on.ask('update auth.users set email = $2 where id = $1', [person.id, `${crypto.randomUUID()}@example.com`]);
    on.server.clock.advance(30);
    const second = await on.purchase(person, 'price_year');
    await on.catchUp();
    expect(goingOn(person)).toHaveLength(2);
    on.server.clock.advance(120);
    expect(await on.call(person, 'POST', '/cancel')).toMatchObject({ plan: 'ends' });
    expect(goingOn(person)).toMatchObject([{ id: subscription.id, cancel_at_period_end: true }]);
    expect((await on.call(person, 'GET')).receipts?.map(({ state, amount }) => [state, amount]).toSorted()).toEqual([
      ['holds', 1490],
      ['refunded', 14_900],
    ]);
    expect((await on.profileOf(person)).premium_expires_at).toEqual(periodOf(subscription).end);
    // The database loses one of the two customers. Stripe's data of that customer still names the account, so deleting the
    // account must delete this customer too.
    await on.ask('delete from app.stripe_customers where customer_id = $1', [customer]);
    await on.ask('delete from auth.users where id = $1', [person.id]);
    await on.server.upkeep();
    await on.server.runDueJobs();
    expect(on.stripe.book.customers.has(customer)).toBe(false);
    expect(on.stripe.book.customers.has(String(second['customer']))).toBe(false);
  });

  test.each(['account-deletion', 'close'] as const)('%s ends an open purchase', async (way) => {
    const person = await signedIn();
    await begin(person);
    expect(openSessions(person)).toHaveLength(1);
    if (way === 'account-deletion') expect(await post(person, 'account-deletion')).toBe(200);
    else {
      const admin = await signedIn();
      await on.ask('update public.profiles set is_admin = true where id = $1', [admin.id]);
      expect(await post(admin, `admin/accounts/${person.id}/close`)).toBe(204);
    }
    await on.server.runDueJobs();
    expect(openSessions(person)).toEqual([]);
    expect((await on.call(person, 'POST', '/checkout', { price: 'price_month' })).code).toBe('billing_account_ending');
  });

  test('deletion of the account ends an open purchase', async () => {
    const person = await makePerson(on.server);
    await begin(person);
    await on.ask('delete from auth.users where id = $1', [person.id]);
    await on.server.upkeep();
    await on.server.runDueJobs();
    expect(openSessions(person)).toEqual([]);
  });

  /** The user opens a checkout page, requests account deletion, and pays on that page just before the server closes it. */
  const payTooLate = async () => {
    const person = await signedIn();
    const page = await begin(person);
    expect(await post(person, 'account-deletion')).toBe(200);
    on.server.clock.advance(60);
    return { person, paid: on.stripe.operations.pay(page) };
  };

  test('a payment after the deletion request is refunded, and the subscription ends', async () => {
    const { person, paid } = await payTooLate();
    await on.catchUp();
    expect(on.stripe.book.subscriptions.get(paid.id)?.['status']).toBe('canceled');
    expect(await on.profileOf(person)).toMatchObject({ is_premium: false });
    expect([...on.stripe.book.refunds.values()].at(-1)).toMatchObject({ amount: 1490 });
  });

  test('a payment that this key may not refund stops renewing, and the operator is notified', async () => {
    const { person, paid } = await payTooLate();
    on.stripe.refuseWith(403, '/v1/refunds');
    await on.catchUp();
    expect(on.stripe.book.subscriptions.get(paid.id)).toMatchObject({ status: 'active', cancel_at_period_end: true });
    expect((await on.profileOf(person)).premium_expires_at).toEqual(periodOf(paid).end);
    // From now on, each job that reads the user's state at Stripe logs the missing refund as an error for the operator.
    const asked = on.server.log.filter(({ level, subscription }) => level === 'error' && subscription === paid.id);
    expect(asked).not.toEqual([]);
  });

  test('two processes and two tabs share one open purchase, and the same tab gets the same page again', async () => {
    const other = await on.another();
    for (const [first, second] of [
      ['price_month', 'price_month'],
      ['price_month', 'price_year'],
    ] as const) {
      const person = await makePerson(on.server);
      const pages = await Promise.all([begin(person, first), begin(person, second, other)]);
      expect(pages.every((page) => page.startsWith('cs_'))).toBe(true);
      expect(openSessions(person)).toHaveLength(1);
      if (first === second) expect(pages[0]).toBe(pages[1]);
      const customers = [...on.stripe.book.customers.values()];
      expect(
        customers.filter(({ metadata }) => (metadata as Record<string, string>)['cogn_account'] === person.id),
      ).toHaveLength(1);
    }
  });

  test('two paid purchases become one: the later is refunded, and an open third is closed', async () => {
    const person = await makePerson(on.server);
    const first = await on.purchase(person, 'price_month');
    on.server.clock.advance(1);
    const marked = { cogn_account: person.id };
    const second = on.stripe.operations.subscribe(String(first['customer']), 'price_year', marked);
    const page = [...on.stripe.book.sessions.values()].at(-1)!;
    const third = { ...page, id: on.stripe.book.newId('cs_test'), status: 'open', expires_at: 9e9 };
    on.stripe.book.sessions.set(third.id, third);
    await on.catchUp();
    expect(goingOn(person).map(({ id }) => id)).toEqual([first.id]);
    expect(on.stripe.book.subscriptions.get(second.id)?.['status']).toBe('canceled');
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(first).end, 3));
    expect(on.stripe.book.sessions.get(third.id)?.['status']).toBe('expired');
  });

  test('the refund of a deleted customer’s payment ends that premium, whether or not this database knows the customer', async () => {
    for (const isKnown of [true, false]) {
      const { person, customer } = await on.buyer('price_year');
      on.stripe.operations.deleteCustomer(customer);
      await on.catchUp();
      const month = await on.purchase(person, 'price_month');
      await on.catchUp();
      expect(month['customer']).not.toBe(customer);
      if (!isKnown) await on.ask('delete from app.stripe_customers where customer_id = $1', [customer]);
      on.stripe.operations.refund(paidBy(customer)[0]!.id);
      await on.catchUp();
      expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(month).end, 3));
    }
  });

  test('a subscription to another product grants nothing and is left alone; one to a former price of ours grants premium', async () => {
    const person = await makePerson(on.server);
    await begin(person);
    const customer = String(openSessions(person)[0]?.['customer']);
    const course = on.stripe.operations.subscribe(customer, 'price_course');
    await on.catchUp();
    expect(await on.profileOf(person)).toMatchObject({ is_premium: false });
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'none', receipts: [] });
    expect((await on.call(person, 'POST', '/cancel')).code).toBe('billing_not_subscribed');
    const former = { ...on.stripe.book.prices.get('price_month')!, id: 'price_former', active: false };
    on.stripe.book.prices.set(former.id, former);
    const ours = on.stripe.operations.subscribe(customer, former.id);
    await on.catchUp();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(ours).end, 3));
    expect(await on.call(person, 'POST', '/cancel')).toMatchObject({ plan: 'ends' });
    expect(on.stripe.book.subscriptions.get(course.id)).toMatchObject({ status: 'active', cancel_at_period_end: false });
  });

  test('premium that ended with a refund returns when the refund fails', async () => {
    const { person, customer } = await on.buyer();
    const { premium_expires_at: paid } = await on.profileOf(person);
    const refund = on.stripe.operations.refund(paidBy(customer)[0]!.id);
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(false);
    on.stripe.operations.failRefund(refund.id);
    await on.catchUp();
    expect(await on.profileOf(person)).toEqual({ is_premium: true, premium_expires_at: paid });
    // Refunds the payment again. This refund, unlike the first one, succeeds.
    on.stripe.operations.refundCharge({ ...on.stripe.book.charges.get(String(refund['charge']))!, amount_refunded: 0 });
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(false);
  });

  test('one start without the Stripe variables changes no premium and logs which work is stopped', async () => {
    await on.buyer();
    const person = await makePerson(on.server);
    const without = await on.another({ stripe: undefined });
    const client = clientWith(without, person.token);
    expect((await client.rpc('choose_premium')).data).toEqual({ granted: false });
    expect((await client.rpc('premium_offer')).data).toMatchObject({ payments: false, grant_days: null });
    expect(without.log).toContainEqual(
      expect.objectContaining({ level: 'error', msg: expect.stringContaining('COGN_STRIPE_') as string }),
    );
    // The operator confirms by the setting `premiumGrant` that the server no longer sells premium.
    const granting = await on.another({ stripe: undefined, premiumGrant: 30 });
    expect((await clientWith(granting, person.token).rpc('choose_premium')).data).toMatchObject({ granted: true });
    const again = await on.another();
    expect((await clientWith(again, person.token).rpc('premium_offer')).data).toMatchObject({
      payments: true,
      grant_days: null,
    });
  });
});
