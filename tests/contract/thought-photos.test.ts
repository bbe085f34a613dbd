import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rowPhotoLimits, thoughtPhotoBucket } from '@cogn/shared/row-photos.ts';
import { makeNoise, makePhotoWithPlace, makePicture } from '../../server/src/storage/testing/make-picture.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, makePerson, startRestServer, type Person } from './support/rest-server.ts';
import { premiumPerson } from './support/rights-people.ts';
import { pictureBlob, storageClient } from './support/storage-people.ts';

const blobOf = (bytes: Uint8Array) => new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });

describe.each(engineOfThisRun)('photos on thoughts, on %s', (engine) => {
  let server: TestServer;
  let ana: Person;
  let bia: Person;
  beforeAll(async () => {
    server = await startRestServer(engine);
    [ana, bia] = await Promise.all([premiumPerson(server, '30 days'), premiumPerson(server, '30 days')]);
  });
  afterAll(() => server.close());

  const photosOf = (who: Person) => storageClient(server, who.token).from(thoughtPhotoBucket);
  const asOwner = (text: string, parameters: unknown[] = []) =>
    server.database.asOwner((transaction) => transaction.query(text, parameters));
  async function add(who: Person, picture?: Blob, name = `${who.id}/${randomUUID()}`) {
    const { error } = await photosOf(who).upload(name, picture ?? (await pictureBlob()));
    return { name, id: name.split('/')[1] ?? '', error: error as { status?: number } | null };
  }
  const thought = (photos: readonly string[], photo_texts: readonly string[] = photos.map(() => '')) => ({
    id: randomUUID(),
    date: '2026-03-02',
    text: 'um pensamento',
    photos,
    photo_texts,
  });
  const write = async (row: object) => (await ana.client.from('thoughts_entries').insert(row)).error?.code;

  test('are read and removed by their owner only, and their path gives nothing to others', async () => {
    const { name, error } = await add(ana);
    expect(error).toBeNull();
    const unseen = { error: { status: 404 } };
    const [own, others] = [photosOf(ana), photosOf(bia)];
    expect(await others.download(name)).toMatchObject(unseen);
    expect(await others.createSignedUrl(name, 60)).toMatchObject(unseen);
    expect((await others.list(ana.id)).data).toEqual([]);
    expect((await others.remove([name])).data).toEqual([]);
    expect((await add(bia, undefined, `${ana.id}/${randomUUID()}`)).error?.status).toBe(403);
    const plain = await server.fetch(`/storage/v1/object/public/${thoughtPhotoBucket}/${name}`);
    expect([plain.status, (await server.fetch(`/storage/v1/object/${thoughtPhotoBucket}/${name}`)).status]).toEqual([
      404, 403,
    ]);

    expect((await own.download(name)).data?.type).toBe('image/jpeg');
    // A stolen session must not get an address that works for a day. No copy may stay in the browser of a shared device.
    const signed = (await own.createSignedUrl(name, 24 * 3600)).data!.signedUrl;
    const { iat, exp } = JSON.parse(atob(new URL(signed).searchParams.get('token')!.split('.')[1]!)) as Record<
      string,
      number
    >;
    expect(exp! - iat!).toBe(3600);
    expect((await server.fetch(new URL(signed).pathname + new URL(signed).search)).headers.get('cache-control')).toBe(
      'no-store',
    );
    // By this status, a device that sends a photo again learns that its first upload succeeded.
    expect((await own.upload(name, await pictureBlob())).error).toMatchObject({ status: 409 });
    expect((await own.upload(name, await pictureBlob(), { upsert: true })).error).not.toBeNull();
    expect((await own.move(name, `${ana.id}/${randomUUID()}`)).error).not.toBeNull();
    expect((await own.remove([name])).data).toHaveLength(1);
  });

  test('need premium, consent and a random name, as a thought needs them', async () => {
    const free = await makePerson(server);
    expect((await add(free)).error?.status).toBe(403);
    // The server must refuse before it decodes the picture. These bytes are no picture, so decoding would give another error.
    expect((await add(free, blobOf(new Uint8Array(9)))).error?.status).toBe(403);
    const silent = await premiumPerson(server, '30 days');
    await silent.client.from('consents').insert({ purpose: 'health', granted: false, version: '1', language: 'pt' });
    expect((await add(silent)).error?.status).toBe(403);
    for (const name of ['photo', `deep/${randomUUID()}`, randomUUID().toUpperCase()])
      expect((await add(ana, undefined, `${ana.id}/${name}`)).error?.status).toBe(403);
  });

  test('are JPEG of at most 1600 pixels and 400 kB, without place or camera', async () => {
    const { name } = await add(ana, blobOf(await makePhotoWithPlace()));
    const stored = Buffer.from(await (await photosOf(ana).download(name)).data!.arrayBuffer());
    expect(stored.toString('latin1')).not.toMatch(/Exif|GPS|Secret/u);
    expect((await add(ana, await pictureBlob('png'))).error?.status).toBe(415);
    expect((await add(ana, blobOf(await makePicture({ width: 2000, height: 1400 })))).error?.status).toBe(415);
    expect((await add(ana, blobOf(new Uint8Array(rowPhotoLimits[thoughtPhotoBucket].largest + 1)))).error?.status).toBe(413);

    // Noise compresses badly. This photo is within the limit when it arrives, but it would be too large if the server encoded
    // it with its highest quality.
    const dense = await makeNoise({ width: 1100, height: 900 });
    expect(dense.length).toBeGreaterThan(200_000);
    const kept = await add(ana, blobOf(dense));
    expect((await photosOf(ana).download(kept.name)).data!.size).toBeLessThanOrEqual(
      rowPhotoLimits[thoughtPhotoBucket].largest,
    );
  });

  test('are four of a thought at most, each once and with a text', async () => {
    const ids = Array.from({ length: 5 }, () => randomUUID());
    expect(await write(thought(ids.slice(1)))).toBeUndefined();
    const refused = [thought(ids), thought([ids[0]!, ids[0]!]), thought([]), thought(ids.slice(3), ['one'])];
    for (const row of [...refused, thought(ids.slice(4), ['a'.repeat(2001)])]) expect(await write(row)).toBe('23514');
  });

  test('are in a thousand thoughts of an account at most, because the search for unused photos reads all of them', async () => {
    await asOwner(
      `insert into public.thoughts_entries (user_id, date, text, photos, photo_texts)
       select $1, '2026-03-02', 'um pensamento', array[gen_random_uuid()], array[''] from generate_series(1, 1000)`,
      [ana.id],
    );
    expect(await write(thought([randomUUID()]))).toBe('AF001');
    expect(await write({ ...thought([]), photos: null, photo_texts: null })).toBeUndefined();
    await asOwner('delete from public.thoughts_entries where user_id = $1', [ana.id]);
  });

  test('are two hundred of an account at most', async () => {
    const versions = Array.from({ length: 200 }, () => randomUUID());
    await asOwner(`insert into storage.orphaned_objects select version, now() from unnest($1::text[]) as version`, [
      versions,
    ]);
    await asOwner(
      `insert into storage.objects (bucket_id, name, version, owner)
       select $1, $2 || '/' || version, version, $2::uuid from unnest($3::text[]) as version`,
      [thoughtPhotoBucket, bia.id, versions],
    );
    expect((await add(bia)).error?.status).toBe(403);
    expect(
      (
        await storageClient(server, bia.token)
          .from('avatars')
          .upload(`${bia.id}/photo`, await pictureBlob())
      ).error,
    ).toBeNull();
    await asOwner('delete from storage.objects where name like $1', [`${bia.id}/%`]);
  });

  test('stay while a thought names them, and for a day afterwards, so that undo finds them', async () => {
    const [named, loose] = [await add(ana), await add(ana)];
    const row = thought([named.id]);
    await write(row);
    const old = `update storage.objects set updated_at = now() - interval '30 hours' where bucket_id = $1`;
    await asOwner(old, [thoughtPhotoBucket]);
    const left = async () => {
      await server.upkeep();
      const { rows } = await asOwner('select name, version from storage.objects where name = any($1)', [
        [named.name, loose.name],
      ]);
      return rows as { name: string; version: string }[];
    };
    const hours = (count: number) => server.clock.advance(count * 3600);
    expect(await left()).toHaveLength(2);
    // For thirty days, the server expects that the device is offline and will still send the thought. This photo is older.
    await asOwner(
      `update storage.objects set created_at = now() - interval '32 days', updated_at = now() - interval '32 days' where name = $1`,
      [loose.name],
    );
    hours(7);
    const [kept, ...others] = await left();
    expect([kept?.name, others]).toEqual([named.name, []]);

    // Removes the thought as the database's owner, because the user's token has expired on the moved clock.
    await asOwner('delete from public.thoughts_entries where id = $1', [row.id]);
    hours(7);
    expect(await left()).toHaveLength(1);
    const bytes = () =>
      readdirSync(server.objectsFolder, { recursive: true }).some((file) => String(file).includes(kept!.version));
    expect(bytes()).toBe(true);
    hours(18);
    expect(await left()).toEqual([]);
    expect(bytes()).toBe(false);
  });
});
