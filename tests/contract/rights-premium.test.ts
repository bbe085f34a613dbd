import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { writePremiumOffer } from '../../server/src/functions/billing/premium-offer.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { clientWith, engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

describe.each(engines)('premium on %s', (engine) => {
  let server: TestServer;
  const ask = <Row>(text: string, parameters: unknown[]) =>
    server.database.asOwner(async (transaction) => (await transaction.query<Row>(text, parameters)).rows[0]);
  const profileOf = (person: Person) =>
    ask<{ is_premium: boolean; premium_expires_at: Date | null; premium_ended_at: Date | null; is_admin: boolean }>(
      'select * from public.profiles where id = $1',
      [person.id],
    );
  const change = (person: Person, values: Record<string, unknown>) =>
    person.client.from('profiles').update(values).eq('id', person.id).select();

  beforeAll(async () => {
    server = await startRestServer(engine, { config: { premiumGrant: 365 } });
  });
  afterAll(() => server.close());

  describe('the guarded columns of a profile', () => {
    let free: Person;
    let premium: Person;
    beforeAll(async () => {
      free = await makePerson(server);
      premium = await premiumPerson(server, '10 days');
    });

    test.each([
      ['is_admin', { is_admin: true }],
      ['is_premium', { is_premium: true }],
      ['premium_expires_at', { premium_expires_at: inDays(30) }],
      ['both at once', { is_premium: true, premium_expires_at: inDays(30) }],
      ['premium_ended_at', { premium_ended_at: inDays(30) }],
      ['id', { id: crypto.randomUUID() }],
      ['created_at', { created_at: inDays(-900) }],
      ['updated_at', { updated_at: inDays(900) }],
    ])('raising %s is refused for free and premium accounts', async (_name, values) => {
      for (const person of [free, premium]) {
        const before = await profileOf(person);
        const allowed = person === premium && Object.keys(values).join() === 'is_premium';
        const { error, status } = await change(person, values);
        expect([status, error?.code]).toEqual(allowed ? [200, undefined] : [403, '42501']);
        if (!allowed) expect(await profileOf(person)).toEqual(before);
      }
    });

    test('a guarded column among harmless ones refuses the whole change', async () => {
      const { error } = await change(free, { full_name: 'Changed', is_admin: true });
      expect(error?.code).toBe('42501');
      expect((await change(free, { phone: '11' })).data).toMatchObject([{ full_name: '', phone: '11' }]);
    });

    test('an upsert does not bypass it', async () => {
      const { error } = await free.client.from('profiles').upsert({ id: free.id, is_admin: true });
      expect(error?.code).toBe('42501');
      expect((await profileOf(free))?.is_admin).toBe(false);
    });

    test('lowering is allowed, as the web app does: shorter, then off', async () => {
      expect((await change(premium, { premium_expires_at: inDays(1) })).error).toBeNull();
      expect((await change(premium, { premium_expires_at: inDays(2) })).error?.code).toBe('42501');
      expect((await change(premium, { is_premium: false, premium_expires_at: null })).error).toBeNull();
      const profile = await profileOf(premium);
      expect(profile).toMatchObject({ is_premium: false, premium_expires_at: null });
      expect(Math.abs((profile?.premium_ended_at?.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
      expect((await change(premium, { is_premium: true })).error?.code).toBe('42501');
    });

    test('sign-up metadata grants nothing', async () => {
      const id = crypto.randomUUID();
      const metadata = JSON.stringify({ full_name: 'x'.repeat(900), is_premium: true, is_admin: true, consents: 'no list' });
      await ask('insert into auth.users (id, raw_user_meta_data) values ($1, $2::text::jsonb)', [id, metadata]);
      expect(await ask('select is_admin, is_premium, premium_expires_at from public.profiles where id = $1', [id])).toEqual({
        is_admin: false,
        is_premium: false,
        premium_expires_at: null,
      });
    });
  });

  describe('writing after premium has ended', () => {
    const mood = { date: '2026-01-02', mood: 'calm', intensity: 3 };
    const write = async (person: Person, createdAt?: string) =>
      (await person.client.from('mood_entries').insert({ ...mood, ...(createdAt && { created_at: createdAt }) })).error
        ?.code;
    const hours = (count: number) => inDays(count / 24);

    test('for 48 hours, rows made before the end are accepted, later ones are not', async () => {
      const person = await premiumPerson(server, '-47 hours');
      expect(await write(person, hours(-48))).toBeUndefined();
      expect(await write(person, hours(-46))).toBe('42501');
      expect(await write(person)).toBe('42501');
    });

    test('after 48 hours nothing is accepted', async () => {
      const person = await premiumPerson(server, '-49 hours');
      expect(await write(person, hours(-50))).toBe('42501');
    });

    test('clearing lapsed premium in the client does not change the deadline', async () => {
      const person = await premiumPerson(server, '-1 hours');
      expect((await change(person, { is_premium: false, premium_expires_at: null })).error).toBeNull();
      expect(await write(person, hours(-2))).toBeUndefined();
      expect(await write(person)).toBe('42501');
    });

    test('clearing in two steps does not extend the deadline', async () => {
      const person = await premiumPerson(server, '-40 hours');
      expect((await change(person, { premium_expires_at: null })).error).toBeNull();
      const ended = (await profileOf(person))?.premium_ended_at;
      expect((await change(person, { is_premium: false })).error).toBeNull();
      expect((await profileOf(person))?.premium_ended_at).toEqual(ended);
      expect(await write(person, hours(-39))).toBe('42501');
    });

    test('an account that never had premium cannot invent an end date', async () => {
      const person = await makePerson(server);
      expect(await write(person, hours(-900))).toBe('42501');
      expect(await write(person, hours(900))).toBe('42501');
    });

    test('an entry made under premium can be changed for 48 hours, then only read and removed', async () => {
      const person = await premiumPerson(server, '-47 hours');
      await write(person, hours(-60));
      const entries = () => person.client.from('mood_entries').update({ notes: 'later' }).eq('mood', 'calm').select('notes');
      expect((await entries()).data).toEqual([{ notes: 'later' }]);
      await ask(`update public.profiles set premium_expires_at = now() - interval '49 hours' where id = $1`, [person.id]);
      expect((await entries()).error?.code).toBe('42501');
      expect((await person.client.from('mood_entries').delete({ count: 'exact' }).eq('mood', 'calm')).count).toBe(1);
    });
  });

  describe('choosing premium', () => {
    test('grants it to the caller only, for the configured days, and once if repeated', async () => {
      const [asks, other] = [await makePerson(server), await makePerson(server)];
      expect((await asks.client.rpc('premium_offer', {}, { get: true })).data).toEqual({
        ...{ payments: false, everybody: false, grant_days: 365 },
      });
      const first = (await asks.client.rpc('choose_premium')).data as { granted: boolean; premium_expires_at: string };
      const second = (await asks.client.rpc('choose_premium')).data as { premium_expires_at: string };
      expect(first.granted).toBe(true);
      expect(Date.parse(second.premium_expires_at) - Date.parse(first.premium_expires_at)).toBeLessThan(60_000);
      expect((await profileOf(other))?.is_premium).toBe(false);
    });

    test('grants nothing when the setting is off, and turning it off ends grants for everybody', async () => {
      const person = await makePerson(server);
      const mood = { date: '2026-03-01', mood: 'calm', intensity: 3 };
      const add = async () => (await person.client.from('mood_entries').insert(mood)).error?.code;
      const offer = async () => (await person.client.rpc('premium_offer', {}, { get: true })).data as unknown;
      try {
        await writePremiumOffer(server.database, 0);
        expect(await offer()).toEqual({ payments: false, everybody: false, grant_days: null });
        expect((await person.client.rpc('choose_premium')).data).toEqual({ granted: false });
        expect(await add()).toBe('42501');
        await writePremiumOffer(server.database, 'everybody');
        expect(await offer()).toEqual({ payments: false, everybody: true, grant_days: null });
        expect((await person.client.rpc('choose_premium')).data).toEqual({ granted: false });
        expect(await add()).toBeUndefined();
        expect((await profileOf(person))?.is_premium).toBe(false);
        expect(await clientWith(server).from('mood_entries').insert(mood)).toMatchObject({ status: 401 });
        await writePremiumOffer(server.database, 0);
        expect(await add()).toBe('42501');
      } finally {
        await writePremiumOffer(server.database, 365);
      }
    });

    test('needs a signed-in user', async () => {
      const anon = clientWith(server);
      for (const name of ['choose_premium', 'premium_offer']) {
        const { status, error } = await anon.rpc(name);
        expect([status, error?.code]).toEqual([401, '42501']);
      }
    });
  });
});
