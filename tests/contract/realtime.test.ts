import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { codeOf, password, signedUpClient } from './support/auth-clients.ts';
import { listen, openPort, type Listener } from './support/realtime-listener.ts';
import { clientWith, engineOfThisRun, makePerson, signToken, startRestServer, type Person } from './support/rest-server.ts';

const water = { date: '2026-11-20', amount_ml: 250 };
/** The longest time to wait for a change, in milliseconds. */
const patience = { timeout: 10_000 };

describe.each(engineOfThisRun)('changes of own rows through the public client, on %s', (engine) => {
  let server: TestServer;
  let port: Awaited<ReturnType<typeof openPort>>;
  const open: Listener[] = [];
  beforeAll(async () => {
    server = await startRestServer(engine);
    port = await openPort(server);
  });
  afterEach(async () => {
    for (const { client } of open.splice(0)) await client.disconnect();
  });
  afterAll(async () => {
    await server.close();
    await port.close();
  });

  const hear = async (token: string, wish: Parameters<typeof listen>[3] = {}) => {
    const listener = await listen(server, port.url, token, wish);
    open.push(listener);
    return listener;
  };
  const add = async ({ client }: Person, values: object = water) => {
    const { data, error } = await client.from('water_entries').insert(values).select().single();
    if (error) throw new Error(error.message);
    return data as Record<string, unknown>;
  };

  test.each(['1.0.0', '2.0.0'])('inserts, updates and deletes arrive (version %s)', async (vsn) => {
    const person = await makePerson(server);
    const { received, states } = await hear(person.token, { vsn });
    expect(states).toEqual(['SUBSCRIBED']);
    const row = await add(person);
    await expect.poll(() => received.length, patience).toBe(1);
    expect(received[0]).toMatchObject({ eventType: 'INSERT', schema: 'public', table: 'water_entries', old: {} });
    expect(received[0]?.new).toEqual(row);
    await person.client.from('water_entries').update({ amount_ml: 300 }).eq('id', row['id']);
    await expect.poll(() => received[1]?.new, patience).toMatchObject({ id: row['id'], amount_ml: 300 });
    await person.client.from('water_entries').delete().eq('id', row['id']);
    await expect.poll(() => received[2], patience).toMatchObject({ eventType: 'DELETE', old: { id: row['id'] }, new: {} });
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => received[3]?.new, patience).toMatchObject({ full_name: 'Ana' });
  });

  test('no change of another user arrives, whatever the filter', async () => {
    const [ana, bia] = [await makePerson(server), await makePerson(server)];
    const listener = await hear(ana.token, { table: 'water_entries', filter: `user_id=eq.${bia.id}` });
    const own = await hear(ana.token);
    await add(bia);
    await add(ana);
    await expect.poll(() => own.received.length, patience).toBe(1);
    expect(own.received[0]?.new).toMatchObject({ user_id: ana.id });
    expect(listener.received).toEqual([]);
  });

  test('a channel gets only the table, the event and the rows of its filter', async () => {
    const person = await makePerson(server);
    const [bySize, removed] = [
      await hear(person.token, { table: 'water_entries', filter: 'amount_ml=eq.500' }),
      await hear(person.token, { event: 'DELETE', table: 'water_entries' }),
    ];
    const all = await hear(person.token);
    await add(person);
    const large = await add(person, { ...water, amount_ml: 500 });
    await expect.poll(() => bySize.received.length, patience).toBe(1);
    await person.client.from('water_entries').delete().eq('id', large['id']);
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => removed.received.length, patience).toBe(1);
    await expect.poll(() => all.received.map(({ table }) => table), patience).toContain('profiles');
    expect(bySize.received.map(({ new: row }) => (row as { amount_ml?: number }).amount_ml)).toEqual([500]);
  });

  test('rows that a policy hides from the user are not sent', async () => {
    const person = await makePerson(server);
    const { received } = await hear(person.token);
    const policy = (using: string) =>
      server.database.runScript(`alter policy "own rows are read" on public.water_entries using (${using})`);
    await policy('user_id = (select auth.uid()) and app.may_write_premium(now())');
    await person.client.from('water_entries').insert(water);
    // The policy hides the insert above. When the later change of the profile arrives, the server has processed both. So the
    // test can restore the policy.
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => received.length, patience).toBe(1);
    await policy('user_id = (select auth.uid())');
    await add(person);
    await expect.poll(() => received.map(({ table }) => table), patience).toEqual(['profiles', 'water_entries']);
  });

  test('an error while rows are read is reported: the client rejoins and gets later changes', async () => {
    const person = await makePerson(server);
    const { received, states, said } = await hear(person.token, { table: 'water_entries' });
    const policy = (using: string) =>
      server.database.runScript(`alter policy "own rows are read" on public.water_entries using (${using})`);
    await policy('1 / (amount_ml - amount_ml) = 1');
    await person.client.from('water_entries').insert(water);
    await expect.poll(() => said, patience).toContain('What changed could not be read: join again');
    await policy('user_id = (select auth.uid())');
    await expect.poll(() => states.at(-1), patience).toBe('SUBSCRIBED');
    expect(states).toHaveLength(3);
    const row = await add(person);
    await expect.poll(() => received.map(({ new: record }) => record), patience).toEqual([row]);
  });

  test('columns that a user may not read are not sent', async () => {
    const person = await makePerson(server);
    const { received } = await hear(person.token);
    await server.database.asOwner(({ query }) =>
      query(`insert into public.push_subscriptions (user_id, language, time_zone) values ($1, 'pt', 'UTC')`, [person.id]),
    );
    await expect.poll(() => received.length, patience).toBe(1);
    const { data } = await person.client.from('push_subscriptions').select().single();
    expect(received[0]?.new).toEqual(data);
  });

  test('too many changed rows are reported as a table to reload', async () => {
    const person = await makePerson(server);
    const { received, said } = await hear(person.token);
    await person.client.from('water_entries').insert(Array.from({ length: 150 }, () => water));
    await expect.poll(() => said, patience).toContainEqual(expect.stringMatching(/^Too many rows of water_entries/));
    expect(received).toEqual([]);
    await add(person);
    await expect.poll(() => received.length, patience).toBe(1);
  });

  test('signing out ends the channel, and so does the token’s expiry', async () => {
    const { client, session } = await signedUpClient(server, `${crypto.randomUUID()}@example.org`);
    const listener = await hear(session.access_token);
    expect(listener.states).toEqual(['SUBSCRIBED']);
    await client.signOut();
    await server.checkChannels();
    await expect.poll(() => listener.states, patience).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(listener.said).toContain('The session has ended');
    expect((await hear(session.access_token)).states[0]).toMatch(/^CHANNEL_ERROR: /);

    const person = await makePerson(server);
    const short = await signToken(server, { sub: person.id, role: 'authenticated', exp: nowInSeconds() + 60 });
    const ending = await hear(short);
    server.clock.advance(61);
    await server.checkChannels();
    await expect.poll(() => ending.states, patience).toEqual(['SUBSCRIBED', 'CLOSED']);
    expect(ending.said).toContain('InvalidJWTToken: Token has expired');
  });

  test('a newer token keeps a channel open after the first one expires', async () => {
    const person = await makePerson(server);
    const end = nowInSeconds() + 60;
    const first = await signToken(server, { sub: person.id, role: 'authenticated', exp: end });
    const listener = await hear(first);
    const next = await signToken(server, { sub: person.id, role: 'authenticated', exp: end + 3600 });
    await listener.client.setAuth(next);
    // The server handles messages in order, so the heartbeat's reply shows that the server has read the new token.
    const answered = Promise.withResolvers<void>();
    listener.client.onHeartbeat((status) => {
      if (status === 'ok') answered.resolve();
    });
    await listener.client.sendHeartbeat();
    await answered.promise;
    server.clock.advance(61);
    await server.checkChannels();
    await add({ ...person, client: clientWith(server, next) });
    await expect.poll(() => listener.received.length, patience).toBe(1);
  });

  test('a session without its required second factor is refused', async () => {
    const { client, session } = await signedUpClient(server, `${crypto.randomUUID()}@example.org`);
    await addFactor(session.user.id);
    const { data, error } = await client.signInWithPassword({ email: session.user.email ?? '', password });
    expect(codeOf(error)).toEqual([undefined, undefined]);
    const { states } = await hear(data.session?.access_token ?? '');
    expect(states[0]).toMatch(/^CHANNEL_ERROR: The second factor/);
  });

  test('a session ends when its user enrols a second factor elsewhere', async () => {
    const { session } = await signedUpClient(server, `${crypto.randomUUID()}@example.org`);
    const listener = await hear(session.access_token);
    await addFactor(session.user.id);
    await server.checkChannels();
    await expect.poll(() => listener.states, patience).toEqual(['SUBSCRIBED', 'CLOSED']);
  });

  test('an anonymous client and an API key get no channel', async () => {
    for (const key of [server.keys.anonKey, server.keys.serviceKey])
      expect((await hear(key)).states[0]).toMatch(/^CHANNEL_ERROR: a signed-in person/);
  });

  const addFactor = (userId: string) =>
    server.database.asOwner(({ query }) =>
      query(
        `insert into auth.mfa_factors (id, user_id, factor_type, status, secret, friendly_name, last_used_step, created_at, updated_at)
         values (gen_random_uuid(), $1, 'totp', 'verified', 'S', 'phone', 0, now(), now())`,
        [userId],
      ),
    );
  const nowInSeconds = () => Math.floor(server.clock.now().getTime() / 1000);
});
