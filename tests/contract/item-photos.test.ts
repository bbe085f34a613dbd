import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { itemPhotoBucket, thoughtPhotoBucket } from '@cogn/shared/row-photos.ts';
import { makePhotoWithPlace, makePicture } from '../../server/src/storage/testing/make-picture.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';
import { pictureBlob, storageClient } from './support/storage-people.ts';

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
const message = (photo: string) => ({ id: randomUUID(), text: 'Quero água', position: 1, photo });
const recipe = (photo: string) => ({ id: randomUUID(), title: 'Sopa', photo });

describe.each(engineOfThisRun)('photos of messages and recipes, on %s', (engine) => {
  let server: TestServer;
  let ana: Person;
  let bia: Person;
  let free: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    [ana, bia, free] = await Promise.all([premiumPerson(server, '30 days'), makePerson(server), makePerson(server)]);
    await free.client.from('consents').insert({ purpose: 'health', granted: false, version: '1', language: 'pt' });
  });
  afterAll(() => server.close());

  const photosOf = (who: Person, bucket: string = itemPhotoBucket) => storageClient(server, who.token).from(bucket);
  const asOwner = (text: string, parameters: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query(text, parameters));
  const removeAll = (who: Person) => asOwner('delete from storage.objects where name like $1', [`${who.id}/%`]);
  async function add(who: Person, picture?: Blob, name = `${who.id}/${randomUUID()}`, bucket?: string) {
    const { error } = await photosOf(who, bucket).upload(name, picture ?? (await pictureBlob()));
    return { name, id: name.split('/')[1] ?? '', error: error as { status?: number } | null };
  }

  test('need neither premium nor consent, and are read and removed by their owner only', async () => {
    const { name, id, error } = await add(free);
    expect(error).toBeNull();
    expect((await free.client.from('quick_messages').insert(message(id))).error).toBeNull();
    expect((await free.client.from('recipes').insert(recipe(id))).error).toBeNull();
    const unseen = { error: { status: 404 } };
    const [own, others] = [photosOf(free, itemPhotoBucket), photosOf(bia, itemPhotoBucket)];
    expect(await others.download(name)).toMatchObject(unseen);
    expect(await others.createSignedUrl(name, 60)).toMatchObject(unseen);
    expect((await others.createSignedUrls([name], 60)).data).toMatchObject([{ signedUrl: null }]);
    expect((await others.remove([name])).data).toEqual([]);
    expect((await add(bia, undefined, `${free.id}/${randomUUID()}`)).error?.status).toBe(403);
    expect((await own.upload(name, await pictureBlob(), { upsert: true })).error).not.toBeNull();
    expect((await own.move(name, `${free.id}/${randomUUID()}`)).error).not.toBeNull();
    for (const wrong of ['photo', `deep/${randomUUID()}`, randomUUID().toUpperCase()])
      expect((await add(free, undefined, `${free.id}/${wrong}`)).error?.status).toBe(403);
    for (const photo of [`../${randomUUID()}`, randomUUID().toUpperCase(), '', 'a'.repeat(5000)])
      expect((await free.client.from('quick_messages').insert(message(photo))).error?.code).toBe('23514');
    // A message of another account that names the photo gives no access to it.
    expect((await bia.client.from('quick_messages').insert(message(id))).error).toBeNull();
    expect(await others.download(name)).toMatchObject(unseen);
    const signed = (await own.createSignedUrl(name, 60)).data!.signedUrl;
    const shown = await server.fetch(new URL(signed).pathname + new URL(signed).search);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await own.remove([name])).data).toHaveLength(1);
  });

  test('are JPEG of at most 800 pixels and 120 kB, without place or camera', async () => {
    const { name } = await add(free, blobOf(await makePhotoWithPlace()));
    const stored = Buffer.from(await (await photosOf(free).download(name)).data!.arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/Exif|GPS|Secret/u);
    expect((await add(free, await pictureBlob('png'))).error?.status).toBe(415);
    expect((await add(free, blobOf(await makePicture({ width: 900, height: 800 })))).error?.status).toBe(415);
    expect((await add(free, blobOf(new Uint8Array(120_001)))).error?.status).toBe(413);
    await removeAll(free);
  });

  test('are two hundred of an account at most, together with those on thoughts', async () => {
    const versions = Array.from({ length: 200 }, () => randomUUID());
    await asOwner(`insert into storage.orphaned_objects select version, now() from unnest($1::text[]) as version`, [
      versions,
    ]);
    await asOwner(
      `insert into storage.objects (bucket_id, name, version, owner)
       select case when place <= 120 then $1 else $2 end, $3 || '/' || version, version, $3::uuid
       from unnest($4::text[]) with ordinality as each (version, place)`,
      [thoughtPhotoBucket, itemPhotoBucket, ana.id, versions],
    );
    // These bytes are no picture, which decoding would find.
    for (const bucket of [thoughtPhotoBucket, itemPhotoBucket])
      expect((await add(ana, blobOf(new Uint8Array(9)), undefined, bucket)).error?.status).toBe(403);
    expect((await add(free)).error).toBeNull();
    await Promise.all([removeAll(ana), removeAll(free)]);
  });

  test('are in a thousand messages and a thousand recipes of an account at most', async () => {
    const rows: readonly (readonly [string, string, Readonly<Record<string, unknown>>])[] = [
      ['quick_messages', 'text', message(randomUUID())],
      ['recipes', 'title', recipe(randomUUID())],
    ];
    for (const [table, words, row] of rows) {
      await asOwner(
        `insert into public.${table} (user_id, ${words}, photo)
         select $1, 'sopa', gen_random_uuid()::text from generate_series(1, 1000)`,
        [bia.id],
      );
      expect((await bia.client.from(table).insert(row)).error?.code).toBe('AF001');
      const plain = { ...row, photo: null };
      expect((await bia.client.from(table).insert(plain)).error).toBeNull();
      expect((await bia.client.from(table).update({ photo: randomUUID() }).eq('id', row['id'])).error?.code).toBe('AF001');
      await asOwner(`delete from public.${table} where user_id = $1`, [bia.id]);
    }
  });

  test('are looked for in every table that names photos, so that none in use is removed', async () => {
    const { rows } = await asOwner(
      `select relname as name, position('public.' || relname in pg_get_functiondef(
         'app.remove_unused_photos(timestamptz)'::regprocedure)) > 0 as "isRead"
       from pg_trigger join pg_class on pg_class.oid = tgrelid where tgname = 'note_unused_photos' order by 1`,
    );
    const named = ['quick_messages', 'recipes', 'thoughts_entries'];
    expect(rows).toEqual(named.map((name) => ({ name, isRead: true })));
  });

  test('are noted as unused without reading the photos of others, and each once', async () => {
    const { id } = await add(free);
    await asOwner(
      `with added as (
         insert into storage.objects (bucket_id, name, version)
         select $1, gen_random_uuid() || '/' || version, version
         from (select gen_random_uuid()::text as version from generate_series(1, 2000)) as each returning version)
       insert into storage.orphaned_objects select version, now() from added`,
      [itemPhotoBucket],
    );
    await asOwner('insert into public.quick_messages (user_id, text, photo) select $1, $2, $2 from generate_series(1, 20)', [
      free.id,
      id,
    ]);
    const work = await server.database.asOwner(async (transaction) => {
      const count = async () => {
        const { rows } = await transaction.query<{ read: number; updated: number }>(
          `select (seq_tup_read + idx_tup_fetch)::integer as read, n_tup_upd::integer as updated
           from pg_stat_xact_all_tables where relid = 'storage.objects'::regclass`,
        );
        return rows[0] ?? { read: 0, updated: 0 };
      };
      const before = await count();
      await transaction.query('delete from public.quick_messages where user_id = $1', [free.id]);
      const after = await count();
      return { read: after.read - before.read, updated: after.updated - before.updated };
    });
    expect(work.updated).toBe(1);
    expect(work.read).toBeLessThan(100);
    await asOwner('delete from storage.objects where bucket_id = $1', [itemPhotoBucket]);
  });

  test('stay while a message or recipe names them, and for a day afterwards, and go with their account at once', async () => {
    const leaver = await makePerson(server);
    const [ofMessage, ofRecipe, changed] = [await add(leaver), await add(leaver), await add(leaver)];
    const rows = [message(ofMessage.id), recipe(ofRecipe.id), message(changed.id)] as const;
    await leaver.client.from('quick_messages').insert([rows[0], rows[2]]);
    await leaver.client.from('recipes').insert(rows[1]);
    await asOwner(
      `update storage.objects set created_at = now() - interval '40 days', updated_at = now() - interval '40 days'
       where name like $1`,
      [`${leaver.id}/%`],
    );
    const left = async () => {
      server.clock.advance(7 * 3600);
      await server.upkeep();
      const { rows: found } = await asOwner('select name from storage.objects where name like $1', [`${leaver.id}/%`]);
      return (found as { name: string }[]).map(({ name }) => name).toSorted();
    };
    const all = [ofMessage, ofRecipe, changed].map(({ name }) => name).toSorted();
    expect(await left()).toEqual(all);
    // The moved clock has ended her token.
    await asOwner('update public.quick_messages set photo = null where id = $1', [rows[2].id]);
    await asOwner('delete from public.quick_messages where id = $1', [rows[0].id]);
    expect(await left()).toEqual(all);
    server.clock.advance(18 * 3600);
    expect(await left()).toEqual([ofRecipe.name]);
    await asOwner('delete from auth.users where id = $1', [leaver.id]);
    expect(await left()).toEqual([]);
  });
});
