import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { codeOf, password, signedUpClient } from './support/auth-clients.ts';
import { listen, openPort, type Listener } from './support/listening.ts';
import { clientWith, engines, makePerson, signToken, startRestServer, type Person } from './support/rest-server.ts';

const water = { date: '2026-11-20', amount_ml: 250 };
/** What a device of the person's waits for at most, in milliseconds. */
const patience = { timeout: 10_000 };

describe.each(engines)('a person’s own changes by the public client, on %s', (engine) => {
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

  test.each(['1.0.0', '2.0.0'])('what is added, changed and removed arrives (version %s)', async (vsn) => {
    const person = await makePerson(server);
    const { told, states } = await hear(person.token, { vsn });
    expect(states).toEqual(['SUBSCRIBED']);
    const row = await add(person);
    await expect.poll(() => told.length, patience).toBe(1);
    expect(told[0]).toMatchObject({ eventType: 'INSERT', schema: 'public', table: 'water_entries', old: {} });
    expect(told[0]?.new).toEqual(row);
    await person.client.from('water_entries').update({ amount_ml: 300 }).eq('id', row['id']);
    await expect.poll(() => told[1]?.new, patience).toMatchObject({ id: row['id'], amount_ml: 300 });
    await person.client.from('water_entries').delete().eq('id', row['id']);
    await expect.poll(() => told[2], patience).toMatchObject({ eventType: 'DELETE', old: { id: row['id'] }, new: {} });
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => told[3]?.new, patience).toMatchObject({ full_name: 'Ana' });
  });

  test('nothing of anybody else arrives, whatever is asked for', async () => {
    const [ana, bia] = [await makePerson(server), await makePerson(server)];
    const listener = await hear(ana.token, { table: 'water_entries', filter: `user_id=eq.${bia.id}` });
    const own = await hear(ana.token);
    await add(bia);
    await add(ana);
    await expect.poll(() => own.told.length, patience).toBe(1);
    expect(own.told[0]?.new).toMatchObject({ user_id: ana.id });
    expect(listener.told).toEqual([]);
  });

  test('a channel is told of the table, the kind and the rows that it asked for', async () => {
    const person = await makePerson(server);
    const [bySize, removed] = [
      await hear(person.token, { table: 'water_entries', filter: 'amount_ml=eq.500' }),
      await hear(person.token, { event: 'DELETE', table: 'water_entries' }),
    ];
    const all = await hear(person.token);
    await add(person);
    const large = await add(person, { ...water, amount_ml: 500 });
    await expect.poll(() => bySize.told.length, patience).toBe(1);
    await person.client.from('water_entries').delete().eq('id', large['id']);
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => removed.told.length, patience).toBe(1);
    await expect.poll(() => all.told.map(({ table }) => table), patience).toContain('profiles');
    expect(bySize.told.map(({ new: row }) => (row as { amount_ml?: number }).amount_ml)).toEqual([500]);
  });

  test('rows that a policy no longer shows to the person are not sent', async () => {
    const person = await makePerson(server);
    const { told } = await hear(person.token);
    const policy = (using: string) =>
      server.database.runScript(`alter policy "own rows are read" on public.water_entries using (${using})`);
    await policy('user_id = (select auth.uid()) and app.may_write_premium(now())');
    await person.client.from('water_entries').insert(water);
    // Told after the other, so that nothing of it is under way when the policy is as it was.
    await person.client.from('profiles').update({ full_name: 'Ana' }).eq('id', person.id);
    await expect.poll(() => told.length, patience).toBe(1);
    await policy('user_id = (select auth.uid())');
    await add(person);
    await expect.poll(() => told.map(({ table }) => table), patience).toEqual(['profiles', 'water_entries']);
  });

  test('rows that cannot be read are not passed over in silence: the client joins again by itself, and hears what comes', async () => {
    const person = await makePerson(server);
    const { told, states, said } = await hear(person.token, { table: 'water_entries' });
    const policy = (using: string) =>
      server.database.runScript(`alter policy "own rows are read" on public.water_entries using (${using})`);
    await policy('1 / (amount_ml - amount_ml) = 1');
    await person.client.from('water_entries').insert(water);
    await expect.poll(() => said, patience).toContain('What changed could not be read: join again');
    await policy('user_id = (select auth.uid())');
    await expect.poll(() => states.at(-1), patience).toBe('SUBSCRIBED');
    expect(states).toHaveLength(3);
    const row = await add(person);
    await expect.poll(() => told.map(({ new: record }) => record), patience).toEqual([row]);
  });

  test('columns that a person may not read are not sent', async () => {
    const person = await makePerson(server);
    const { told } = await hear(person.token);
    await server.database.asOwner(({ query }) =>
      query(`insert into public.push_subscriptions (user_id, language, time_zone) values ($1, 'pt', 'UTC')`, [person.id]),
    );
    await expect.poll(() => told.length, patience).toBe(1);
    const { data } = await person.client.from('push_subscriptions').select().single();
    expect(told[0]?.new).toEqual(data);
  });

  test('more rows than are sent at once are told as a table to be read again', async () => {
    const person = await makePerson(server);
    const { told, said } = await hear(person.token);
    await person.client.from('water_entries').insert(Array.from({ length: 150 }, () => water));
    await expect.poll(() => said, patience).toContainEqual(expect.stringMatching(/^Too many rows of water_entries/));
    expect(told).toEqual([]);
    await add(person);
    await expect.poll(() => told.length, patience).toBe(1);
  });

  test('signing out ends the channel, and so does the end of the token', async () => {
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

  test('a newer token keeps a channel open beyond the end of the first', async () => {
    const person = await makePerson(server);
    const end = nowInSeconds() + 60;
    const first = await signToken(server, { sub: person.id, role: 'authenticated', exp: end });
    const listener = await hear(first);
    const next = await signToken(server, { sub: person.id, role: 'authenticated', exp: end + 3600 });
    await listener.client.setAuth(next);
    // The server takes messages in their order: the heartbeat is answered after the token was read.
    const answered = Promise.withResolvers<void>();
    listener.client.onHeartbeat((status) => {
      if (status === 'ok') answered.resolve();
    });
    await listener.client.sendHeartbeat();
    await answered.promise;
    server.clock.advance(61);
    await server.checkChannels();
    await add({ ...person, client: clientWith(server, next) });
    await expect.poll(() => listener.told.length, patience).toBe(1);
  });

  test('a session that still owes its second factor is refused', async () => {
    const { client, session } = await signedUpClient(server, `${crypto.randomUUID()}@example.org`);
    await addFactor(session.user.id);
    const { data, error } = await client.signInWithPassword({ email: session.user.email ?? '', password });
    expect(codeOf(error)).toEqual([undefined, undefined]);
    const { states } = await hear(data.session?.access_token ?? '');
    expect(states[0]).toMatch(/^CHANNEL_ERROR: The second factor/);
  });

  test('a session whose person sets up a second factor elsewhere is over', async () => {
    const { session } = await signedUpClient(server, `${crypto.randomUUID()}@example.org`);
    const listener = await hear(session.access_token);
    await addFactor(session.user.id);
    await server.checkChannels();
    await expect.poll(() => listener.states, patience).toEqual(['SUBSCRIBED', 'CLOSED']);
  });

  test('nobody and a program with a key have no channel', async () => {
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
