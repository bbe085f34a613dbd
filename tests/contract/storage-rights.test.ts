import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Claims, DatabaseError } from '../../server/src/database/port.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer } from './support/rest-server.ts';

/** The outcome of a statement on the owner's object. `unseen` means no affected row and no error. */
const expected = {
  owner: { select: 'done', insert: 'done', update: 'done', delete: 'done' },
  another: { select: 'unseen', insert: 'refused', update: 'unseen', delete: 'unseen' },
  anon: { select: 'refused', insert: 'refused', update: 'refused', delete: 'refused' },
  service_role: { select: 'done', insert: 'done', update: 'done', delete: 'done' },
} as const;
type Actor = keyof typeof expected;
type Verb = keyof (typeof expected)['owner'];

/** Tests the policies by SQL statements, because on hosted Supabase another server uses the same policies. */
describe.each(engines)('rights to photos on %s', (engine) => {
  let server: TestServer;
  let owner: string;
  let acting: Record<Actor, Claims>;
  beforeAll(async () => {
    server = await startRestServer(engine);
    owner = (await makePerson(server)).id;
    acting = {
      owner: { role: 'authenticated', sub: owner },
      another: { role: 'authenticated', sub: (await makePerson(server)).id },
      anon: { role: 'anon' },
      service_role: { role: 'service_role' },
    };
  });
  afterAll(() => server.close());

  const asOwner = <Row>(text: string, parameters: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query<Row>(text, parameters));
  const announce = async () => {
    const version = randomUUID();
    await asOwner(`insert into storage.orphaned_objects values ($1, now() + interval '1 hour')`, [version]);
    return version;
  };
  async function outcome(claims: Claims, text: string, parameters: unknown[]): Promise<string> {
    try {
      const { rows, count } = await server.database.asUser(claims, (transaction) => transaction.query(text, parameters));
      return rows.length + count > 0 ? 'done' : 'unseen';
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
      return error.code === '42501' ? 'refused' : `${error.code}: ${error.message}`;
    }
  }
  const add = async (claims: Claims, name: string, bucket = 'avatars') =>
    outcome(claims, 'insert into storage.objects (bucket_id, name, version) values ($1, $2, $3)', [
      bucket,
      name,
      await announce(),
    ]);

  const cases = Object.entries(expected).flatMap(([actor, verbs]) =>
    Object.entries(verbs).map(([verb, word]) => ({ actor: actor as Actor, verb: verb as Verb, word })),
  );
  test.each(cases)('$actor $verb: $word', async ({ actor, verb, word }) => {
    const name = `${owner}/${randomUUID()}`;
    if (verb !== 'insert') expect(await add(acting.service_role, name)).toBe('done');
    const tries = {
      select: () => outcome(acting[actor], 'select id from storage.objects where name = $1', [name]),
      insert: () => add(acting[actor], name),
      update: () => outcome(acting[actor], `update storage.objects set metadata = '{"x": 1}' where name = $1`, [name]),
      delete: () => outcome(acting[actor], 'delete from storage.objects where name = $1', [name]),
    };
    expect(await tries[verb]()).toBe(word);
    const { count } = await asOwner('select 1 from storage.objects where name = $1', [name]);
    expect(count).toBe((verb === 'insert') === (word === 'done') || (verb !== 'delete' && verb !== 'insert') ? 1 : 0);
    await asOwner('delete from storage.objects where name = $1', [name]);
  });

  test('users cannot put a photo outside their folder, into another bucket, or give one away', async () => {
    await asOwner(`insert into storage.buckets (id, name) values ('others', 'others') on conflict do nothing`);
    const me = acting.owner;
    const strange = [
      'photo',
      `/${owner}/photo`,
      `${owner}`,
      `${owner}x/photo`,
      `x/${owner}/photo`,
      `${owner.toUpperCase()}/photo`,
    ];
    for (const name of strange) expect(await add(me, name)).toBe('refused');
    expect(await add(me, `${owner}/photo`, 'others')).toBe('refused');
    expect(await add(me, `${owner}/${'a'.repeat(200)}`)).toBe('refused');
    const mine = `${owner}/mine`;
    expect(await add(me, mine)).toBe('done');
    const another = String(acting.another.sub);
    for (const change of [`name = '${another}/photo'`, `bucket_id = 'others'`]) {
      expect(await outcome(me, `update storage.objects set ${change} where name = $1`, [mine])).toBe('refused');
    }
    expect(await outcome(me, 'update storage.objects set id = gen_random_uuid() where name = $1', [mine])).toBe('refused');
    expect(await outcome(me, 'select 1 from storage.orphaned_objects', [])).toBe('refused');
    await asOwner('delete from storage.objects where name = $1', [mine]);
  });

  test('the twenty-first photo is refused, whichever role added the others', async () => {
    for (let index = 0; index < 20; index += 1) await add(acting.service_role, `${owner}/${String(index)}`);
    expect(await add(acting.owner, `${owner}/one too many`)).toBe('refused');
    const replaced = await outcome(acting.owner, 'update storage.objects set version = $2 where name = $1', [
      `${owner}/7`,
      await announce(),
    ]);
    expect(replaced).toBe('done');
    await asOwner('delete from storage.objects');
  });

  test('concurrent photos, in several statements or one, are limited to twenty as well', async () => {
    const me = acting.owner;
    const outcomes = await Promise.all(Array.from({ length: 30 }, (_, index) => add(me, `${owner}/${String(index)}`)));
    expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(20);
    expect(outcomes.filter((outcome) => outcome === 'refused')).toHaveLength(10);
    await asOwner('delete from storage.objects');
    const versions = await Promise.all(Array.from({ length: 21 }, announce));
    const text = `insert into storage.objects (bucket_id, name, version)
                  select 'avatars', $1 || version, version from unnest($2::text[]) as version`;
    expect(await outcome(me, text, [`${owner}/`, versions])).toBe('refused');
    expect(await outcome(me, text, [`${owner}/`, versions.slice(1)])).toBe('done');
    await asOwner('delete from storage.objects');
  });

  test('a profile can name only a photo in the user’s own folder, and no text that a browser resolves to another one', async () => {
    const me = acting.owner;
    const another = String(acting.another.sub);
    const point = (to: string) => outcome(me, 'update public.profiles set photo_url = $2 where id = $1', [owner, to]);
    for (const good of ['photo', 'p.png', 'photo?version=mh1x2', 'deep/photo']) {
      expect(await point(`avatars/${owner}/${good}`)).toBe('done');
    }
    const strange = [
      '',
      '/p',
      `../${another}/p`,
      'a/../p',
      './p',
      '..',
      'a//p',
      'a/',
      '%2e%2e/p',
      '..\\p',
      '.\t./p',
      'p\n',
      'p#x',
      'p?a/../b',
    ];
    for (const bad of strange)
      expect([bad, await point(`avatars/${owner}/${bad}`)]).toEqual([bad, expect.stringMatching(/^23514/)]);
    expect(await point(`avatars/${another}/p`)).toMatch(/^23514/);
  });

  test('an object accepts announced bytes once, and none while it is being removed', async () => {
    const version = await announce();
    const take = (name: string) =>
      outcome(acting.owner, 'insert into storage.objects (bucket_id, name, version) values ($1, $2, $3)', [
        'avatars',
        `${owner}/${name}`,
        version,
      ]);
    expect(await take('first')).toBe('done');
    expect(await take('second')).toMatch(/^(55000|23505)/);
    await asOwner('delete from storage.objects');
    await asOwner('update storage.orphaned_objects set deleting = true where version = $1', [version]);
    expect(await take('third')).toMatch(/^55000/);
  });
});
