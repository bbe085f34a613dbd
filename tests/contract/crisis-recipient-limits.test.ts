import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limitSms } from '../../server/src/sms/open-sms.ts';
import { catchTexts, type CaughtTexts } from '../../server/src/testing/caught-texts.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { alert, deliveriesOf, personWithContacts } from './support/crisis-people.ts';
import { engineOfThisRun, startRestServer, type Person } from './support/rest-server.ts';

const today = '2026-11-22';
/** The number of messages that all new accounts together may send in a day on this test's server. */
const ofNewAccounts = 12;

/** Ten contacts whose numbers and addresses no other test uses. */
const newRecipients = (group: number) =>
  Array.from({ length: 10 }, (_, index) => ({
    name: `N${String(index)}`,
    phone: `+55119${String(group).padStart(4, '0')}000${String(index)}`,
    email: `${String(group)}-${String(index)}@recipient.example`,
  }));

describe.each(engineOfThisRun)('alert recipient limits, on %s', (engine) => {
  let server: TestServer;
  let texts: CaughtTexts;
  beforeAll(async () => {
    texts = await catchTexts();
    const sms = limitSms(texts.sms, ['5511']);
    server = await startRestServer(engine, { sms, config: { alertMessagesOfNewAccounts: ofNewAccounts } });
  });
  afterAll(async () => {
    await server.close();
    await texts.close();
  });

  const ask = (text: string, parameters: unknown[]) =>
    server.database.asOwner((transaction) => transaction.query(text, parameters));
  /** A user whose account is older than a week. */
  const settled = async (contacts: Parameters<typeof personWithContacts>[1]) => {
    const person = await personWithContacts(server, contacts);
    await ask(`update public.profiles set created_at = now() - interval '8 days' where id = $1`, [person.id]);
    return person;
  };
  const replaceContacts = async ({ client }: Person, contacts: Record<string, unknown>[]) => {
    await client.from('emergency_contacts').delete().neq('name', '');
    await client.from('emergency_contacts').insert(contacts);
  };
  const send = async (person: Person) => {
    const id = crypto.randomUUID();
    const { deliveries = [], refused } = await alert(server, person.token, { id, date: today });
    expect(refused).toBeUndefined();
    return { id, queued: deliveries.filter(({ state }) => state === 'queued').length, deliveries };
  };

  test('a user reaches thirty new recipients a month, whatever contacts they remove meanwhile, and known ones always', async () => {
    const person = await settled(newRecipients(1));
    expect((await send(person)).queued).toBe(20);
    await person.client.from('crisis_events').delete().neq('date', '1999-01-01');
    await replaceContacts(person, newRecipients(2));
    const second = await send(person);
    expect(second.queued).toBe(10);
    expect(new Set(second.deliveries.filter(({ state }) => state === 'failed').map(({ reason }) => reason))).toEqual(
      new Set(['too_many_new']),
    );
    await person.client.from('crisis_events').delete().neq('date', '1999-01-01');
    await replaceContacts(person, newRecipients(3));
    expect((await send(person)).queued).toBe(0);
    await replaceContacts(person, newRecipients(1));
    expect((await send(person)).queued).toBe(20);
    await ask(`update app.alert_destinations set first_at = first_at - interval '31 days' where user_id = $1`, [person.id]);
    await replaceContacts(person, newRecipients(4));
    expect((await send(person)).queued).toBe(20);
  });

  test('new accounts share a limit that deleting them does not reset, and it does not delay other users’ alerts', async () => {
    const counts = [];
    for (let group = 10; group < 14; group += 1) {
      const person = await personWithContacts(server, newRecipients(group).slice(0, 2));
      counts.push((await send(person)).queued);
      await ask('delete from auth.users where id = $1', [person.id]);
    }
    expect(counts).toEqual([4, 4, 4, 0]);
    const fresh = await personWithContacts(server, newRecipients(14).slice(0, 1));
    const { deliveries } = await send(fresh);
    expect(deliveries).toMatchObject([
      { state: 'failed', reason: 'too_many_of_new_accounts' },
      { state: 'failed', reason: 'too_many_of_new_accounts' },
    ]);
    expect(server.log.filter(({ msg }) => String(msg).includes('new accounts sent many'))).toHaveLength(2);
    const known = await settled(newRecipients(15).slice(0, 1));
    expect((await send(known)).queued).toBe(2);
  });

  test('the first messages of every alert go before the second ones of an earlier alert', async () => {
    await server.runDueJobs();
    const [many, one] = [await settled(newRecipients(20)), await settled(newRecipients(21).slice(0, 1))];
    await send(many);
    const { id } = await send(one);
    const { rows } = await ask('select id from server.jobs where kind = any($1) order by priority desc, run_at limit 4', [
      ['crisis-sms', 'crisis-email'],
    ]);
    const own = (await deliveriesOf(one, id)).map((delivery) => delivery.id);
    expect(rows.map((job) => (job as { id: string }).id)).toEqual(expect.arrayContaining(own));
    await server.runDueJobs();
  });

  test('a number outside the operator’s countries gets no message, and the status says so', async () => {
    const person = await settled([{ name: 'Longe', phone: '+882 16 5555 0000' }]);
    const { id } = await send(person);
    await server.runDueJobs();
    expect(await deliveriesOf(person, id)).toMatchObject([{ state: 'failed', reason: 'number_not_served' }]);
    expect(texts.all.filter(({ to }) => to.startsWith('882'))).toEqual([]);
  });

  test('pending messages of a closed account are not sent', async () => {
    const person = await settled(newRecipients(30).slice(0, 1));
    const { id } = await send(person);
    await ask(`update auth.users set banned_until = now() + interval '1 year' where id = $1`, [person.id]);
    const before = texts.all.length;
    await server.runDueJobs();
    expect(texts.all).toHaveLength(before);
    const { rows } = await ask('select distinct state, reason from public.crisis_deliveries where event_id = $1', [id]);
    expect(rows).toEqual([{ state: 'failed', reason: 'account_closed' }]);
  });

  test('alert texts that a program stored are sent without control characters and links', async () => {
    const person = await settled([{ name: 'Rosa', phone: '+5511955550001' }]);
    const message = '\u0007Veja https://evil.example/x';
    const { error } = await person.client.from('crisis_settings').insert({ message });
    expect(error).toBeNull();
    await send(person);
    await server.runDueJobs();
    expect((await texts.next('5511955550001')).text.split('\n')[1]).toBe('Veja https: evil. example/x');
  });

  test('a user can ask for alerts sixty times a minute; further requests are rejected early', async () => {
    const person = await settled([{ name: 'Rosa', phone: '+5511955550002' }]);
    const again = { id: crypto.randomUUID(), date: today };
    const answers = [];
    for (let count = 0; count < 61; count += 1) answers.push(await alert(server, person.token, again));
    expect(answers.filter(({ refused }) => refused === undefined)).toHaveLength(60);
    expect(answers.at(-1)?.refused).toEqual([429, 'over_request_rate_limit']);
  });
});
