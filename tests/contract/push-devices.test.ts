import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmedPerson } from '../../server/src/auth/testing/people.ts';
import { send } from '../../server/src/auth/testing/requests.ts';
import { fakePushService, type FakePushService } from '../../server/src/testing/fake-push-service.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { call, saveDevice } from './support/push-people.ts';
import { clientWith, engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';

describe.each(engineOfThisRun)('push subscriptions, on %s', (engine) => {
  let server: TestServer;
  let service: FakePushService;
  beforeAll(async () => {
    service = await fakePushService();
    server = await startRestServer(engine, { config: { pushHosts: [service.origin, 'push.example.org'] } });
  });
  afterAll(async () => {
    await server.close();
    await service.close();
  });

  const name = () => `device-${crypto.randomUUID()}`;
  const keep = (person: Pick<Person, 'token'>, device: string, place = {}) =>
    saveDevice({ server, service }, person, device, place);
  const rowsOf = async ({ client }: Person) =>
    (await client.from('push_subscriptions').select('id,language,time_zone').order('created_at')).data;
  const bodyOf = (device: string) => ({ ...service.device(device), language: 'pt', time_zone: 'America/Sao_Paulo' });

  test('use the server’s stable public key, and the response contains the user’s limit and no secret', async () => {
    const person = await makePerson(server);
    const answer = await call(server, 'push', { method: 'GET', token: person.token });
    expect(answer).toEqual({ public_key: server.keys.push.publicKey, daily_limit: null });
    expect(Buffer.from(answer.public_key ?? '', 'base64url')).toHaveLength(65);
    await person.client.from('alarm_settings').insert({ daily_limit: 3 });
    expect(await call(server, 'push', { method: 'GET', token: person.token })).toMatchObject({ daily_limit: 3 });
    for (const limit of [0, 51]) {
      const { error } = await person.client.from('alarm_settings').update({ daily_limit: limit }).eq('user_id', person.id);
      expect(error?.code).toBe('23514');
    }
  });

  test('are stored once each, renewed by the same endpoint; users read and remove them without seeing the endpoint', async () => {
    const person = await makePerson(server);
    const [phone, tablet] = [name(), name()];
    const id = await keep(person, phone);
    expect(await keep(person, phone, { language: 'ja', time_zone: 'Asia/Tokyo' })).toBe(id);
    const other = await keep(person, tablet);
    expect(await rowsOf(person)).toEqual([
      { id, language: 'ja', time_zone: 'Asia/Tokyo' },
      { id: other, language: 'pt', time_zone: 'America/Sao_Paulo' },
    ]);
    const { data } = await person.client.from('push_subscriptions').select('*').eq('id', id);
    expect(JSON.stringify(data)).not.toMatch(/endpoint|p256dh|auth|127\.0\.0\.1/);

    const { endpoint } = service.device(tablet);
    for (let time = 0; time < 2; time += 1) {
      const answer = await call(server, 'push', { method: 'DELETE', token: person.token, body: { endpoint } });
      expect(answer.refused).toBeUndefined();
    }
    expect(await rowsOf(person)).toHaveLength(1);
    await person.client.from('push_subscriptions').delete().eq('id', id);
    expect(await rowsOf(person)).toEqual([]);
  });

  test('move to the account that uses the device now, and no other account can remove them', async () => {
    const [first, second] = [await makePerson(server), await makePerson(server)];
    const shared = name();
    const id = await keep(first, shared);
    const { endpoint } = service.device(shared);
    await call(server, 'push', { method: 'DELETE', token: second.token, body: { endpoint } });
    expect(await rowsOf(first)).toHaveLength(1);
    expect(await keep(second, shared)).not.toBe(id);
    expect(await rowsOf(first)).toEqual([]);
    expect(await rowsOf(second)).toHaveLength(1);
  });

  test('belong to one account at a time, also when two accounts subscribe the same device at once', async () => {
    const [one, other] = [await makePerson(server), await makePerson(server)];
    const shared = bodyOf(name());
    const asking = [one, other, one, other, one, other];
    const answers = await Promise.all(asking.map(({ token }) => call(server, 'push', { token, body: shared })));
    for (const { refused } of answers) expect(refused).toBeUndefined();
    expect([...((await rowsOf(one)) ?? []), ...((await rowsOf(other)) ?? [])]).toHaveLength(1);
  });

  test('are twenty at most: a new one replaces the least recently active', async () => {
    const person = await makePerson(server);
    const first = await keep(person, name());
    for (let count = 1; count <= 20; count += 1) await keep(person, name());
    const rows = await rowsOf(person);
    expect(rows).toHaveLength(20);
    expect(rows?.map(({ id }) => id as string)).not.toContain(first);
  });

  test('need a signed-in user, a known push service, keys, a language and a time zone', async () => {
    const person = await makePerson(server);
    const body = bodyOf(name());
    expect((await call(server, 'push', { body })).refused).toEqual([401, 'no_authorization']);
    expect((await call(server, 'push', { token: server.keys.serviceKey, body })).refused).toEqual([401, 'no_authorization']);
    expect((await call(server, 'push', { method: 'GET' })).refused).toEqual([401, 'no_authorization']);
    const other = { ...body.keys, p256dh: Buffer.alloc(65, 4).toString('base64url') };
    const wrong: Record<string, unknown>[] = [
      { keys: other },
      { keys: { ...body.keys, auth: 'AAAA' } },
      { keys: undefined },
      { language: 'de' },
      { time_zone: 'Mars/Base' },
      { time_zone: '+03:00' },
      { time_zone: `America/Sao_Paulo'` },
    ];
    for (const part of wrong) {
      const { refused } = await call(server, 'push', { token: person.token, body: { ...body, ...part } });
      expect([part, refused]).toEqual([part, [400, 'validation_failed']]);
    }
    const elsewhere = [
      'http://169.254.169.254/latest/meta-data',
      'https://127.0.0.1/send/x',
      'https://[::1]/send/x',
      'http://push.example.org/send/x',
      'https://push.example.org:8443/send/x',
      'https://name:word@push.example.org/send/x',
      'https://push.example.org.evil.example/send/x',
      'https://evil-push.example.org/send/x',
      'https://push.example.org@evil.example/send/x',
      `${service.origin.replace('127.0.0.1', 'localhost')}/send/x`,
      `${service.origin}0/send/x`,
      'file:///etc/passwd/x',
      'nothing at all',
    ];
    for (const endpoint of elsewhere) {
      const { refused } = await call(server, 'push', { token: person.token, body: { ...body, endpoint } });
      expect([endpoint, refused]).toEqual([endpoint, [422, 'push_not_possible']]);
    }
    expect(await rowsOf(person)).toEqual([]);
  });

  test('end with the session, with the account, and with its soft deletion', async () => {
    const session = await confirmedPerson(server, `${crypto.randomUUID()}@example.com`);
    const token = session['access_token'] as string;
    const client = clientWith(server, token);
    const { id } = session['user'] as { id: string };
    const person = { id, token, client };
    await keep(person, name());
    expect(await rowsOf(person)).toHaveLength(1);
    const left = async (userId: string) =>
      (
        await server.database.asOwner((transaction) =>
          transaction.query('select from public.push_subscriptions where user_id = $1', [userId]),
        )
      ).count;
    await send(server, 'logout', undefined, { token, method: 'POST' });
    expect(await left(id)).toBe(0);
    for (const sql of ['delete from auth.users where id = $1', 'update auth.users set deleted_at = now() where id = $1']) {
      const other = await makePerson(server);
      await keep(other, name());
      await server.database.asOwner((transaction) => transaction.query(sql, [other.id]));
      expect(await left(other.id)).toBe(0);
    }
  });

  test('never appear in a log with address or keys', () => {
    const log = JSON.stringify(server.log);
    expect(log).toContain('/functions/v1/push');
    expect(log).not.toMatch(/device-|\/send\//);
  });
});
