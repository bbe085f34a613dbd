import { readdir } from 'node:fs/promises';
import { StorageClient } from '@supabase/storage-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePicture } from '../../server/src/storage/testing/make-picture.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engines, makePerson, startRestServer } from './support/rest-server.ts';

describe.each(engines)('files with the client library, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const clientWith = (token = server.keys.anonKey) =>
    new StorageClient(
      `${server.url}/storage/v1`,
      { apikey: server.keys.anonKey, authorization: `Bearer ${token}` },
      server.fetch,
    );
  /** Somebody with an account, and the client library speaking for them. */
  async function newPerson() {
    const person = await makePerson(server);
    return { ...person, photo: `${person.id}/photo`, avatars: clientWith(person.token).from('avatars') };
  }
  const blob = async (kind: 'jpeg' | 'png' | 'gif' = 'jpeg') =>
    new Blob([new Uint8Array(await makePicture({ kind }))], { type: 'image/jpeg' });
  const filesOnDisk = () => readdir(server.objectsFolder);

  test('a photo is put, shown to its person, replaced and told apart', async () => {
    const { avatars, photo } = await newPerson();
    const put = await avatars.upload(photo, await blob());
    expect(put.error).toBeNull();
    expect(put.data).toMatchObject({ path: photo, fullPath: `avatars/${photo}` });
    const first = await avatars.download(photo);
    expect(first.data?.type).toBe('image/jpeg');
    const again = await avatars.upload(photo, await blob());
    expect(again.error).toMatchObject({ status: 409, statusCode: '409', message: 'The resource already exists' });
    expect((await avatars.upload(photo, await blob('png'), { upsert: true })).data?.id).toBe(put.data?.id);
    expect((await avatars.download(photo)).data?.type).toBe('image/png');
    expect((await avatars.update(photo, await makePicture({ kind: 'gif' }))).error).toBeNull();
    expect((await avatars.download(photo)).data?.type).toBe('image/gif');
    expect(await filesOnDisk()).toHaveLength(1);
  });

  test('a signed address shows the photo to whoever has it, until it ends', async () => {
    const { avatars, photo } = await newPerson();
    await avatars.upload(photo, await blob());
    const { data } = await avatars.createSignedUrl(photo, 60);
    const shown = await server.fetch(data!.signedUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    server.clock.advance(61);
    const late = await server.fetch(data!.signedUrl);
    expect(await late.json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' });
    server.clock.advance(-61);
  });
});
