import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { firstMessages } from '../../web/src/features/communication/quick-messages.ts';
import { engines, makePerson, startRestServer, type Person } from './support/rest-server.ts';

/**
 * All devices of one user derive the same ids from the secret `row_seed` of the profile. No other user may guess these ids, or
 * insert rows with them first.
 */
describe.each(engines)('derived ids, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const seedOf = async ({ client, id }: Person) =>
    ((await client.from('profiles').select('row_seed').eq('id', id)).data as { row_seed: string }[] | null)?.[0]?.row_seed;
  const keep = (person: Person, seed: string) =>
    person.client
      .from('quick_messages')
      .upsert([...firstMessages(seed)], { onConflict: 'id', ignoreDuplicates: true })
      .select('id');

  test('only the user can read the seed, and nobody can change it', async () => {
    const [owner, other] = [await makePerson(server), await makePerson(server)];
    const seed = await seedOf(owner);
    expect(seed).toMatch(/^[0-9a-f-]{36}$/u);
    expect(seed).not.toBe(owner.id);
    expect(seed).not.toBe(await seedOf(other));
    expect((await other.client.from('profiles').select('row_seed').eq('id', owner.id)).data).toEqual([]);
    for (const { client } of [owner, other]) {
      const { error } = await client.from('profiles').update({ row_seed: crypto.randomUUID() }).eq('id', owner.id);
      expect(error?.code).toBe('42501');
    }
  });

  test('the trigger keeps the seed even if an operator grants the right to change every column', async () => {
    const person = await makePerson(server);
    // The database refuses the update. The error rolls the transaction back, and with it the grant.
    const change = server.database.asOwner(async (transaction) => {
      await transaction.query('grant update on public.profiles to authenticated');
      await transaction.query("select set_config('request.jwt.claims', $1, true)", [JSON.stringify({ sub: person.id })]);
      await transaction.query('set local role authenticated');
      await transaction.query('update public.profiles set row_seed = gen_random_uuid() where id = $1', [person.id]);
    });
    await expect(change).rejects.toThrow('this column can only be changed by the server');
  });

  test('two devices that store the six default messages make six rows', async () => {
    const person = await makePerson(server);
    const seed = (await seedOf(person))!;
    expect((await keep(person, seed)).data).toHaveLength(6);
    expect((await keep(person, seed)).error).toBeNull();
    expect((await person.client.from('quick_messages').select('id')).data).toHaveLength(6);
  });

  test('a client that knows a user’s id can neither insert the derived ids first nor find out that they exist', async () => {
    const [owner, squatter] = [await makePerson(server), await makePerson(server)];
    expect((await keep(squatter, owner.id)).data).toHaveLength(6);
    expect((await keep(owner, (await seedOf(owner))!)).data).toHaveLength(6);
    const guesser = await makePerson(server);
    const seeded = await makePerson(server);
    await keep(seeded, (await seedOf(seeded))!);
    expect((await keep(guesser, seeded.id)).error).toBeNull();
  });
});
