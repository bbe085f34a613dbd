import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makePicture } from '../../server/src/storage/testing/make-picture.ts';
import type { TestServer } from '../../server/src/testing/start-test-server.ts';
import { engineOfThisRun, startRestServer } from './support/rest-server.ts';
import { makePhotographer, pictureBlob, storageClient } from './support/storage-people.ts';

describe.each(engineOfThisRun)('files with the client library, on %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startRestServer(engine);
  });
  afterAll(() => server.close());

  const filesOnDisk = async () => (await readdir(server.objectsFolder)).length;

  test('a photo is uploaded, shown to its owner, and replaced', async () => {
    const { avatars, photo } = await makePhotographer(server);
    const put = await avatars.upload(photo, await pictureBlob());
    expect(put.data).toMatchObject({ path: photo, fullPath: `avatars/${photo}` });
    const files = await filesOnDisk();
    expect((await avatars.download(photo)).data?.type).toBe('image/jpeg');
    const again = await avatars.upload(photo, await pictureBlob());
    expect(again.error).toMatchObject({
      ...{ status: 409, statusCode: '409', code: 'KeyAlreadyExists', message: 'The resource already exists' },
    });
    expect((await avatars.upload(photo, await pictureBlob('png'), { upsert: true })).data?.id).toBe(put.data?.id);
    expect((await avatars.download(photo)).data?.type).toBe('image/png');
    expect((await avatars.update(photo, await makePicture({ kind: 'gif' }))).error).toBeNull();
    expect((await avatars.download(photo)).data?.type).toBe('image/gif');
    expect(await filesOnDisk()).toBe(files);
  });

  test('files are readable by the server only, and their names reveal nothing', async () => {
    const { avatars, photo, id } = await makePhotographer(server);
    await avatars.upload(photo, await pictureBlob());
    const names = await readdir(server.objectsFolder);
    expect(names.filter((name) => name.includes(id) || name.includes('photo'))).toEqual([]);
    const modes = names.map(async (name) => (await stat(join(server.objectsFolder, name))).mode & 0o777);
    expect(new Set(await Promise.all(modes))).toEqual(new Set([0o600]));
    expect((await stat(server.objectsFolder)).mode & 0o777).toBe(0o700);
  });

  test('info returns the metadata of a photo, and whether it exists', async () => {
    const { avatars, photo } = await makePhotographer(server);
    await expect(avatars.exists(photo)).resolves.toMatchObject({ data: false });
    await avatars.upload(photo, await pictureBlob('png'));
    await expect(avatars.exists(photo)).resolves.toMatchObject({ data: true });
    const { data } = await avatars.info(photo);
    expect(data).toMatchObject({ name: photo, bucketId: 'avatars', contentType: 'image/png' });
    expect(data?.size).toBe((await avatars.download(photo)).data?.size);
  });

  test('a signed URL shows the photo without a session, until it expires', async () => {
    const { avatars, photo } = await makePhotographer(server);
    await avatars.upload(photo, await pictureBlob());
    const { data } = await avatars.createSignedUrl(photo, 60, { download: 'me & you.jpg' });
    const shown = await server.fetch(data!.signedUrl);
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(shown.headers.get('content-disposition')).toMatch(/^attachment; filename\*=UTF-8''me/);
    server.clock.advance(61);
    const late = await server.fetch(data!.signedUrl);
    expect(await late.json()).toMatchObject({ statusCode: '400', error: 'InvalidJWT' });
    server.clock.advance(-61);
  });

  test('several URLs are signed at once, each with its own error', async () => {
    const { avatars, photo, id } = await makePhotographer(server);
    await avatars.upload(photo, await pictureBlob());
    const { data } = await avatars.createSignedUrls([photo, `${id}/none`], 60);
    expect(data?.map(({ path, error }) => [path, error === null])).toEqual([
      [photo, true],
      [`${id}/none`, false],
    ]);
    expect((await server.fetch(data![0]!.signedUrl!)).status).toBe(200);
  });

  test('a signed upload URL accepts one upload for each name without the user’s token', async () => {
    const { avatars, photo } = await makePhotographer(server);
    const { data } = await avatars.createSignedUploadUrl(photo);
    const anonymous = storageClient(server).from('avatars');
    const put = await anonymous.uploadToSignedUrl(photo, data!.token, await pictureBlob());
    expect(put.data).toMatchObject({ path: photo, fullPath: `avatars/${photo}` });
    expect((await avatars.download(photo)).data?.type).toBe('image/jpeg');
    const again = await anonymous.uploadToSignedUrl(photo, data!.token, await pictureBlob());
    expect(again.error).toMatchObject({ code: 'KeyAlreadyExists' });
  });

  test('a list shows a folder’s files and folders, sorted, by pages and by prefix', async () => {
    const { avatars, id } = await makePhotographer(server);
    for (const name of ['b', 'a', 'Art', 'deep/c']) await avatars.upload(`${id}/${name}`, await pictureBlob());
    const names = async (options?: Parameters<typeof avatars.list>[1]) =>
      (await avatars.list(id, options)).data?.map((entry) => entry.name);
    expect(await names()).toEqual(['Art', 'a', 'b', 'deep']);
    expect(await names({ sortBy: { column: 'name', order: 'desc' }, limit: 2, offset: 1 })).toEqual(['b', 'a']);
    expect(await names({ search: 'a' })).toEqual(['Art', 'a']);
    const { data } = await avatars.list(id);
    expect(data?.find((entry) => entry.name === 'a')?.metadata).toMatchObject({ mimetype: 'image/jpeg' });
    expect(data?.find((entry) => entry.name === 'deep')).toMatchObject({ id: null, metadata: null });
    expect((await avatars.list()).data?.map((entry) => entry.name)).toEqual([id]);
    expect((await avatars.list(`${id}/deep`)).data?.map((entry) => entry.name)).toEqual(['c']);
  });

  test('a photo is moved, copied, and removed with its bytes; an old URL no longer shows it', async () => {
    const { avatars, photo, id } = await makePhotographer(server);
    await avatars.upload(photo, await pictureBlob());
    const before = await filesOnDisk();
    const { data: signed } = await avatars.createSignedUrl(photo, 60);
    expect((await avatars.copy(photo, `${id}/second`)).data).toEqual({ path: `avatars/${id}/second` });
    expect((await avatars.move(`${id}/second`, `${id}/third`)).error).toBeNull();
    expect((await avatars.move(`${id}/second`, `${id}/fourth`)).error).toMatchObject({ code: 'NoSuchKey' });
    expect((await avatars.move(`${id}/third`, photo)).error).toMatchObject({ code: 'KeyAlreadyExists' });
    expect(await filesOnDisk()).toBe(before + 1);
    const removed = await avatars.remove([photo, `${id}/third`, `${id}/none`]);
    expect(removed.data?.map((object) => object.name).sort()).toEqual([photo, `${id}/third`].sort());
    expect(await filesOnDisk()).toBe(before - 1);
    const late = await server.fetch(signed!.signedUrl);
    expect([late.status, await late.json()]).toMatchObject([404, { error: 'not_found' }]);
  });

  test('the operator sees the photo bucket and its limits, and a user does not', async () => {
    const operator = storageClient(server, server.keys.serviceKey);
    const bucket = {
      ...{ id: 'avatars', public: false, file_size_limit: 5 * 1024 * 1024 },
      allowed_mime_types: ['image/jpeg', 'image/png', 'image/gif'],
    };
    expect((await operator.listBuckets()).data).toMatchObject([
      bucket,
      { id: 'item-photos', public: false },
      { id: 'thought-photos' },
    ]);
    expect((await operator.getBucket('avatars')).data).toMatchObject(bucket);
    const person = await makePhotographer(server);
    expect((await storageClient(server, person.token).listBuckets()).data).toEqual([]);
  });

  test('unsupported operations are refused by name, not ignored', async () => {
    const { avatars, photo } = await makePhotographer(server);
    await avatars.upload(photo, await pictureBlob());
    const notSupported = { error: { code: 'NotSupported' } };
    const transform = { width: 10 };
    expect(await avatars.createSignedUrl(photo, 60, { transform })).toMatchObject(notSupported);
    expect(await avatars.download(photo, { transform })).toMatchObject(notSupported);
    expect(await avatars.listV2()).toMatchObject(notSupported);
    const metadata = { note: 'of one’s own' };
    expect(await avatars.upload(photo, await pictureBlob(), { metadata, upsert: true })).toMatchObject(notSupported);
    const publicAddress = await server.fetch(avatars.getPublicUrl(photo).data.publicUrl);
    expect(publicAddress.status).toBe(404);
  });

  describe('when an account is deleted', () => {
    test.each([
      ['completely', false],
      ['by a soft deletion', true],
    ])('%s, its photos are removed with their bytes, whichever role uploaded them', async (_, softly) => {
      const { avatars, photo, id } = await makePhotographer(server);
      const before = await filesOnDisk();
      await avatars.upload(photo, await pictureBlob());
      const operator = storageClient(server, server.keys.serviceKey).from('avatars');
      expect((await operator.upload(`${id}/from the operator`, await pictureBlob())).error).toBeNull();
      const { data: signed } = await avatars.createSignedUrl(photo, 60);
      expect(await filesOnDisk()).toBe(before + 2);
      const gone = await server.fetch(`/auth/v1/admin/users/${id}`, {
        method: 'DELETE',
        headers: { authorization: `Bearer ${server.keys.serviceKey}`, 'content-type': 'application/json' },
        body: JSON.stringify({ should_soft_delete: softly }),
      });
      expect(gone.status).toBe(200);
      expect((await server.fetch(signed!.signedUrl)).status).toBe(404);
      await server.upkeep();
      expect(await filesOnDisk()).toBe(before);
    });
  });
});
