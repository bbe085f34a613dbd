import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBothEngines } from '#database/testing/on-both-engines.ts';
import { startTestServer, type TestServer } from '#testing/start-test-server.ts';
import { confirmedPerson, goodPassword, signUpAddress } from '../testing/people.ts';
import { post } from '../testing/requests.ts';
import { removeUnconfirmed } from './unconfirmed-sign-ups.ts';

const day = 86_400;

describe('an unconfirmed sign-up', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());
  const query = (sql: string, values: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<{ id: string }>(sql, values));
  const idOf = async (email: string) => (await query('select id from auth.users where email = $1', [email])).rows[0]?.id;
  const later = async (days: number) => {
    server.clock.advance(days * day);
    await server.upkeep();
  };
  const asOperator = (path: string, body: object) => post(server, path, body, { token: server.keys.serviceKey });

  it('is removed after a week with its profile and consents, which frees the address', async () => {
    const email = 'waits@person.example';
    const consents = [{ purpose: 'health', version: '1', language: 'pt' }];
    await signUpAddress(server, email, { data: { full_name: 'Ana', consents } });
    await server.mails.next(email);
    const id = await idOf(email);
    await later(6.9);
    expect(await idOf(email)).toBe(id);
    await later(0.2);
    expect(await idOf(email)).toBeUndefined();
    for (const table of ['public.consents', 'auth.identities', 'auth.one_time_tokens'])
      expect((await query(`select from ${table} where user_id = $1`, [id])).count).toBe(0);
    expect((await query('select from public.profiles where id = $1', [id])).count).toBe(0);
    expect((await confirmedPerson(server, email)).user.id).not.toBe(id);
  });

  it('stays after a resend or a second sign-up for the address', async () => {
    const [resent, conflicting] = ['resent@person.example', 'conflicting@person.example'];
    for (const email of [resent, conflicting]) await signUpAddress(server, email);
    await later(5);
    await post(server, 'resend', { type: 'signup', email: resent });
    await signUpAddress(server, conflicting, { password: 'another calm kettle' });
    await server.mails.next(resent);
    await server.mails.next(conflicting);
    await later(5);
    expect([await idOf(resent), await idOf(conflicting)]).not.toContain(undefined);
    await later(3);
    expect([await idOf(resent), await idOf(conflicting)]).toEqual([undefined, undefined]);
  });

  it('is not removed if it is confirmed, made by an operator, or closed by an administrator', async () => {
    const [used, made, closed] = ['used@person.example', 'made@person.example', 'closed@person.example'];
    await confirmedPerson(server, used);
    await asOperator('admin/users', { email: made, password: goodPassword });
    await signUpAddress(server, closed);
    await query(`update auth.users set banned_until = now() + interval '100 years' where email = $1`, [closed]);
    // Another client signs up with the address of an account that an operator created.
    await signUpAddress(server, made, { password: 'another calm kettle' });
    await later(60);
    for (const email of [used, made, closed]) expect([email, await idOf(email)]).not.toContain(undefined);
  });

  it('stays for a month if it is an invitation', async () => {
    const email = 'invited@person.example';
    await asOperator('invite', { email });
    await later(29);
    expect(await idOf(email)).toBeDefined();
    await later(2);
    expect(await idOf(email)).toBeUndefined();
  });
});

onBothEngines((database) => {
  it('removes many sign-ups in bounded transactions', async () => {
    await database().asOwner((transaction) =>
      transaction.query(
        `insert into auth.users (email, confirmation_sent_at)
         select 'bot-' || n || '@person.example', '2026-01-01' from generate_series(1, 450) as n`,
      ),
    );
    const deleted: number[] = [];
    const counting = {
      ...database(),
      asOwner: async <T>(work: Parameters<ReturnType<typeof database>['asOwner']>[0]) => {
        const result = await database().asOwner(work);
        deleted.push((result as { count: number }).count);
        return result as T;
      },
    };
    await removeUnconfirmed(counting, new Date('2026-01-09'));
    expect(deleted).toEqual([200, 200, 50]);
  });
});
