import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { s3Store } from '../../server/src/storage/stores/s3-store.ts';
import { startTestServer } from '../../server/src/testing/start-test-server.ts';
import { startS3Server } from './support/s3-server.ts';
import { makePhotographer, pictureBlob, storageClient } from './support/storage-people.ts';

let s3: Awaited<ReturnType<typeof startS3Server>>;
beforeAll(async () => {
  s3 = await startS3Server('photos');
});
afterAll(() => s3.close());

test('stored bytes are read back unchanged until they are removed', async () => {
  const store = s3Store(s3.settings);
  const id = randomUUID();
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  expect(await store.get(id)).toBeUndefined();
  await store.put(id, bytes);
  expect(await store.get(id)).toEqual(bytes);
  const opened = (await store.open(id))!;
  expect([opened.size, new Uint8Array(await new Response(opened.body).arrayBuffer())]).toEqual([60_000, bytes]);
  await store.remove(id);
  expect(await store.get(id)).toBeUndefined();
  expect(await store.open(id)).toBeUndefined();
  await expect(store.remove(id)).resolves.toBeUndefined();
});

test('a wrong key, a missing bucket and an unreachable service are faults, never a missing object', async () => {
  const wrongKey = s3Store({ ...s3.settings, secretAccessKey: 'another' });
  const wrongBucket = s3Store({ ...s3.settings, bucket: 'none' });
  const gone = s3Store({ ...s3.settings, endpoint: 'http://127.0.0.1:1' });
  for (const store of [wrongKey, wrongBucket, gone]) {
    await expect(store.put(randomUUID(), new Uint8Array([1]))).rejects.toThrow();
    await expect(store.get(randomUUID())).rejects.toThrow();
    await expect(store.open(randomUUID())).rejects.toThrow();
  }
  await expect(wrongKey.get(randomUUID())).rejects.toThrow('SignatureDoesNotMatch');
});

test('photos and other objects are stored there as on disk', async () => {
  const server = await startTestServer({ objects: s3Store(s3.settings) });
  const { avatars, photo } = await makePhotographer(server);
  expect((await avatars.upload(photo, await pictureBlob())).error).toBeNull();
  expect((await avatars.upload(photo, await pictureBlob('png'), { upsert: true })).error).toBeNull();
  const { data: signed } = await avatars.createSignedUrl(photo, 60);
  expect((await server.fetch(signed!.signedUrl)).headers.get('content-type')).toBe('image/png');
  expect((await avatars.remove([photo])).data).toHaveLength(1);
  expect((await server.fetch(signed!.signedUrl)).status).toBe(404);
  const operator = storageClient(server, server.keys.serviceKey);
  await operator.createBucket('papers');
  await operator.from('papers').upload('note', 'text');
  expect(await (await operator.from('papers').download('note')).data?.text()).toBe('text');
  const stored = async () =>
    (await readdir(s3.directory, { recursive: true })).filter((name) => /_object$/.test(name)).length;
  const before = await stored();
  expect((await operator.emptyBucket('papers')).error).toBeNull();
  expect(await stored()).toBe(before - 1);
  await server.close();
});

test('during an outage an upload fails without a trace, removals are retried later, and other upkeep continues', async () => {
  const store = s3Store(s3.settings);
  let away = false;
  const refuse = () => Promise.reject(new Error('away'));
  const server = await startTestServer({
    objects: {
      put: (id, bytes) => (away ? refuse() : store.put(id, bytes)),
      get: (id) => store.get(id),
      open: (id) => store.open(id),
      remove: (id) => (away ? refuse() : store.remove(id)),
    },
  });
  const { avatars, photo, id } = await makePhotographer(server);
  await avatars.upload(photo, await pictureBlob());
  away = true;
  const failed = await avatars.upload(`${id}/second`, await pictureBlob());
  expect(failed.error).toMatchObject({ status: 500, message: expect.not.stringContaining('away') as string });
  expect((await avatars.list(id)).data).toHaveLength(1);
  expect((await avatars.remove([photo])).data).toHaveLength(1);
  const loose = () =>
    server.database.asOwner((transaction) => transaction.query('select version from storage.orphaned_objects'));
  expect((await loose()).count).toBe(2);
  await server.database.asOwner(({ query }) =>
    query(`insert into server.jobs (id, kind, run_at) values (gen_random_uuid(), 'crisis-sms', $1)`, [
      new Date(server.clock.now().getTime() - 120_000),
    ]),
  );
  await expect(server.upkeep()).rejects.toThrow('away');
  expect(server.log).toContainEqual(expect.objectContaining({ msg: 'jobs are late: npm run jobs lists them', late: 1 }));
  away = false;
  server.clock.advance(3601);
  await server.upkeep();
  expect((await loose()).count).toBe(0);
  await server.close();
});
