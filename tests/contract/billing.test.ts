import { describe, expect, test } from 'vitest';
import { confirmedPerson, goodPassword } from '../../server/src/auth/testing/people.ts';
import { syncCustomer } from '../../server/src/functions/billing/sync-customer.ts';
import { premiumPrices } from '../../server/src/functions/billing/premium-prices.ts';
import { readSoldProducts } from '../../server/src/functions/billing/sold-products.ts';
import { openStripe } from '../../server/src/functions/billing/stripe-client.ts';
import { openBillingServer, periodOf } from './support/billing-server.ts';
import { allTables, searchTables } from './support/fill-person.ts';
import { clientWith, engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

const day = 86_400_000;
const later = (moment: Date, days: number) => new Date(moment.getTime() + days * day);

describe.each(engineOfThisRun)('payments on %s', (engine) => {
  const on = openBillingServer(engine);
  const invoicesOf = (customer: string) =>
    [...on.stripe.book.invoices.values()].filter((invoice) => invoice['customer'] === customer);
  const offerOf = async (person: Person) => (await person.client.rpc('premium_offer')).data as unknown;

  test('are offered with Stripe’s amounts, and premium is not granted for free at the same time', async () => {
    const person = await makePerson(on.server);
    expect(await offerOf(person)).toEqual({ payments: true, everybody: false, grant_days: null });
    expect((await person.client.rpc('choose_premium')).data).toEqual({ granted: false });
    expect(await on.call(person, 'GET')).toEqual({
      ...{ status: 200, plan: 'none', at: null, price: null, pay_url: null, receipts: [] },
      prices: [
        { id: 'price_month', amount: 1490, currency: 'brl', every: 'month', count: 1 },
        { id: 'price_year', amount: 14_900, currency: 'brl', every: 'year', count: 1 },
      ],
    });
    expect((await on.call(on.server.keys.anonKey, 'GET')).status).toBe(401);
    expect((await on.call(person, 'POST', '/checkout', { price: 'price_other' })).code).toBe('validation_failed');
  });

  test('begin on Stripe’s page, with the same customer every time and one open purchase at most', async () => {
    const person = await makePerson(on.server);
    const answers = await Promise.all([1, 2].map(() => on.call(person, 'POST', '/checkout', { price: 'price_month' })));
    const purchases = () =>
      [...on.stripe.book.sessions.values()].filter((each) => each['client_reference_id'] === person.id);
    expect(purchases().filter(({ status }) => status === 'open')).toHaveLength(1);
    const again = await on.call(person, 'POST', '/checkout', { price: 'price_year', language: 'ja' });
    expect([...answers, again].map(({ status }) => status)).toEqual([200, 200, 200]);
    const sessions = purchases();
    expect(new Set(sessions.map(({ customer }) => customer)).size).toBe(1);
    expect(sessions.filter(({ status }) => status === 'open').map(({ url }) => url)).toEqual([again.url]);
    expect(sessions.at(-1)).toMatchObject({ locale: 'ja', success_url: 'http://cogn.test/pricing?checkout=done' });
    const customer = on.stripe.book.customers.get(String(sessions[0]?.['customer']));
    expect(customer).toMatchObject({ email: `${person.id}@example.com`, metadata: { cogn_account: person.id } });
  });

  test('are not begun for an anonymous account, and Stripe learns nothing of it', async () => {
    const person = await makePerson(on.server);
    await on.ask('update auth.users set email = null, is_anonymous = true where id = $1', [person.id]);
    expect(await on.call(person, 'POST', '/checkout', { price: 'price_month' })).toMatchObject({
      ...{ status: 403, code: 'billing_takes_address' },
    });
    expect([...on.stripe.book.customers.values()].map(({ metadata }) => metadata)).not.toContainEqual({
      cogn_account: person.id,
    });
  });

  test('create a new customer when the operator deleted the old one at Stripe', async () => {
    const { person, customer } = await on.buyer();
    on.stripe.operations.deleteCustomer(customer);
    await on.catchUp();
    expect((await on.call(person, 'POST', '/checkout', { price: 'price_month' })).status).toBe(200);
    const bought = await on.purchase(person);
    expect(bought['customer']).not.toBe(customer);
    await on.catchUp();
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'renews' });
  });

  test('are offered without a price that Stripe does not have, and the operator is notified', async () => {
    const reported: string[] = [];
    const asking = {
      ask: openStripe({ ...on.stripe, prices: [] }),
      clock: on.server.clock,
      ids: ['price_gone', 'price_month'],
    };
    const offered = await premiumPrices(asking, (sentence) => reported.push(sentence))();
    expect(offered?.map(({ id }) => id)).toEqual(['price_month']);
    expect(reported).toEqual([expect.stringContaining('price_gone')]);
  });

  test('grant premium after Stripe’s event: until three days after the end of the period, with the receipt', async () => {
    const person = await makePerson(on.server);
    const subscription = await on.purchase(person);
    expect(await on.profileOf(person)).toMatchObject({ is_premium: false });
    await on.catchUp();
    const { end } = periodOf(subscription);
    expect(await on.profileOf(person)).toEqual({ is_premium: true, premium_expires_at: later(end, 3) });
    const state = await on.call(person, 'GET');
    expect(state).toMatchObject({ plan: 'renews', at: end.toISOString(), price: 'price_month' });
    expect(state.receipts).toMatchObject([{ state: 'holds', amount: 1490, currency: 'brl' }]);
    expect(state.receipts?.[0]?.url).toMatch(/^https:\/\/invoice\.stripe\.com\//);
    expect((await on.call(person, 'POST', '/checkout', { price: 'price_year' })).code).toBe('billing_subscribed');
    // Users read their own rows and cannot write them.
    const { data } = await person.client.from('premium_periods').select('source,state,amount');
    expect(data).toEqual([{ source: 'payment', state: 'holds', amount: 1490 }]);
  });

  test('are found a quarter of an hour later without an event', async () => {
    const person = await makePerson(on.server);
    await on.purchase(person, 'price_year');
    on.server.clock.advance(16 * 60);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).is_premium).toBe(true);
  });

  test('are cancelled and resumed with one call each; the paid period stays valid', async () => {
    const { person, subscription } = await on.buyer();
    const { end } = periodOf(subscription);
    expect(await on.call(person, 'POST', '/cancel')).toEqual({ status: 200, plan: 'ends', at: end.toISOString() });
    expect(await on.call(person, 'POST', '/cancel')).toMatchObject({ plan: 'ends' });
    expect(await on.profileOf(person)).toEqual({ is_premium: true, premium_expires_at: end });
    expect(await on.call(person, 'POST', '/resume')).toMatchObject({ plan: 'renews' });
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(end, 3));
    await on.call(person, 'POST', '/cancel');
    on.stripe.operations.turn(subscription.id);
    await on.catchUp();
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'none', at: null });
    expect((await on.profileOf(person)).premium_expires_at).toEqual(end);
    expect((await on.call(person, 'POST', '/resume')).code).toBe('billing_not_subscribed');
    const unknown = await makePerson(on.server);
    expect((await on.call(unknown, 'POST', '/cancel')).code).toBe('billing_not_subscribed');
  });

  test('extend with each renewal, allow three days for a late one, and link to the payment page', async () => {
    const { person, subscription } = await on.buyer();
    const first = periodOf(subscription).end;
    on.stripe.operations.turn(subscription.id);
    await on.catchUp();
    const second = periodOf(subscription).end;
    expect(second.getTime()).toBeGreaterThan(first.getTime());
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(second, 3));
    on.stripe.operations.turn(subscription.id, { bankRefuses: true });
    await on.catchUp();
    const unpaid = await on.call(person, 'GET');
    expect(unpaid).toMatchObject({ plan: 'unpaid', at: null });
    expect(unpaid.pay_url).toMatch(/^https:\/\/invoice/);
    // A period that is not paid does not extend premium.
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(second, 3));
    on.stripe.operations.catchUp(subscription.id);
    await on.catchUp();
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'renews', pay_url: null });
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(subscription).end, 3));
  });

  test('that Stripe could not collect end at once when the user cancels', async () => {
    const { person, subscription } = await on.buyer();
    const { end } = periodOf(subscription);
    on.stripe.operations.turn(subscription.id, { bankRefuses: true });
    await on.catchUp();
    expect(await on.call(person, 'POST', '/cancel')).toMatchObject({ plan: 'none' });
    expect(on.stripe.book.subscriptions.get(subscription.id)?.['status']).toBe('canceled');
    expect((await on.profileOf(person)).premium_expires_at).toEqual(end);
  });

  test('end premium on a full refund, change nothing on a partial one, and fall back to another paid period', async () => {
    const { person, subscription, customer } = await on.buyer();
    const [invoice] = invoicesOf(customer);
    on.stripe.operations.refund(invoice!.id, 400);
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(true);
    const first = periodOf(subscription).end;
    on.stripe.operations.turn(subscription.id);
    await on.catchUp();
    on.stripe.operations.refund(invoicesOf(customer)[1]!.id);
    await on.catchUp();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(first);
    on.stripe.operations.refund(invoice!.id);
    await on.catchUp();
    expect(await on.profileOf(person)).toEqual({ is_premium: false, premium_expires_at: null });
    expect((await on.call(person, 'GET')).receipts?.map(({ state }) => state)).toEqual(['refunded', 'refunded']);
  });

  test('end premium when a dispute is lost, not before', async () => {
    const { person, customer } = await on.buyer();
    const won = on.stripe.operations.dispute(invoicesOf(customer)[0]!.id);
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(true);
    on.stripe.operations.decide(won.id, 'won');
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(true);
    on.stripe.operations.decide(won.id, 'lost');
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(false);
    expect((await on.call(person, 'GET')).receipts).toMatchObject([{ state: 'disputed' }]);
  });

  test('leave a shorter grant intact, which is valid after a refund', async () => {
    const { person, customer } = await on.buyer();
    const { premium_expires_at: paid } = await on.profileOf(person);
    const until = later(on.server.clock.now(), 5);
    const grant = (end: Date | null) => on.ask('select app.grant_premium($1, $2)', [person.id, end]);
    await grant(until);
    expect((await on.profileOf(person)).premium_expires_at).toEqual(paid);
    on.stripe.operations.refund(invoicesOf(customer)[0]!.id);
    await on.catchUp();
    expect(await on.profileOf(person)).toEqual({ is_premium: true, premium_expires_at: until });
    await grant(null);
    expect(await on.profileOf(person)).toEqual({ is_premium: false, premium_expires_at: null });
  });

  test('never shorten an operator’s grant, and revoking the grant does not shorten them', async () => {
    const person = await premiumPerson(on.server, '400 days');
    const granted = (await on.profileOf(person)).premium_expires_at;
    const subscription = await on.purchase(person);
    await on.catchUp();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(granted);
    const paid = later(periodOf(subscription).end, 3);
    const change = (set: string) => on.ask(`update public.profiles set ${set} where id = $1`, [person.id]);
    await change(`premium_expires_at = now() + interval '1 day'`);
    expect((await on.profileOf(person)).premium_expires_at).toEqual(paid);
    await change('is_premium = false, premium_expires_at = null');
    expect(await on.profileOf(person)).toEqual({ is_premium: true, premium_expires_at: paid });
    // A device whose clock is ahead considers premium lapsed and tries to remove it.
    await person.client.from('profiles').update({ is_premium: false, premium_expires_at: null }).eq('id', person.id);
    expect((await on.profileOf(person)).premium_expires_at).toEqual(paid);
    const rows = await on.ask<{ source: string; over: boolean }>(
      'select source, ends_at <= now() as over from public.premium_periods where user_id = $1 order by 1',
      [person.id],
    );
    expect(rows).toEqual([
      { source: 'grant', over: true },
      { source: 'payment', over: false },
    ]);
    on.stripe.operations.refund(invoicesOf(String(subscription['customer']))[0]!.id);
    await on.catchUp();
    expect((await on.profileOf(person)).is_premium).toBe(false);
  });

  test('are read again on any event; a forged, old or duplicate event changes nothing', async () => {
    const person = await makePerson(on.server);
    await on.purchase(person);
    const event = on.stripe.book.events.at(-1)!;
    const body = JSON.stringify(event);
    const seconds = Math.floor(on.server.clock.now().getTime() / 1000);
    const post = async (signature: string, text = body) => {
      const headers = { 'stripe-signature': signature };
      return (await on.server.fetch('/functions/v1/billing/stripe', { method: 'POST', body: text, headers })).status;
    };
    const sign = (text: string, at = seconds) => on.stripe.sign(text, at);
    expect(await post('')).toBe(400);
    expect(await post(`t=${seconds},v1=${'0'.repeat(64)}`)).toBe(400);
    expect(await post(sign(`${body} `))).toBe(400);
    expect(await post(sign(body, seconds - 301))).toBe(400);
    expect(await post(sign('{}'), '{}')).toBe(400);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).is_premium).toBe(false);
    expect(await Promise.all([1, 2, 3].map(() => post(sign(body))))).toEqual([200, 200, 200]);
    const jobs = await on.ask(`select from server.jobs where kind = 'billing-reading' and run_at <= $1`, [
      on.server.clock.now(),
    ]);
    expect(jobs).toHaveLength(1);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).is_premium).toBe(true);
    await on.catchUp();
  });

  test('of an unknown customer are ignored, or matched by the metadata at Stripe', async () => {
    const unknown = { id: on.stripe.book.newId('cus'), object: 'customer', metadata: {} };
    on.stripe.book.customers.set(unknown.id, unknown);
    on.stripe.book.emit('customer.updated', unknown);
    on.stripe.book.emit('customer.subscription.updated', { id: 'sub_x', object: 'subscription', customer: unknown.id });
    await on.catchUp();
    const known = () => on.ask('select user_id from app.stripe_customers where customer_id = $1', [unknown.id]);
    expect(await known()).toEqual([]);
    const { person, customer } = await on.buyer();
    await on.ask('delete from app.stripe_customers where customer_id = $1', [customer]);
    on.stripe.book.emit('customer.subscription.updated', { id: 'sub_y', object: 'subscription', customer });
    await on.catchUp();
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'renews' });
  });

  test('wait while Stripe is unreachable, change nothing meanwhile, and report a missing key', async () => {
    const { person, subscription } = await on.buyer();
    on.stripe.refuseWith(500);
    expect(await on.call(person, 'POST', '/cancel')).toMatchObject({ status: 503, code: 'billing_not_reached' });
    // While Stripe is unreachable, the server returns the stored state.
    expect(await on.call(person, 'GET')).toMatchObject({ plan: 'renews' });
    on.stripe.operations.turn(subscription.id);
    await on.catchUp();
    on.stripe.refuseWith(undefined);
    on.server.clock.advance(2);
    await on.server.runDueJobs();
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(subscription).end, 3));
    expect(JSON.stringify(on.server.log)).not.toMatch(/sk_test|whsec_/);
  });

  test('are stored from the reading that began last, although an older one ends later', async () => {
    const { person, subscription, customer } = await on.buyer();
    const { stripe, server } = on;
    const ask = openStripe({ ...stripe, prices: [] });
    const sold = readSoldProducts(ask, ['price_month', 'price_year']);
    let resume: () => void = () => undefined;
    const paused = new Promise<void>((resolve) => (resume = resolve));
    let began: () => void = () => undefined;
    const read = new Promise<void>((resolve) => (began = resolve));
    const following = { database: server.database, clock: server.clock, sold };
    const slow = syncCustomer(
      {
        ...following,
        ask: async (question) => {
          const answer = await ask(question);
          began();
          await paused;
          return answer;
        },
      },
      customer,
    );
    await read;
    on.stripe.operations.turn(subscription.id);
    await syncCustomer({ ...following, ask }, customer);
    resume();
    await slow;
    expect((await on.profileOf(person)).premium_expires_at).toEqual(later(periodOf(subscription).end, 3));
    await on.catchUp();
  });

  test('stop renewing when account deletion is requested, and stay so when it is cancelled', async () => {
    const session = await confirmedPerson(on.server, `${crypto.randomUUID()}@example.org`);
    const { access_token: token, user } = session as { access_token: string; user: { id: string } };
    const person = { id: user.id, token, client: clientWith(on.server, token) };
    const subscription = await on.purchase(person);
    await on.catchUp();
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: goodPassword });
    const asked = await on.server.fetch('/functions/v1/account-deletion', { method: 'POST', headers, body });
    expect(asked.status).toBe(200);
    await on.catchUp();
    expect(on.stripe.book.subscriptions.get(subscription.id)).toMatchObject({
      cancel_at_period_end: true,
      status: 'active',
    });
    expect((await on.profileOf(person)).premium_expires_at).toEqual(periodOf(subscription).end);
  });

  test('stop renewing when an administrator closes the account, and stay so when it is reopened', async () => {
    const { person, subscription } = await on.buyer();
    const admin = await confirmedPerson(on.server, `${crypto.randomUUID()}@example.org`);
    const { access_token: token, user } = admin as { access_token: string; user: { id: string } };
    await on.ask('update public.profiles set is_admin = true where id = $1', [user.id]);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const body = JSON.stringify({ password: goodPassword });
    const operation = async (name: string) =>
      (await on.server.fetch(`/functions/v1/admin/accounts/${person.id}/${name}`, { method: 'POST', headers, body })).status;
    const ends = () => on.stripe.book.subscriptions.get(subscription.id)?.['cancel_at_period_end'];
    expect(await operation('close')).toBe(204);
    await on.catchUp();
    expect(ends()).toBe(true);
    expect((await on.profileOf(person)).premium_expires_at).toEqual(periodOf(subscription).end);
    expect(await operation('open')).toBe(204);
    await on.catchUp();
    expect(ends()).toBe(true);
  });

  test('end with the account, and the customer is deleted at Stripe as well', async () => {
    const { person, subscription, customer } = await on.buyer();
    const kept = await on.buyer();
    await on.ask('delete from auth.users where id = $1', [person.id]);
    await on.server.upkeep();
    await on.server.runDueJobs();
    expect(on.stripe.book.customers.has(customer)).toBe(false);
    expect(on.stripe.book.subscriptions.get(subscription.id)?.['status']).toBe('canceled');
    expect(await on.ask('select from app.stripe_customers where customer_id = $1', [customer])).toEqual([]);
    expect(on.stripe.book.customers.has(kept.customer)).toBe(true);
    // Stripe's later events belong to no account. They must not leave dead letters.
    await on.catchUp();
    const dead = await on.ask('select from server.jobs where dead_at is not null');
    expect(dead).toEqual([]);
    const { database } = on.server;
    const searched = await searchTables(database, await allTables(database), [customer, subscription.id, person.id]);
    expect(searched.found).toEqual([]);
  });
});

describe('a server without payments', () => {
  test.each(engineOfThisRun)('says so on %s, and has no such address', async (engine) => {
    const server = await startRestServer(engine);
    const person = await makePerson(server);
    expect((await person.client.rpc('premium_offer')).data).toEqual({ payments: false, everybody: false, grant_days: null });
    const answer = await server.fetch('/functions/v1/billing', { headers: { authorization: `Bearer ${person.token}` } });
    expect(answer.status).toBe(404);
    await server.close();
  });
});
